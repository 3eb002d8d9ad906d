### Nouns for sentences: singular by default, plural with n: 2.
###
### A term takes literals only, so a message picks the number from its own variable:
###     Pesca { $n } { $n ->
###         [one] { -card }
###        *[other] { -card(n: 2) }
###     }.
### form: "bare" (default) carta, "def" la carta, "indef" una carta, "of" della carta.
### A noun of which there is only one has no "indef".
### form: "unit" counts what has no plural: 3 { -steel(form: "unit") } = 3 unità di Acciaio.
### form: "short" gives TR and VP; form: "name" gives a tag without the word "etichetta".
### Examples:
###     Guadagna 3 { -plant(n: 2) }
###     Incrementa di 1 { -step } { -oxygen(form: "def") }
###     Decrementa di 2 { -step(n: 2) } la tua { -production-energy }
###     ogni 2 { -tag-jovian(n: 2) }

## Resources

-resource =
    { $n ->
       *[one] { $form ->
           *[bare] Risorsa
            [def] la Risorsa
            [indef] una Risorsa
            [of] della Risorsa
        }
        [other] { $form ->
           *[bare] Risorse
            [def] le Risorse
            [indef] delle Risorse
            [of] delle Risorse
        }
    }

-mc =
    { $form ->
       *[bare] M€
        [def] i M€
        [indef] dei M€
        [of] dei M€
    }

-steel =
    { $form ->
       *[bare] Acciaio
        [def] l’Acciaio
        [indef] un’unità di Acciaio
        [of] dell’Acciaio
        [unit] unità di Acciaio
    }

-titanium =
    { $form ->
       *[bare] Titanio
        [def] il Titanio
        [indef] un’unità di Titanio
        [of] del Titanio
        [unit] unità di Titanio
    }

-plant =
    { $n ->
       *[one] { $form ->
           *[bare] Vegetale
            [def] il Vegetale
            [indef] un Vegetale
            [of] del Vegetale
        }
        [other] { $form ->
           *[bare] Vegetali
            [def] i Vegetali
            [indef] dei Vegetali
            [of] dei Vegetali
        }
    }

-energy =
    { $form ->
       *[bare] Energia
        [def] l’Energia
        [indef] un’unità di Energia
        [of] dell’Energia
        [unit] unità di Energia
    }

-heat =
    { $form ->
       *[bare] Calore
        [def] il Calore
        [indef] un’unità di Calore
        [of] del Calore
        [unit] unità di Calore
    }

## Resources kept on cards

-cube =
    { $n ->
       *[one] { $form ->
           *[bare] cubetto
            [def] il cubetto
            [indef] un cubetto
            [of] del cubetto
        }
        [other] { $form ->
           *[bare] cubetti
            [def] i cubetti
            [indef] dei cubetti
            [of] dei cubetti
        }
    }

-resource-cube =
    { $n ->
       *[one] { $form ->
           *[bare] cubetto Risorsa
            [def] il cubetto Risorsa
            [indef] un cubetto Risorsa
            [of] del cubetto Risorsa
        }
        [other] { $form ->
           *[bare] cubetti Risorsa
            [def] i cubetti Risorsa
            [indef] dei cubetti Risorsa
            [of] dei cubetti Risorsa
        }
    }

-player-marker =
    { $n ->
       *[one] { $form ->
           *[bare] cubetto Società
            [def] il cubetto Società
            [indef] un cubetto Società
            [of] del cubetto Società
        }
        [other] { $form ->
           *[bare] cubetti Società
            [def] i cubetti Società
            [indef] dei cubetti Società
            [of] dei cubetti Società
        }
    }

-microbe =
    { $n ->
       *[one] { $form ->
           *[bare] Microbo
            [def] il Microbo
            [indef] un Microbo
            [of] del Microbo
        }
        [other] { $form ->
           *[bare] Microbi
            [def] i Microbi
            [indef] dei Microbi
            [of] dei Microbi
        }
    }

-animal =
    { $n ->
       *[one] { $form ->
           *[bare] Animale
            [def] l’Animale
            [indef] un Animale
            [of] dell’Animale
        }
        [other] { $form ->
           *[bare] Animali
            [def] gli Animali
            [indef] degli Animali
            [of] degli Animali
        }
    }

-science =
    { $n ->
       *[one] { $form ->
           *[bare] Risorsa Scienza
            [def] la Risorsa Scienza
            [indef] una Risorsa Scienza
            [of] della Risorsa Scienza
        }
        [other] { $form ->
           *[bare] Risorse Scienza
            [def] le Risorse Scienza
            [indef] delle Risorse Scienza
            [of] delle Risorse Scienza
        }
    }

-fighter =
    { $n ->
       *[one] { $form ->
           *[bare] Caccia
            [def] il Caccia
            [indef] un Caccia
            [of] del Caccia
        }
        [other] { $form ->
           *[bare] Caccia
            [def] i Caccia
            [indef] dei Caccia
            [of] dei Caccia
        }
    }

