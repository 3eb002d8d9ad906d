replay-play = Riproduci
replay-speed = Velocità
replay-jump = Vai a
replay-link = Link a questo momento
replay-share = Condividi questo momento