-floater =
    { $n ->
       *[one] { $form ->
           *[bare] Galleggiante
            [def] il Galleggiante
            [indef] un Galleggiante
            [of] del Galleggiante
        }
        [other] { $form ->
           *[bare] Galleggianti
            [def] i Galleggianti
            [indef] dei Galleggianti
            [of] dei Galleggianti
        }
    }

-camp =
    { $n ->
       *[one] { $form ->
           *[bare] Campo
            [def] il Campo
            [indef] un Campo
            [of] del Campo
        }
        [other] { $form ->
           *[bare] Campi
            [def] i Campi
            [indef] dei Campi
            [of] dei Campi
        }
    }

## Production

-production =
    { $n ->
       *[one] { $form ->
           *[bare] Produzione
            [def] la Produzione
            [indef] una Produzione
            [of] della Produzione
        }
        [other] { $form ->
           *[bare] Produzioni
            [def] le Produzioni
            [indef] delle Produzioni
            [of] delle Produzioni
        }
    }

-production-step =
    { $n ->
       *[one] { $form ->
           *[bare] Punto Produzione
            [def] il Punto Produzione
            [indef] un Punto Produzione
            [of] del Punto Produzione
        }
        [other] { $form ->
           *[bare] Punti Produzione
            [def] i Punti Produzione
            [indef] dei Punti Produzione
            [of] dei Punti Produzione
        }
    }

-production-mc =
    { $form ->
       *[bare] Produzione di M€
        [def] la Produzione di M€
        [indef] una Produzione di M€
        [of] della Produzione di M€
    }

-production-steel =
    { $form ->
       *[bare] Produzione di Acciaio
        [def] la Produzione di Acciaio
        [indef] una Produzione di Acciaio
        [of] della Produzione di Acciaio
    }

-production-titanium =
    { $form ->
       *[bare] Produzione di Titanio
        [def] la Produzione di Titanio
        [indef] una Produzione di Titanio
        [of] della Produzione di Titanio
    }

-production-plant =
    { $form ->
       *[bare] Produzione di Vegetali
        [def] la Produzione di Vegetali
        [indef] una Produzione di Vegetali
        [of] della Produzione di Vegetali
    }

-production-energy =
    { $form ->
       *[bare] Produzione di Energia
        [def] la Produzione di Energia
        [indef] una Produzione di Energia
        [of] della Produzione di Energia
    }

-production-heat =
    { $form ->
       *[bare] Produzione di Calore
        [def] la Produzione di Calore
        [indef] una Produzione di Calore
        [of] della Produzione di Calore
    }

-production-card =
    { $form ->
       *[bare] Produzione di carte
        [def] la Produzione di carte
        [indef] una Produzione di carte
        [of] della Produzione di carte
    }

## Parameters and points

-parameter =
    { $n ->
       *[one] { $form ->
           *[bare] Parametro Globale
            [def] il Parametro Globale
            [indef] un Parametro Globale
            [of] del Parametro Globale
        }
        [other] { $form ->
           *[bare] Parametri Globali
            [def] i Parametri Globali
            [indef] dei Parametri Globali
            [of] dei Parametri Globali
        }
    }

-temperature =
    { $form ->
       *[bare] Temperatura
        [def] la Temperatura
        [of] della Temperatura
    }

-oxygen =
    { $form ->
       *[bare] Ossigeno
        [def] l’Ossigeno
        [of] dell’Ossigeno
    }

-ocean =
    { $n ->
       *[one] { $form ->
           *[bare] Oceano
            [def] l’Oceano
            [indef] un Oceano
            [of] dell’Oceano
        }
        [other] { $form ->
           *[bare] Oceani
            [def] gli Oceani
            [indef] degli Oceani
            [of] degli Oceani
        }
    }

-rating =
    { $form ->
       *[bare] Livello di Terraformazione
        [def] il Livello di Terraformazione
        [of] del Livello di Terraformazione
        [short] TR
    }

-step =
    { $n ->
       *[one] { $form ->
           *[bare] punto
            [def] il punto
            [indef] un punto
            [of] del punto
        }
        [other] { $form ->
           *[bare] punti
            [def] i punti
            [indef] dei punti
            [of] dei punti
        }
    }

-victory-point =
    { $n ->
       *[one] { $form ->
           *[bare] Punto Vittoria
            [def] il Punto Vittoria
            [indef] un Punto Vittoria
            [of] del Punto Vittoria
            [short] VP
        }
        [other] { $form ->
           *[bare] Punti Vittoria
            [def] i Punti Vittoria
            [indef] dei Punti Vittoria
            [of] dei Punti Vittoria
            [short] VP
        }
    }

## Colour zones of Ares Expedition

-zone =
    { $n ->
       *[one] { $form ->
           *[bare] zona
            [def] la zona
            [indef] una zona
            [of] della zona
        }
        [other] { $form ->
           *[bare] zone
            [def] le zone
            [indef] delle zone
            [of] delle zone
        }
    }

-zone-purple =
    { $n ->
       *[one] { $form ->
           *[bare] zona viola
            [def] la zona viola
            [indef] una zona viola
            [of] della zona viola
        }
        [other] { $form ->
           *[bare] zone viola
            [def] le zone viola
            [indef] delle zone viola
            [of] delle zone viola
        }
    }

-zone-red =
    { $n ->
       *[one] { $form ->
           *[bare] zona rossa
            [def] la zona rossa
            [indef] una zona rossa
            [of] della zona rossa
        }
        [other] { $form ->
           *[bare] zone rosse
            [def] le zone rosse
            [indef] delle zone rosse
            [of] delle zone rosse
        }
    }

-zone-yellow =
    { $n ->
       *[one] { $form ->
           *[bare] zona gialla
            [def] la zona gialla
            [indef] una zona gialla
            [of] della zona gialla
        }
        [other] { $form ->
           *[bare] zone gialle
            [def] le zone gialle
            [indef] delle zone gialle
            [of] delle zone gialle
        }
    }

-zone-white =
    { $n ->
       *[one] { $form ->
           *[bare] zona bianca
            [def] la zona bianca
            [indef] una zona bianca
            [of] della zona bianca
        }
        [other] { $form ->
           *[bare] zone bianche
            [def] le zone bianche
            [indef] delle zone bianche
            [of] delle zone bianche
        }
    }

## Cards

-card =
    { $n ->
       *[one] { $form ->
           *[bare] carta
            [def] la carta
            [indef] una carta
            [of] della carta
        }
        [other] { $form ->
           *[bare] carte
            [def] le carte
            [indef] delle carte
            [of] delle carte
        }
    }

-card-project =
    { $n ->
       *[one] { $form ->
           *[bare] carta Progetto
            [def] la carta Progetto
            [indef] una carta Progetto
            [of] della carta Progetto
        }
        [other] { $form ->
           *[bare] carte Progetto
            [def] le carte Progetto
            [indef] delle carte Progetto
            [of] delle carte Progetto
        }
    }

-card-automated =
    { $n ->
       *[one] { $form ->
           *[bare] carta Automatica
            [def] la carta Automatica
            [indef] una carta Automatica
            [of] della carta Automatica
        }
        [other] { $form ->
           *[bare] carte Automatiche
            [def] le carte Automatiche
            [indef] delle carte Automatiche
            [of] delle carte Automatiche
        }
    }

-card-active =
    { $n ->
       *[one] { $form ->
           *[bare] carta Attiva
            [def] la carta Attiva
            [indef] una carta Attiva
            [of] della carta Attiva
        }
        [other] { $form ->
           *[bare] carte Attive
            [def] le carte Attive
            [indef] delle carte Attive
            [of] delle carte Attive
        }
    }

-card-event =
    { $n ->
       *[one] { $form ->
           *[bare] carta Evento
            [def] la carta Evento
            [indef] una carta Evento
            [of] della carta Evento
        }
        [other] { $form ->
           *[bare] carte Evento
            [def] le carte Evento
            [indef] delle carte Evento
            [of] delle carte Evento
        }
    }

-card-corporation =
    { $n ->
       *[one] { $form ->
           *[bare] carta Società
            [def] la carta Società
            [indef] una carta Società
            [of] della carta Società
        }
        [other] { $form ->
           *[bare] carte Società
            [def] le carte Società
            [indef] delle carte Società
            [of] delle carte Società
        }
    }

-card-green =
    { $n ->
       *[one] { $form ->
           *[bare] carta verde
            [def] la carta verde
            [indef] una carta verde
            [of] della carta verde
        }
        [other] { $form ->
           *[bare] carte verdi
            [def] le carte verdi
            [indef] delle carte verdi
            [of] delle carte verdi
        }
    }

-card-blue =
    { $n ->
       *[one] { $form ->
           *[bare] carta blu
            [def] la carta blu
            [indef] una carta blu
            [of] della carta blu
        }
        [other] { $form ->
           *[bare] carte blu
            [def] le carte blu
            [indef] delle carte blu
            [of] delle carte blu
        }
    }

-card-red =
    { $n ->
       *[one] { $form ->
           *[bare] carta rossa
            [def] la carta rossa
            [indef] una carta rossa
            [of] della carta rossa
        }
        [other] { $form ->
           *[bare] carte rosse
            [def] le carte rosse
            [indef] delle carte rosse
            [of] delle carte rosse
        }
    }

-card-phase =
    { $n ->
       *[one] { $form ->
           *[bare] carta Fase
            [def] la carta Fase
            [indef] una carta Fase
            [of] della carta Fase
        }
        [other] { $form ->
           *[bare] carte Fase
            [def] le carte Fase
            [indef] delle carte Fase
            [of] delle carte Fase
        }
    }

-corporation =
    { $n ->
       *[one] { $form ->
           *[bare] Società
            [def] la Società
            [indef] una Società
            [of] della Società
        }
        [other] { $form ->
           *[bare] Società
            [def] le Società
            [indef] delle Società
            [of] delle Società
        }
    }

-event =
    { $n ->
       *[one] { $form ->
           *[bare] Evento
            [def] l’Evento
            [indef] un Evento
            [of] dell’Evento
        }
        [other] { $form ->
           *[bare] Eventi
            [def] gli Eventi
            [indef] degli Eventi
            [of] degli Eventi
        }
    }

-hand =
    { $n ->
       *[one] { $form ->
           *[bare] mano
            [def] la mano
            [indef] una mano
            [of] della mano
        }
        [other] { $form ->
           *[bare] mani
            [def] le mani
            [indef] delle mani
            [of] delle mani
        }
    }

-deck =
    { $n ->
       *[one] { $form ->
           *[bare] mazzo
            [def] il mazzo
            [indef] un mazzo
            [of] del mazzo
        }
        [other] { $form ->
           *[bare] mazzi
            [def] i mazzi
            [indef] dei mazzi
            [of] dei mazzi
        }
    }

-discard-pile =
    { $n ->
       *[one] { $form ->
           *[bare] pila degli scarti
            [def] la pila degli scarti
            [indef] una pila degli scarti
            [of] della pila degli scarti
        }
        [other] { $form ->
           *[bare] pile degli scarti
            [def] le pile degli scarti
            [indef] delle pile degli scarti
            [of] delle pile degli scarti
        }
    }

-cost =
    { $n ->
       *[one] { $form ->
           *[bare] costo
            [def] il costo
            [indef] un costo
            [of] del costo
        }
        [other] { $form ->
           *[bare] costi
            [def] i costi
            [indef] dei costi
            [of] dei costi
        }
    }

-requirement =
    { $n ->
       *[one] { $form ->
           *[bare] richiesta
            [def] la richiesta
            [indef] una richiesta
            [of] della richiesta
        }
        [other] { $form ->
           *[bare] richieste
            [def] le richieste
            [indef] delle richieste
            [of] delle richieste
        }
    }

-discount =
    { $n ->
       *[one] { $form ->
           *[bare] sconto
            [def] lo sconto
            [indef] uno sconto
            [of] dello sconto
        }
        [other] { $form ->
           *[bare] sconti
            [def] gli sconti
            [indef] degli sconti
            [of] degli sconti
        }
    }

-effect =
    { $n ->
       *[one] { $form ->
           *[bare] effetto
            [def] l’effetto
            [indef] un effetto
            [of] dell’effetto
        }
        [other] { $form ->
           *[bare] effetti
            [def] gli effetti
            [indef] degli effetti
            [of] degli effetti
        }
    }

-action =
    { $n ->
       *[one] { $form ->
           *[bare] azione
            [def] l’azione
            [indef] un’azione
            [of] dell’azione
        }
        [other] { $form ->
           *[bare] azioni
            [def] le azioni
            [indef] delle azioni
            [of] delle azioni
        }
    }

## Tags

-tag =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta
            [def] l’etichetta
            [indef] un’etichetta
            [of] dell’etichetta
        }
        [other] { $form ->
           *[bare] etichette
            [def] le etichette
            [indef] delle etichette
            [of] delle etichette
        }
    }

-tag-building =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Costruzione
            [def] l’etichetta Costruzione
            [indef] un’etichetta Costruzione
            [of] dell’etichetta Costruzione
            [name] Costruzione
        }
        [other] { $form ->
           *[bare] etichette Costruzione
            [def] le etichette Costruzione
            [indef] delle etichette Costruzione
            [of] delle etichette Costruzione
            [name] Costruzione
        }
    }

-tag-space =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Spazio
            [def] l’etichetta Spazio
            [indef] un’etichetta Spazio
            [of] dell’etichetta Spazio
            [name] Spazio
        }
        [other] { $form ->
           *[bare] etichette Spazio
            [def] le etichette Spazio
            [indef] delle etichette Spazio
            [of] delle etichette Spazio
            [name] Spazio
        }
    }

-tag-power =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Energia
            [def] l’etichetta Energia
            [indef] un’etichetta Energia
            [of] dell’etichetta Energia
            [name] Energia
        }
        [other] { $form ->
           *[bare] etichette Energia
            [def] le etichette Energia
            [indef] delle etichette Energia
            [of] delle etichette Energia
            [name] Energia
        }
    }

-tag-science =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Scienza
            [def] l’etichetta Scienza
            [indef] un’etichetta Scienza
            [of] dell’etichetta Scienza
            [name] Scienza
        }
        [other] { $form ->
           *[bare] etichette Scienza
            [def] le etichette Scienza
            [indef] delle etichette Scienza
            [of] delle etichette Scienza
            [name] Scienza
        }
    }

-tag-jovian =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Giove
            [def] l’etichetta Giove
            [indef] un’etichetta Giove
            [of] dell’etichetta Giove
            [name] Giove
        }
        [other] { $form ->
           *[bare] etichette Giove
            [def] le etichette Giove
            [indef] delle etichette Giove
            [of] delle etichette Giove
            [name] Giove
        }
    }

-tag-earth =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Terra
            [def] l’etichetta Terra
            [indef] un’etichetta Terra
            [of] dell’etichetta Terra
            [name] Terra
        }
        [other] { $form ->
           *[bare] etichette Terra
            [def] le etichette Terra
            [indef] delle etichette Terra
            [of] delle etichette Terra
            [name] Terra
        }
    }

-tag-plant =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Vegetali
            [def] l’etichetta Vegetali
            [indef] un’etichetta Vegetali
            [of] dell’etichetta Vegetali
            [name] Vegetali
        }
        [other] { $form ->
           *[bare] etichette Vegetali
            [def] le etichette Vegetali
            [indef] delle etichette Vegetali
            [of] delle etichette Vegetali
            [name] Vegetali
        }
    }

-tag-microbe =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Microbi
            [def] l’etichetta Microbi
            [indef] un’etichetta Microbi
            [of] dell’etichetta Microbi
            [name] Microbi
        }
        [other] { $form ->
           *[bare] etichette Microbi
            [def] le etichette Microbi
            [indef] delle etichette Microbi
            [of] delle etichette Microbi
            [name] Microbi
        }
    }

-tag-animal =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Animale
            [def] l’etichetta Animale
            [indef] un’etichetta Animale
            [of] dell’etichetta Animale
            [name] Animale
        }
        [other] { $form ->
           *[bare] etichette Animale
            [def] le etichette Animale
            [indef] delle etichette Animale
            [of] delle etichette Animale
            [name] Animale
        }
    }

-tag-city =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Città
            [def] l’etichetta Città
            [indef] un’etichetta Città
            [of] dell’etichetta Città
            [name] Città
        }
        [other] { $form ->
           *[bare] etichette Città
            [def] le etichette Città
            [indef] delle etichette Città
            [of] delle etichette Città
            [name] Città
        }
    }

-tag-event =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Evento
            [def] l’etichetta Evento
            [indef] un’etichetta Evento
            [of] dell’etichetta Evento
            [name] Evento
        }
        [other] { $form ->
           *[bare] etichette Evento
            [def] le etichette Evento
            [indef] delle etichette Evento
            [of] delle etichette Evento
            [name] Evento
        }
    }

## Map and tiles

-map =
    { $form ->
       *[bare] mappa
        [def] la mappa
        [of] della mappa
    }

-space =
    { $n ->
       *[one] { $form ->
           *[bare] area
            [def] l’area
            [indef] un’area
            [of] dell’area
        }
        [other] { $form ->
           *[bare] aree
            [def] le aree
            [indef] delle aree
            [of] delle aree
        }
    }

-placement-bonus =
    { $n ->
       *[one] { $form ->
           *[bare] bonus sul piazzamento
            [def] il bonus sul piazzamento
            [indef] un bonus sul piazzamento
            [of] del bonus sul piazzamento
        }
        [other] { $form ->
           *[bare] bonus sul piazzamento
            [def] i bonus sul piazzamento
            [indef] dei bonus sul piazzamento
            [of] dei bonus sul piazzamento
        }
    }

# Counted as tiles: { -tile-greenery(n: 2) }.
-greenery =
    { $form ->
       *[bare] Vegetazione
        [def] la Vegetazione
        [of] della Vegetazione
    }

-city =
    { $n ->
       *[one] { $form ->
           *[bare] Città
            [def] la Città
            [indef] una Città
            [of] della Città
        }
        [other] { $form ->
           *[bare] Città
            [def] le Città
            [indef] delle Città
            [of] delle Città
        }
    }

-forest =
    { $n ->
       *[one] { $form ->
           *[bare] Foresta
            [def] la Foresta
            [indef] una Foresta
            [of] della Foresta
        }
        [other] { $form ->
           *[bare] Foreste
            [def] le Foreste
            [indef] delle Foreste
            [of] delle Foreste
        }
    }

-tile =
    { $n ->
       *[one] { $form ->
           *[bare] tessera
            [def] la tessera
            [indef] una tessera
            [of] della tessera
        }
        [other] { $form ->
           *[bare] tessere
            [def] le tessere
            [indef] delle tessere
            [of] delle tessere
        }
    }

-tile-special =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Speciale
            [def] la tessera Speciale
            [indef] una tessera Speciale
            [of] della tessera Speciale
        }
        [other] { $form ->
           *[bare] tessere Speciali
            [def] le tessere Speciali
            [indef] delle tessere Speciali
            [of] delle tessere Speciali
        }
    }

-tile-ocean =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Oceano
            [def] la tessera Oceano
            [indef] una tessera Oceano
            [of] della tessera Oceano
        }
        [other] { $form ->
           *[bare] tessere Oceano
            [def] le tessere Oceano
            [indef] delle tessere Oceano
            [of] delle tessere Oceano
        }
    }

-tile-greenery =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Vegetazione
            [def] la tessera Vegetazione
            [indef] una tessera Vegetazione
            [of] della tessera Vegetazione
        }
        [other] { $form ->
           *[bare] tessere Vegetazione
            [def] le tessere Vegetazione
            [indef] delle tessere Vegetazione
            [of] delle tessere Vegetazione
        }
    }

-tile-city =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Città
            [def] la tessera Città
            [indef] una tessera Città
            [of] della tessera Città
        }
        [other] { $form ->
           *[bare] tessere Città
            [def] le tessere Città
            [indef] delle tessere Città
            [of] delle tessere Città
        }
    }

-tile-capital =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Capitale
            [def] la tessera Capitale
            [indef] una tessera Capitale
            [of] della tessera Capitale
        }
        [other] { $form ->
           *[bare] tessere Capitale
            [def] le tessere Capitale
            [indef] delle tessere Capitale
            [of] delle tessere Capitale
        }
    }

-tile-commercial-district =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Distretto Commerciale
            [def] la tessera Distretto Commerciale
            [indef] una tessera Distretto Commerciale
            [of] della tessera Distretto Commerciale
        }
        [other] { $form ->
           *[bare] tessere Distretto Commerciale
            [def] le tessere Distretto Commerciale
            [indef] delle tessere Distretto Commerciale
            [of] delle tessere Distretto Commerciale
        }
    }

-tile-ecological-zone =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Zona Ecologica
            [def] la tessera Zona Ecologica
            [indef] una tessera Zona Ecologica
            [of] della tessera Zona Ecologica
        }
        [other] { $form ->
           *[bare] tessere Zona Ecologica
            [def] le tessere Zona Ecologica
            [indef] delle tessere Zona Ecologica
            [of] delle tessere Zona Ecologica
        }
    }

-tile-industrial-center =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Centro Industriale
            [def] la tessera Centro Industriale
            [indef] una tessera Centro Industriale
            [of] della tessera Centro Industriale
        }
        [other] { $form ->
           *[bare] tessere Centro Industriale
            [def] le tessere Centro Industriale
            [indef] delle tessere Centro Industriale
            [of] delle tessere Centro Industriale
        }
    }

-tile-lava-flows =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Flussi di Lava
            [def] la tessera Flussi di Lava
            [indef] una tessera Flussi di Lava
            [of] della tessera Flussi di Lava
        }
        [other] { $form ->
           *[bare] tessere Flussi di Lava
            [def] le tessere Flussi di Lava
            [indef] delle tessere Flussi di Lava
            [of] delle tessere Flussi di Lava
        }
    }

-tile-mining-area =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Area Estrazione Mineraria
            [def] la tessera Area Estrazione Mineraria
            [indef] una tessera Area Estrazione Mineraria
            [of] della tessera Area Estrazione Mineraria
        }
        [other] { $form ->
           *[bare] tessere Area Estrazione Mineraria
            [def] le tessere Area Estrazione Mineraria
            [indef] delle tessere Area Estrazione Mineraria
            [of] delle tessere Area Estrazione Mineraria
        }
    }

-tile-mining-rights =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Diritti di Estrazione Mineraria
            [def] la tessera Diritti di Estrazione Mineraria
            [indef] una tessera Diritti di Estrazione Mineraria
            [of] della tessera Diritti di Estrazione Mineraria
        }
        [other] { $form ->
           *[bare] tessere Diritti di Estrazione Mineraria
            [def] le tessere Diritti di Estrazione Mineraria
            [indef] delle tessere Diritti di Estrazione Mineraria
            [of] delle tessere Diritti di Estrazione Mineraria
        }
    }

-tile-mohole-area =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Area Mohole
            [def] la tessera Area Mohole
            [indef] una tessera Area Mohole
            [of] della tessera Area Mohole
        }
        [other] { $form ->
           *[bare] tessere Area Mohole
            [def] le tessere Area Mohole
            [indef] delle tessere Area Mohole
            [of] delle tessere Area Mohole
        }
    }

-tile-natural-preserve =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Riserva Naturale
            [def] la tessera Riserva Naturale
            [indef] una tessera Riserva Naturale
            [of] della tessera Riserva Naturale
        }
        [other] { $form ->
           *[bare] tessere Riserva Naturale
            [def] le tessere Riserva Naturale
            [indef] delle tessere Riserva Naturale
            [of] delle tessere Riserva Naturale
        }
    }

-tile-nuclear-zone =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Zona Nucleare
            [def] la tessera Zona Nucleare
            [indef] una tessera Zona Nucleare
            [of] della tessera Zona Nucleare
        }
        [other] { $form ->
           *[bare] tessere Zona Nucleare
            [def] le tessere Zona Nucleare
            [indef] delle tessere Zona Nucleare
            [of] delle tessere Zona Nucleare
        }
    }

-tile-restricted-area =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Area Riservata
            [def] la tessera Area Riservata
            [indef] una tessera Area Riservata
            [of] della tessera Area Riservata
        }
        [other] { $form ->
           *[bare] tessere Area Riservata
            [def] le tessere Area Riservata
            [indef] delle tessere Area Riservata
            [of] delle tessere Area Riservata
        }
    }

-tile-claim-marker =
    { $n ->
       *[one] { $form ->
           *[bare] segnalino Rivendicazione
            [def] il segnalino Rivendicazione
            [indef] un segnalino Rivendicazione
            [of] del segnalino Rivendicazione
        }
        [other] { $form ->
           *[bare] segnalini Rivendicazione
            [def] i segnalini Rivendicazione
            [indef] dei segnalini Rivendicazione
            [of] dei segnalini Rivendicazione
        }
    }

-tile-forest =
    { $n ->
       *[one] { $form ->
           *[bare] segnalino Foresta
            [def] il segnalino Foresta
            [indef] un segnalino Foresta
            [of] del segnalino Foresta
        }
        [other] { $form ->
           *[bare] segnalini Foresta
            [def] i segnalini Foresta
            [indef] dei segnalini Foresta
            [of] dei segnalini Foresta
        }
    }

## Colonies

-colony =
    { $n ->
       *[one] { $form ->
           *[bare] Colonia
            [def] la Colonia
            [indef] una Colonia
            [of] della Colonia
        }
        [other] { $form ->
           *[bare] Colonie
            [def] le Colonie
            [indef] delle Colonie
            [of] delle Colonie
        }
    }

-colony-tile =
    { $n ->
       *[one] { $form ->
           *[bare] tessera Colonia
            [def] la tessera Colonia
            [indef] una tessera Colonia
            [of] della tessera Colonia
        }
        [other] { $form ->
           *[bare] tessere Colonia
            [def] le tessere Colonia
            [indef] delle tessere Colonia
            [of] delle tessere Colonia
        }
    }

-colony-track =
    { $n ->
       *[one] { $form ->
           *[bare] tracciato della Colonia
            [def] il tracciato della Colonia
            [indef] un tracciato della Colonia
            [of] del tracciato della Colonia
        }
        [other] { $form ->
           *[bare] tracciati delle Colonie
            [def] i tracciati delle Colonie
            [indef] dei tracciati delle Colonie
            [of] dei tracciati delle Colonie
        }
    }

-colony-bonus =
    { $n ->
       *[one] { $form ->
           *[bare] bonus della Colonia
            [def] il bonus della Colonia
            [indef] un bonus della Colonia
            [of] del bonus della Colonia
        }
        [other] { $form ->
           *[bare] bonus delle Colonie
            [def] i bonus delle Colonie
            [indef] dei bonus delle Colonie
            [of] dei bonus delle Colonie
        }
    }

-trade =
    { $n ->
       *[one] { $form ->
           *[bare] scambio commerciale
            [def] lo scambio commerciale
            [indef] uno scambio commerciale
            [of] dello scambio commerciale
        }
        [other] { $form ->
           *[bare] scambi commerciali
            [def] gli scambi commerciali
            [indef] degli scambi commerciali
            [of] degli scambi commerciali
        }
    }

-trade-fleet =
    { $n ->
       *[one] { $form ->
           *[bare] Flotta Commerciale
            [def] la Flotta Commerciale
            [indef] una Flotta Commerciale
            [of] della Flotta Commerciale
        }
        [other] { $form ->
           *[bare] Flotte Commerciali
            [def] le Flotte Commerciali
            [indef] delle Flotte Commerciali
            [of] delle Flotte Commerciali
        }
    }

## Players and time

-player =
    { $n ->
       *[one] { $form ->
           *[bare] giocatore
            [def] il giocatore
            [indef] un giocatore
            [of] del giocatore
        }
        [other] { $form ->
           *[bare] giocatori
            [def] i giocatori
            [indef] dei giocatori
            [of] dei giocatori
        }
    }

-opponent =
    { $n ->
       *[one] { $form ->
           *[bare] avversario
            [def] l’avversario
            [indef] un avversario
            [of] dell’avversario
        }
        [other] { $form ->
           *[bare] avversari
            [def] gli avversari
            [indef] degli avversari
            [of] degli avversari
        }
    }

-first-player =
    { $form ->
       *[bare] Primo Giocatore
        [def] il Primo Giocatore
        [of] del Primo Giocatore
    }

-player-board =
    { $n ->
       *[one] { $form ->
           *[bare] Plancia del Giocatore
            [def] la Plancia del Giocatore
            [indef] una Plancia del Giocatore
            [of] della Plancia del Giocatore
        }
        [other] { $form ->
           *[bare] Plance dei Giocatori
            [def] le Plance dei Giocatori
            [indef] delle Plance dei Giocatori
            [of] delle Plance dei Giocatori
        }
    }

-turn =
    { $n ->
       *[one] { $form ->
           *[bare] turno
            [def] il turno
            [indef] un turno
            [of] del turno
        }
        [other] { $form ->
           *[bare] turni
            [def] i turni
            [indef] dei turni
            [of] dei turni
        }
    }

-round =
    { $n ->
       *[one] { $form ->
           *[bare] round
            [def] il round
            [indef] un round
            [of] del round
        }
        [other] { $form ->
           *[bare] round
            [def] i round
            [indef] dei round
            [of] dei round
        }
    }

-generation =
    { $n ->
       *[one] { $form ->
           *[bare] Generazione
            [def] la Generazione
            [indef] una Generazione
            [of] della Generazione
        }
        [other] { $form ->
           *[bare] Generazioni
            [def] le Generazioni
            [indef] delle Generazioni
            [of] delle Generazioni
        }
    }

-phase =
    { $n ->
       *[one] { $form ->
           *[bare] Fase
            [def] la Fase
            [indef] una Fase
            [of] della Fase
        }
        [other] { $form ->
           *[bare] Fasi
            [def] le Fasi
            [indef] delle Fasi
            [of] delle Fasi
        }
    }

-phase-player-order =
    { $form ->
       *[bare] Fase dell’Ordine di Gioco
        [def] la Fase dell’Ordine di Gioco
        [of] della Fase dell’Ordine di Gioco
    }

-phase-research =
    { $form ->
       *[bare] Fase della Ricerca
        [def] la Fase della Ricerca
        [of] della Fase della Ricerca
    }

-phase-action =
    { $form ->
       *[bare] Fase delle Azioni
        [def] la Fase delle Azioni
        [of] della Fase delle Azioni
    }

-phase-production =
    { $form ->
       *[bare] Fase della Produzione
        [def] la Fase della Produzione
        [of] della Fase della Produzione
    }

-phase-solar =
    { $form ->
       *[bare] Fase Solare
        [def] la Fase Solare
        [of] della Fase Solare
    }

-phase-planning =
    { $form ->
       *[bare] Fase della Pianificazione
        [def] la Fase della Pianificazione
        [of] della Fase della Pianificazione
    }

-phase-development =
    { $form ->
       *[bare] Fase dello Sviluppo
        [def] la Fase dello Sviluppo
        [of] della Fase dello Sviluppo
    }

-phase-construction =
    { $form ->
       *[bare] Fase della Costruzione
        [def] la Fase della Costruzione
        [of] della Fase della Costruzione
    }

## Things on offer to everyone

-milestone =
    { $n ->
       *[one] { $form ->
           *[bare] Pietra Miliare
            [def] la Pietra Miliare
            [indef] una Pietra Miliare
            [of] della Pietra Miliare
        }
        [other] { $form ->
           *[bare] Pietre Miliari
            [def] le Pietre Miliari
            [indef] delle Pietre Miliari
            [of] delle Pietre Miliari
        }
    }

-award =
    { $n ->
       *[one] { $form ->
           *[bare] Premio
            [def] il Premio
            [indef] un Premio
            [of] del Premio
        }
        [other] { $form ->
           *[bare] Premi
            [def] i Premi
            [indef] dei Premi
            [of] dei Premi
        }
    }

-standard-project =
    { $n ->
       *[one] { $form ->
           *[bare] Progetto Standard
            [def] il Progetto Standard
            [indef] un Progetto Standard
            [of] del Progetto Standard
        }
        [other] { $form ->
           *[bare] Progetti Standard
            [def] i Progetti Standard
            [indef] dei Progetti Standard
            [of] dei Progetti Standard
        }
    }

-standard-action =
    { $n ->
       *[one] { $form ->
           *[bare] Azione Standard
            [def] l’Azione Standard
            [indef] un’Azione Standard
            [of] dell’Azione Standard
        }
        [other] { $form ->
           *[bare] Azioni Standard
            [def] le Azioni Standard
            [indef] delle Azioni Standard
            [of] delle Azioni Standard
        }
    }
