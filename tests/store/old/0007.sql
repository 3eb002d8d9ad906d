BEGIN TRANSACTION;
CREATE TABLE ahead (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	since INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	told TEXT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE browsers (
	hash VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "browsers" VALUES('browser ann mars','ann0');
INSERT INTO "browsers" VALUES('browser bea mars','bea0');
INSERT INTO "browsers" VALUES('browser ann ares','ann1');
INSERT INTO "browsers" VALUES('browser bea ares','bea1');
CREATE TABLE changes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL
);
INSERT INTO "changes" VALUES(1,'@lobby',-1);
INSERT INTO "changes" VALUES(2,'ofDSElRl3aVT',-1);
INSERT INTO "changes" VALUES(3,'@lobby',-1);
INSERT INTO "changes" VALUES(4,'ofDSElRl3aVT',-1);
INSERT INTO "changes" VALUES(5,'ofDSElRl3aVT',1);
INSERT INTO "changes" VALUES(6,'ofDSElRl3aVT',2);
INSERT INTO "changes" VALUES(7,'ofDSElRl3aVT',3);
INSERT INTO "changes" VALUES(8,'ofDSElRl3aVT',4);
INSERT INTO "changes" VALUES(9,'ofDSElRl3aVT',5);
INSERT INTO "changes" VALUES(10,'ofDSElRl3aVT',6);
INSERT INTO "changes" VALUES(11,'ofDSElRl3aVT',7);
INSERT INTO "changes" VALUES(12,'ofDSElRl3aVT',8);
INSERT INTO "changes" VALUES(13,'ofDSElRl3aVT',9);
INSERT INTO "changes" VALUES(14,'ofDSElRl3aVT',10);
INSERT INTO "changes" VALUES(15,'ofDSElRl3aVT',11);
INSERT INTO "changes" VALUES(16,'ofDSElRl3aVT',12);
INSERT INTO "changes" VALUES(17,'ofDSElRl3aVT',13);
INSERT INTO "changes" VALUES(18,'ofDSElRl3aVT',14);
INSERT INTO "changes" VALUES(19,'ofDSElRl3aVT',15);
INSERT INTO "changes" VALUES(20,'ofDSElRl3aVT',16);
INSERT INTO "changes" VALUES(21,'ofDSElRl3aVT',17);
INSERT INTO "changes" VALUES(22,'ofDSElRl3aVT',18);
INSERT INTO "changes" VALUES(23,'ofDSElRl3aVT',19);
INSERT INTO "changes" VALUES(24,'ofDSElRl3aVT',20);
INSERT INTO "changes" VALUES(25,'ofDSElRl3aVT',21);
INSERT INTO "changes" VALUES(26,'ofDSElRl3aVT',22);
INSERT INTO "changes" VALUES(27,'ofDSElRl3aVT',23);
INSERT INTO "changes" VALUES(28,'ofDSElRl3aVT',24);
INSERT INTO "changes" VALUES(29,'ofDSElRl3aVT',25);
INSERT INTO "changes" VALUES(30,'ofDSElRl3aVT',26);
INSERT INTO "changes" VALUES(31,'ofDSElRl3aVT',27);
INSERT INTO "changes" VALUES(32,'ofDSElRl3aVT',28);
INSERT INTO "changes" VALUES(33,'ofDSElRl3aVT',29);
INSERT INTO "changes" VALUES(34,'ofDSElRl3aVT',30);
INSERT INTO "changes" VALUES(35,'ofDSElRl3aVT',31);
INSERT INTO "changes" VALUES(36,'ofDSElRl3aVT',32);
INSERT INTO "changes" VALUES(37,'ofDSElRl3aVT',33);
INSERT INTO "changes" VALUES(38,'ofDSElRl3aVT',34);
INSERT INTO "changes" VALUES(39,'ofDSElRl3aVT',35);
INSERT INTO "changes" VALUES(40,'ofDSElRl3aVT',36);
INSERT INTO "changes" VALUES(41,'ofDSElRl3aVT',37);
INSERT INTO "changes" VALUES(42,'ofDSElRl3aVT',38);
INSERT INTO "changes" VALUES(43,'ofDSElRl3aVT',39);
INSERT INTO "changes" VALUES(44,'ofDSElRl3aVT',40);
INSERT INTO "changes" VALUES(45,'ofDSElRl3aVT',41);
INSERT INTO "changes" VALUES(46,'ofDSElRl3aVT',42);
INSERT INTO "changes" VALUES(47,'ofDSElRl3aVT',43);
INSERT INTO "changes" VALUES(48,'ofDSElRl3aVT',44);
INSERT INTO "changes" VALUES(49,'ofDSElRl3aVT',45);
INSERT INTO "changes" VALUES(50,'@lobby',-1);
INSERT INTO "changes" VALUES(51,'Tdo03icxNpW2',-1);
INSERT INTO "changes" VALUES(52,'@lobby',-1);
INSERT INTO "changes" VALUES(53,'Tdo03icxNpW2',-1);
INSERT INTO "changes" VALUES(54,'Tdo03icxNpW2',1);
INSERT INTO "changes" VALUES(55,'Tdo03icxNpW2',2);
INSERT INTO "changes" VALUES(56,'Tdo03icxNpW2',3);
INSERT INTO "changes" VALUES(57,'Tdo03icxNpW2',4);
INSERT INTO "changes" VALUES(58,'Tdo03icxNpW2',5);
INSERT INTO "changes" VALUES(59,'Tdo03icxNpW2',6);
INSERT INTO "changes" VALUES(60,'Tdo03icxNpW2',7);
INSERT INTO "changes" VALUES(61,'Tdo03icxNpW2',8);
INSERT INTO "changes" VALUES(62,'Tdo03icxNpW2',9);
INSERT INTO "changes" VALUES(63,'Tdo03icxNpW2',10);
INSERT INTO "changes" VALUES(64,'Tdo03icxNpW2',11);
INSERT INTO "changes" VALUES(65,'Tdo03icxNpW2',12);
INSERT INTO "changes" VALUES(66,'Tdo03icxNpW2',13);
INSERT INTO "changes" VALUES(67,'Tdo03icxNpW2',14);
INSERT INTO "changes" VALUES(68,'Tdo03icxNpW2',15);
INSERT INTO "changes" VALUES(69,'Tdo03icxNpW2',16);
INSERT INTO "changes" VALUES(70,'Tdo03icxNpW2',17);
INSERT INTO "changes" VALUES(71,'Tdo03icxNpW2',18);
INSERT INTO "changes" VALUES(72,'Tdo03icxNpW2',19);
INSERT INTO "changes" VALUES(73,'Tdo03icxNpW2',20);
INSERT INTO "changes" VALUES(74,'Tdo03icxNpW2',21);
INSERT INTO "changes" VALUES(75,'Tdo03icxNpW2',22);
INSERT INTO "changes" VALUES(76,'Tdo03icxNpW2',23);
INSERT INTO "changes" VALUES(77,'Tdo03icxNpW2',24);
INSERT INTO "changes" VALUES(78,'Tdo03icxNpW2',25);
INSERT INTO "changes" VALUES(79,'Tdo03icxNpW2',26);
INSERT INTO "changes" VALUES(80,'Tdo03icxNpW2',27);
INSERT INTO "changes" VALUES(81,'Tdo03icxNpW2',28);
INSERT INTO "changes" VALUES(82,'Tdo03icxNpW2',29);
INSERT INTO "changes" VALUES(83,'Tdo03icxNpW2',30);
INSERT INTO "changes" VALUES(84,'Tdo03icxNpW2',31);
INSERT INTO "changes" VALUES(85,'Tdo03icxNpW2',32);
INSERT INTO "changes" VALUES(86,'Tdo03icxNpW2',33);
INSERT INTO "changes" VALUES(87,'Tdo03icxNpW2',34);
INSERT INTO "changes" VALUES(88,'Tdo03icxNpW2',35);
INSERT INTO "changes" VALUES(89,'Tdo03icxNpW2',36);
INSERT INTO "changes" VALUES(90,'Tdo03icxNpW2',37);
INSERT INTO "changes" VALUES(91,'Tdo03icxNpW2',38);
INSERT INTO "changes" VALUES(92,'Tdo03icxNpW2',39);
INSERT INTO "changes" VALUES(93,'Tdo03icxNpW2',40);
INSERT INTO "changes" VALUES(94,'Tdo03icxNpW2',41);
INSERT INTO "changes" VALUES(95,'Tdo03icxNpW2',42);
INSERT INTO "changes" VALUES(96,'Tdo03icxNpW2',43);
INSERT INTO "changes" VALUES(97,'Tdo03icxNpW2',44);
INSERT INTO "changes" VALUES(98,'Tdo03icxNpW2',45);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	time FLOAT NOT NULL, 
	phrase VARCHAR DEFAULT '' NOT NULL, 
	text VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "chat" VALUES(1,'ofDSElRl3aVT',0,3.0,'hello','');
INSERT INTO "chat" VALUES(2,'Tdo03icxNpW2',0,3.0,'hello','');
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules VARCHAR NOT NULL, 
	setup TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	finished FLOAT, 
	hidden_points BOOLEAN DEFAULT 0 NOT NULL, owner VARCHAR DEFAULT '' NOT NULL, is_seed_chosen BOOLEAN DEFAULT 0 NOT NULL, runner VARCHAR, moved FLOAT DEFAULT '0' NOT NULL, pause FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('ofDSElRl3aVT','mars','mars/2','{"players": 2, "corporate_era": true, "venus": false, "world_government": false, "colonies": false, "prelude": false, "without_preludes": false, "rating_goal": false, "draft": false, "mixed_corporations": false, "map": "tharsis", "beginners": [], "first_player": 0}','"4f9e8127f8bafef66176ab24fd8a5491"',1.794993664840338707e+09,NULL,0,'',0,NULL,1.79499366677670764923e+09,NULL);
INSERT INTO "games" VALUES('Tdo03icxNpW2','ares','ares/3','{"players": 2, "first_game": false, "exchange": false, "coop": false, "level": "novice"}','"588bf55dc34529ca6c1591661ac896aa"',1.79499366691785669329e+09,NULL,0,'',0,NULL,1.79499366837341976172e+09,NULL);
CREATE TABLE holds (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seconds FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE layouts (
	id VARCHAR NOT NULL, 
	told TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "layouts" VALUES('abd11312a8f4445c','{"game":"mars","rules":"mars/2","fields":[["rng","<i8",[4]],["reveals","<i4",[]],["turns","<i4",[]],["scratch","<i4",[2]],["generation","<i2",[]],["level","<i2",[4]],["stock","<i2",[5,6]],["production","<i2",[5,6]],["rating","<i2",[5]],["tags","<i2",[5,12]],["events_played","<i2",[5]],["discount","<i2",[5,13]],["project_discount","<i2",[5,9]],["metal_value","<i2",[5,3]],["shift","<i2",[5]],["next_shift","<i2",[5]],["next_discount","<i2",[5]],["greenery_price","<i2",[5]],["card_price","<i2",[5]],["corporation","<i2",[5]],["hand_count","<i2",[5]],["cities","<i2",[6]],["cities_on_mars","<i2",[]],["greeneries","<i2",[6]],["tiles","<i2",[6]],["cubes","<i2",[376]],["deck","<i2",[376]],["deck_count","<i2",[]],["discard_count","<i2",[]],["patron","<i2",[5]],["frames","<i2",[5,20,8]],["event_count","<i2",[]],["events","<i2",[128,5]],["players","|i1",[]],["corporate_era","|i1",[]],["venus","|i1",[]],["world_government","|i1",[]],["colonies","|i1",[]],["prelude","|i1",[]],["without_preludes","|i1",[]],["rating_goal","|i1",[]],["draft","|i1",[]],["mixed_corporations","|i1",[]],["map","|i1",[]],["phase","|i1",[]],["first","|i1",[]],["active","|i1",[]],["over","|i1",[]],["fault","|i1",[]],["draft_round","|i1",[]],["solar_step","|i1",[]],["beginner","|i1",[5]],["raised","|i1",[5]],["passed","|i1",[5]],["heat_as_mc","|i1",[5]],["protected","|i1",[5]],["first_action","|i1",[5]],["zone","|u1",[376]],["used","|i1",[376]],["tile","|i1",[68]],["owner","|i1",[68]],["claim","|i1",[68]],["tile_of","|i1",[376]],["metal_of","|i1",[376]],["milestone","|i1",[16]],["award","|i1",[16]],["milestones_claimed","|i1",[]],["awards_funded","|i1",[]],["venus_shift","|i1",[5]],["manufactures","|i1",[5]],["colony_in_play","|i1",[11]],["colony_track","|i1",[11]],["colony_owner","|i1",[11,3]],["colony_fleet","|i1",[11]],["fleets","|i1",[5]],["trade_discount","|i1",[5]],["trade_steps","|i1",[5]],["wild","|i1",[5]],["depth","|i1",[5]],["priority","|i1",[5,20]],["spare","|u1",[5]]],"cards":["colonizer_training_camp","asteroid_mining_consortium","deep_well_heating","cloud_seeding","search_for_life","inventors_guild","martian_rails","capital","asteroid","comet","big_asteroid","water_import_from_europa","space_elevator","development_center","equatorial_magnetizer","domed_crater","noctis_city","methane_from_titan","imported_hydrogen","research_outpost","phobos_space_haven","black_polar_dust","arctic_algae","predators","space_station","eos_chasma_national_park","interstellar_colony_ship","security_fleet","cupola_city","lunar_beam","optimal_aerobraking","underground_city","regolith_eaters","ghg_producing_bacteria","ants","release_of_inert_gases","nitrogen_rich_asteroid","rover_construction","deimos_down","asteroid_mining","food_factory","archaebacteria","carbonate_processing","natural_preserve","nuclear_power","lightning_harvest","algae","adapted_lichen","tardigrades","virus","miranda_resort","fish","lake_marineris","small_animals","kelp_farming","mine","vesta_shipyard","beam_from_a_thorium_asteroid","mangrove","trees","great_escarpment_consortium","mineral_deposit","mining_expedition","mining_area","building_industries","land_claim","mining_rights","sponsors","electro_catapult","earth_catapult","advanced_alloys","birds","mars_university","viral_enhancers","towing_a_comet","space_mirrors","solar_wind_power","ice_asteroid","quantum_extractor","giant_ice_asteroid","ganymede_colony","callisto_penal_mines","giant_space_mirror","trans_neptune_probe","commercial_district","robotic_workforce","grass","heather","peroxide_power","research","gene_repair","io_mining_industries","bushes","mass_converter","physics_complex","greenhouses","nuclear_zone","tropical_resort","toll_station","fueled_generators","ironworks","power_grid","steelworks","ore_processor","earth_office","acquired_company","media_archives","open_city","media_group","business_network","business_contacts","bribed_committee","solar_power","breathing_filters","artificial_photosynthesis","artificial_lake","geothermal_power","farming","dust_seals","urbanized_area","sabotage","moss","industrial_center","hired_raiders","hackers","ghg_factories","subterranean_reservoir","ecological_zone","zeppelins","worms","decomposers","fusion_power","symbiotic_fungus","extreme_cold_fungus","advanced_ecosystems","great_dam","cartel","strip_mine","wave_power","lava_flows","power_plant","mohole_area","large_convoy","titanium_mine","tectonic_stress_power","nitrophilic_moss","herbivores","insects","ceos_favorite_project","anti_gravity_technology","investment_loan","insulation","adaptation_technology","caretaker_contract","designed_microorganisms","standard_technology","nitrite_reducing_bacteria","industrial_microbes","lichen","power_supply_consortium","convoy_from_europa","imported_ghg","imported_nitrogen","micro_mills","magnetic_field_generators","shuttles","import_of_advanced_ghg","windmills","tundra_farming","aerobraked_ammonia_asteroid","magnetic_field_dome","pets","protected_habitats","protected_valley","satellites","noctis_farming","water_splitting_plant","heat_trappers","soil_factory","fuel_factory","ice_cap_melting","corporate_stronghold","biomass_combustors","livestock","olympus_conference","rad_suits","aquifer_pumping","flooding","energy_saving","local_heat_trapping","permafrost_extraction","invention_contest","plantation","power_infrastructure","indentured_workers","lagrange_observatory","terraforming_ganymede","immigration_shuttles","restricted_area","immigrant_city","energy_tapping","underground_detonations","soletta","technology_demonstration","rad_chem_factory","special_design","medical_lab","ai_central","aerial_mappers","aerosport_tournament","air_scrapping_expedition","atalanta_planitia_lab","atmoscoop","comet_for_venus","corroder_suits","dawn_city","deuterium_export","dirigibles","extractor_balloons","extremophiles","floating_habs","forced_precipitation","freyja_biodomes","ghg_import_from_venus","giant_solar_shade","gyropolis","hydrogen_to_venus","io_sulphur_research","ishtar_mining","jet_stream_microscrappers","local_shading","luna_metropolis","luxury_foods","maxwell_base","mining_quota","neutralizer_factory","omnicourt","orbital_reflectors","rotator_impacts","sister_planet_support","solarnet","spin_inducing_asteroid","sponsored_academies","stratopolis","stratospheric_birds","sulphur_exports","sulphur_eating_bacteria","terraforming_contract","thermophiles","water_to_venus","venus_governor","venus_magnetizer","venus_soils","venus_waystation","venusian_animals","venusian_insects","venusian_plants","airliners","air_raid","atmo_collectors","community_services","conscription","corona_extractor","cryo_sleep","earth_elevator","ecology_research","floater_leasing","floater_prototypes","floater_technology","galilean_waystation","heavy_taxation","ice_moon_colony","impactor_swarm","interplanetary_colony_ship","jovian_lanterns","jupiter_floating_station","luna_governor","lunar_exports","lunar_mining","market_manipulation","martian_zoo","mining_colony","minority_refuge","molecular_printing","nitrogen_from_titan","pioneer_settlement","productive_outpost","quantum_communications","red_spot_observatory","refugee_camps","research_colony","rim_freighters","sky_docks","solar_probe","solar_reflectors","space_port","space_port_colony","spin_off_department","sub_zero_salt_fish","titan_air_scrapping","titan_floating_launch_pad","titan_shuttles","trade_envoys","trading_colony","urban_decomposers","warp_drive","house_printing","lava_tube_settlement","martian_survey","psychrophiles","research_coordination","sf_memorial","space_hotels","beginner_corporation","credicor","ecoline","helion","interplanetary_cinematics","inventrix","mining_guild","phobolog","tharsis_republic","thorgate","united_nations_mars_initiative","saturn_systems","teractor","aphrodite","celestic","manutech","morning_star_inc","viron","aridor","arklight","polyphemos","poseidon","stormcraft_incorporated","cheung_shing_mars","point_luna","robinson_industries","valley_trust","vitor","allied_bank","aquifer_turbines","biofuels","biolab","biosphere_support","business_empire","dome_farming","donation","early_settlement","ecology_experts","eccentric_sponsor","experimental_forest","galilean_mining","great_aquifer","huge_asteroid","io_research_outpost","loan","martian_industries","metal_rich_asteroid","metals_company","mining_operations","mohole","mohole_excavation","nitrogen_shipment","orbital_construction_yard","polar_industries","power_generation","research_network","self_sufficient_settlement","smelting_plant","society_support","supplier","supply_drop","unmi_contractor","acquired_space_agency"],"axes":{"tags":["building","space","power","science","jovian","earth","plant","microbe","animal","city","event","venus"],"milestones":["terraformer","mayor","gardener","builder","planner","diversifier","tactician","polar_explorer","energizer","rim_settler","generalist","specialist","ecologist","tycoon","legend","hoverlord"],"awards":["landlord","banker","scientist","thermalist","miner","cultivator","magnate","space_baron","excentric","contractor","celebrity","industrialist","desert_settler","estate_dealer","benefactor","venuphile"],"standard":["sell_patents","power_plant","asteroid","aquifer","greenery","city","air_scrapping","build_colony","buffer_gas"],"tracks":["temperature","oxygen","oceans","venus"]},"programs":"1ab59e75225b8944"}');
INSERT INTO "layouts" VALUES('5a9f09307c24c89b','{"game":"ares","rules":"ares/3","fields":[["rng","<i8",[4]],["reveals","<i4",[]],["turns","<i4",[]],["scratch","<i4",[2]],["rounds","<i2",[]],["temperature","<i2",[]],["oxygen","<i2",[]],["oceans","<i2",[]],["at_start","<i2",[3]],["stock","<i2",[4,6]],["production","<i2",[4,7]],["scaled","<i2",[4,7]],["rating","<i2",[4]],["forests","<i2",[4]],["tags","<i2",[4,11]],["active_cards","<i2",[4]],["cards_played","<i2",[4]],["discount","<i2",[4,12]],["costly_discount","<i2",[4]],["standard_discount","<i2",[4]],["metal_value","<i2",[4,3]],["next_discount","<i2",[4]],["forest_price","<i2",[4]],["sell_value","<i2",[4]],["corporation","<i2",[4]],["hand_count","<i2",[4]],["cubes","<i2",[220]],["deck_count","<i2",[]],["discard_count","<i2",[]],["frames","<i2",[4,20,8]],["event_count","<i2",[]],["events","<i2",[128,5]],["players","|i1",[]],["first_game","|i1",[]],["exchange","|i1",[]],["coop","|i1",[]],["level","|i1",[]],["phase","|i1",[]],["over","|i1",[]],["fault","|i1",[]],["ocean_reward","|i1",[9]],["ocean_flipped","|i1",[9]],["last_ocean","|i1",[]],["chosen","|i1",[4]],["previous","|i1",[4]],["neutral","|i1",[]],["neutral_used","|i1",[6]],["marker","|i1",[]],["pool_cubes","|i1",[]],["pool_markers","|i1",[]],["raised","|i1",[4]],["paid_discounts","|i1",[4]],["shift","|i1",[4]],["next_shift","|i1",[4]],["heat_as_mc","|i1",[4]],["research_draw","|i1",[4]],["research_keep","|i1",[4]],["again","|i1",[4]],["zone","|u1",[220]],["used","|i1",[220]],["deck","|u1",[220]],["asked","|i1",[4]],["depth","|i1",[4]],["priority","|i1",[4,20]],["spare","|u1",[3]]],"cards":["adaptation_technology","advanced_alloys","advanced_screening_technology","ai_central","anaerobic_microorganisms","anti_gravity_technology","aquifer_pumping","arctic_algae","artificial_jungle","assembly_lines","asset_liquidation","birds","brainstorming_session","caretaker_contract","circuit_board_factory","community_gardens","composting_factory","conserved_biome","decomposers","decomposing_fungus","developed_infrastructure","development_center","earth_catapult","ecological_zone","energy_subsidies","extended_resources","extreme_cold_fungus","farmers_market","farming_co_ops","fish","ghg_producing_bacteria","greenhouses","herbivores","hydro_electric_energy","interplanetary_relations","interns","interplanetary_conference","ironworks","livestock","mars_university","matter_manufacturing","media_group","nitrite_reducing_bacteria","olympus_conference","optimal_aerobraking","physics_complex","power_infrastructure","recycled_detritus","redrafted_contracts","regolith_eaters","research_outpost","restructured_resources","small_animals","solarpunk","standard_technology","steelworks","symbiotic_fungus","tardigrades","think_tank","united_planetary_alliance","viral_enhancers","volcanic_pools","water_import_from_europa","wood_burning_stoves","advanced_ecosystems","artificial_lake","atmosphere_filtering","breathing_filters","bribed_committee","business_contacts","ceos_favorite_project","colonizer_training_camp","comet","convoy_from_europa","crater","deimos_down","giant_ice_asteroid","ice_asteroid","ice_cap_melting","imported_hydrogen","imported_nitrogen","interstellar_colony_ship","invention_contest","investment_loan","lagrange_observatory","lake_marineris","large_convoy","lava_flows","local_heat_trapping","mangrove","nitrogen_rich_asteroid","permafrost_extraction","phobos_falls","plantation","release_of_inert_gases","research","special_design","subterranean_reservoir","technology_demonstration","terraforming_ganymede","towing_a_comet","work_crews","acquired_company","adapted_lichen","aerated_magma","airborne_radiation","algae","archaebacteria","artificial_photosynthesis","asteroid_mining","asteroid_mining_consortium","astrofarm","atmospheric_insulators","automated_factories","balanced_portfolios","beam_from_a_thorium_asteroid","biomass_combustors","biothermal_power","blueprints","building_industries","bushes","callisto_penal_mines","cartel","coal_imports","commercial_district","deep_well_heating","designed_microorganisms","diversified_interests","dusty_quarry","economic_growth","energy_storage","eos_chasma_national_park","farming","food_factory","fuel_factory","fueled_generators","fusion_power","ganymede_shipyard","gene_repair","geothermal_power","giant_space_mirror","grass","great_dam","great_escarpment_consortium","heather","immigration_shuttles","import_of_advanced_ghg","imported_ghg","industrial_center","industrial_farming","industrial_microbes","insects","io_mining_industries","kelp_farming","lichen","lightning_harvest","low_atmo_shields","lunar_beam","mass_converter","medical_lab","methane_from_titan","micro_mills","microprocessors","mine","miranda_resort","mohole_area","monocultures","moss","natural_preserve","new_portfolios","nitrophilic_moss","noctis_farming","nuclear_plants","power_grid","power_plant","power_supply_consortium","protected_valley","quantum_extractor","rad_suits","satellite_farms","satellites","slash_and_burn_agriculture","smelting","soil_warming","solar_power","solar_trapping","soletta","space_heaters","space_station","sponsors","strip_mine","surface_mines","tectonic_stress_power","titanium_mine","toll_station","trading_post","trapped_heat","trees","tropical_resort","tundra_farming","underground_city","undersea_vents","venture_capitalism","vesta_shipyard","wave_power","windmills","worms","zeppelins","credicor","ecoline","helion","interplanetary_cinematics","inventrix","mining_guild","phobolog","saturn_systems","teractor","tharsis_republic","thorgate","united_nations_mars_initiative"],"axes":{"tags":["building","space","power","science","jovian","earth","plant","microbe","animal","city","event"]},"programs":"0b5c55a3f6447aa2"}');
CREATE TABLE lines (
	game VARCHAR NOT NULL, 
	origin VARCHAR NOT NULL, 
	move INTEGER NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE lookers (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	browser_hash VARCHAR NOT NULL, 
	PRIMARY KEY (game, seat, browser_hash), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE members (
	word VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	since FLOAT NOT NULL, 
	PRIMARY KEY (word, player), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE moves (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	option VARCHAR NOT NULL, 
	time FLOAT NOT NULL, rules VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "moves" VALUES('ofDSElRl3aVT',0,0,'corporation mining_guild',1.79499366494666194918e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',1,1,'corporation thorgate',1.79499366498970985414e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',2,0,'keep energy_tapping',1.79499366503396558759e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',3,0,'keep large_convoy',1.79499366507589221001e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',4,1,'keep invention_contest',1.79499366511351561548e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',5,0,'keep io_mining_industries',1.794993665158441782e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',6,1,'keep underground_detonations',1.79499366520564627644e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',7,1,'keep tundra_farming',1.79499366524990987782e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',8,0,'keep acquired_company',1.7949936652960944176e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',9,0,'done',1794993665.33392,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',10,1,'keep asteroid_mining_consortium',1.79499366537398195265e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',11,1,'keep birds',1.79499366541368246073e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',12,1,'keep earth_office',1.79499366545342230799e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',13,1,'keep decomposers',1.79499366548943758018e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',14,1,'done',1.79499366554184508317e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',15,0,'fund landlord',1.7949936655891091824e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',16,0,'play energy_tapping',1.79499366562671160696e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',17,0,'target 0',1.79499366567342185968e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',18,1,'play underground_detonations',1.79499366570281457897e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',19,1,'standard sell_patents',1.7949936657506029606e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',20,1,'sell invention_contest',1.79499366579247665405e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',21,1,'done',1.79499366582850599293e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',22,0,'pass',1.79499366586062622077e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',23,1,'fund miner',1.79499366589827299119e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',24,1,'done',1.79499366594140243535e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',25,1,'standard power_plant',1.79499366598194622993e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',26,1,'done',1.79499366602081298826e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',27,1,'pass',1.7949936660591721535e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',28,0,'keep great_dam',1.79499366611584043498e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',29,1,'keep subterranean_reservoir',1.7949936661571609974e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',30,0,'keep big_asteroid',1.7949936661933383942e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',31,1,'done',1794993666.23411,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',32,0,'keep import_of_advanced_ghg',1.79499366628493857381e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',33,0,'done',1.79499366632217597968e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',34,1,'play earth_office',1.79499366636302471163e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',35,1,'standard power_plant',1.79499366642537522319e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',36,0,'pass',1.7949936664624755382e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',37,1,'standard sell_patents',1.79499366650997018812e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',38,1,'sell decomposers',1.79499366654464054108e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',39,1,'done',1.79499366658034038542e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',40,1,'done',1.79499366661761379244e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',41,1,'standard sell_patents',1.79499366666192102437e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',42,1,'sell asteroid_mining_consortium',1.79499366669900703432e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',43,1,'sell birds',1.7949936667351915836e+09,'mars/2');
INSERT INTO "moves" VALUES('ofDSElRl3aVT',44,1,'sell subterranean_reservoir',1.79499366677670764923e+09,'mars/2');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',0,0,'corporation interplanetary_cinematics',1.7949936669919571877e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',1,1,'corporation united_nations_mars_initiative',1.79499366704070305823e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',2,0,'phase research',1.79499366707172679897e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',3,1,'phase production',1.79499366710364842416e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',4,1,'sale',1.79499366713160443307e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',5,0,'keep deep_well_heating',1.79499366715902233119e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',6,1,'sell noctis_farming',1.79499366719093799587e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',7,1,'sale',1.7949936672226803302e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',8,0,'keep industrial_center',1794993667.25952,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',9,1,'sell nitrophilic_moss',1.79499366728668642047e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',10,1,'sale',1.79499366732528901099e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',11,1,'sell biothermal_power',1.79499366735832428928e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',12,1,'keep convoy_from_europa',1.79499366739596676826e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',13,0,'phase action',1.79499366741925692561e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',14,1,'phase action',1.7949936674506039619e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',15,1,'done',1.7949936674843389988e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',16,0,'sale',1.79499366750595259665e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',17,0,'sell worms',1.79499366753419232374e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',18,0,'standard temperature',1.79499366757206749913e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',19,0,'standard forest',1.79499366759422445292e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',20,0,'standard temperature',1.79499366762231492991e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',21,0,'standard temperature',1.79499366764994454379e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',22,0,'sell astrofarm',1.79499366768003416061e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',23,0,'sell deep_well_heating',1.79499366770603203773e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',24,0,'sell local_heat_trapping',1.79499366773445463178e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',25,0,'done',1.79499366776307034496e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',26,0,'phase production',1.79499366780745720859e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',27,1,'phase production',1.79499366783111929894e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',28,0,'phase action',1.79499366786314845084e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',29,1,'phase construction',1.79499366789984917637e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',30,1,'play towing_a_comet',1.79499366793631958956e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',31,0,'play development_center',1.79499366796641182902e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',32,1,'flip 7',1.79499366799492716785e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',33,1,'choose 2',1.79499366802682518953e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',34,1,'play phobos_falls',1.7949936680633904934e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',35,1,'flip 0',1.79499366809112644192e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',36,1,'sale',1.794993668122128725e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',37,1,'sell optimal_aerobraking',1.79499366815427064897e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',38,0,'done',1.79499366818147158622e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',39,1,'sale',1.79499366820993542671e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',40,1,'sell power_plant',1.79499366823817777631e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',41,1,'done',1.79499366827576613422e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',42,0,'phase development',1.7949936683113420009e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',43,1,'phase development',1.79499366834058141713e+09,'ares/3');
INSERT INTO "moves" VALUES('Tdo03icxNpW2',44,0,'play archaebacteria',1.79499366837341976172e+09,'ares/3');
CREATE TABLE places (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR, 
	invite VARCHAR DEFAULT '' NOT NULL, 
	opened FLOAT, 
	"left" FLOAT, 
	resigned FLOAT, 
	stood_in BOOLEAN DEFAULT 0 NOT NULL, 
	teach_hash VARCHAR, 
	mutes VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id), 
	UNIQUE (teach_hash)
);
INSERT INTO "places" VALUES('ofDSElRl3aVT',0,'ann0','',NULL,NULL,NULL,0,NULL,'');
INSERT INTO "places" VALUES('ofDSElRl3aVT',1,'bea0','',1.7949936648956315517e+09,NULL,NULL,0,NULL,'');
INSERT INTO "places" VALUES('Tdo03icxNpW2',0,'ann1','',NULL,NULL,NULL,0,NULL,'');
INSERT INTO "places" VALUES('Tdo03icxNpW2',1,'bea1','',1.79499366694981288914e+09,NULL,NULL,0,NULL,'');
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	recovery_hash VARCHAR, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE ("key"), 
	UNIQUE (recovery_hash)
);
INSERT INTO "players" VALUES('ann0','Ann mars','ann mars',NULL,1.0);
INSERT INTO "players" VALUES('bea0','Bea mars','bea mars',NULL,2.0);
INSERT INTO "players" VALUES('ann1','Ann ares','ann ares',NULL,1.0);
INSERT INTO "players" VALUES('bea1','Bea ares','bea ares',NULL,2.0);
CREATE TABLE positions (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	layout VARCHAR NOT NULL, 
	data BLOB NOT NULL, 
	is_kept BOOLEAN NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "positions" VALUES('ofDSElRl3aVT',28,28,'abd11312a8f4445c',X'7801ED98E557145118C67FB3A02CA8B45D8B859DD88162B72876A1627777818AAD18D8DD5DD85D18181FFDEEDFE139E37B779685038BAE021EF0DCF79C3BF7BDCF7D63E699B935B119498988A404257E5375547C609CAA237FA4A7AABA8A949252021C06C9526C7C37150E959DB8A5875B95F47A2B462E436F7DC3C99E2D771C5098273C57CA42067C0A397E5EE10B2AAF0D15C9BAE695CB336EC7EEEAF071C6508D6823C6F5527C28E1D94DA39A01CD00A5D8C5595A528E133CE5351D684A1952D9C0193AF399094CA22A53A8C744DA934E43BA328C8AD4E22D33E9CF428E93C61062A94D908CDF7BB4E626316C6101CDE8C3006AD089AD6470075F2298CD2306339ECD32A79FA334A7294F3536F2853DD4613F6F18C335A612C8215AF091BEDC95113C90F92C2792284E3282EADC661B1DD947085739483B9AD08D635C62132F1924EBC83C0E73147F1C3C6419A718477D2E738324EAD28F155C278EC68CE200DD79C533767084C96C27814AACA60729BCA302BD594FA8AC004B58C9271A114C2FFCD84B3C3519CA05CAF242BEA0C5DC67387379C02ABED286686EC93CD496E62C6286AC5B6359C75AE6B086563C6637E70920992B349075631ACF49E4033DB9C848C264267BCF7466319AA57461274FF4175AC00CA409FB59E28BE9DA6164615AF39E01CD9FF75C694BCD8066E0FF62C02E7B1EEBA0619A61F268BE524CD342C25D9A21160A53A885196267132C5430751255BE56BF698688E6273B8B1843C5536722BD4209095A34039A8122C880CD9AECD49D1986D2D50FBC5F89BFD569E0C8B4CA8A9089649AB8DB116ECD398D2247BB9C62B87F03397BFCE5A79021E74D97B872A8B6D3D561E1765C8AD5745F1DCACAE5E30623047063C121166EFBB7126CB385FC5546F75368A5D8316016112976C4E91BD60CE483819CC34EB6E2A6910D746EDEF311FFF7AECE1535C1839D27CC83D99F413F0104832081',1);
INSERT INTO "positions" VALUES('ofDSElRl3aVT',45,45,'abd11312a8f4445c',X'7801ED99F557155110C73FFBA867010F9E8A852D76620788DDA2D8858ADDDD0576636077611776616160FCE8EFFE1D9EB3CE7DBB3EDE210E224F05CECE39BB77EECCECCCDEEFDD9D3B7B3736332911A1E4A0C46FAA8D8C0F8C536DC48F8C14D55695A3B41CA9D11AA4FB60E3BBAEE41082BFC1C8B9ACC9D9DC92FC18F1968D7CB2F5F3EA3A719A2A152DA71F4366C873D3E6E5D7FB726344BF3B2EEFC5F756441BCA93712ED8DDD9B19B17F8B87CA84E9416634E877FAEB356B00896B585404945A00C7B384F6B2A708A67BCA613CD29470A1B3947349F99C864AA3195064CA2231934A61BC3A9441DDE328B012CE224690C2596BA04C9FB7B9FB6DC22866D2CA4057D19482DBAB09D4CEEE24B4DE6F098214C602B55B820B9FC2C150967135FD8473D0EF286B15C671A811CA1151FE9C73DFC18C40256104124A7194975EEB083CE1CC0C1350ED3816674E70497D9CC4B06CB3A329FA31CA7143578C472CE309E865CE12649D4A73F2BB9411C4D19CD217AF08AE7ECE21853D849029559434F927947187DD8202B8F93A5ACE2134D08A63701EC279EDA0CE312E54997C762090F18C13C1EB29AAFB4238ADB9287DAD392C5CC94756B1CEB59C75CD6D28627ECE5A2AC715BB84A23C94CD37941221FE8452AA308954CF69E19CC660CCBE8CA6E9E96D4C7EEBF8D2B4D66D4226F21E087AE7BD63D61D2F75645E0AD7BB4FC580858085808FC0D046C526368B2B2E3CA832A136AAE0CA849ADA3384362708A779A76BE5229E97A88D8A8EF4A5D0F154EE975DD216D805416315AA8F4552ED5CD6F60612DB210B010B010284208D854DA32C847537CD6469D2BA3FD52BA5BD35E73EFDAE46E26F6599E73B21E3AD3B387432571C8A69091535D7A7754D3ADB96564F7F46C3A528D5DF27A0E951A9E3B6EB0C330B7FD5B0AB6D91C7F14D16370165BCC10D08B081533D8ACDBB510281402D95F3B29C575CD43E82ADE0B1521DF8BF3FAC995109EEFA50537F8092E2B208A',0);
INSERT INTO "positions" VALUES('Tdo03icxNpW2',2,2,'5a9f09307c24c89b',X'78013356585CCB00048B65CD5B41F4EC82B7EF40B4FB4B112B102D00C48C407C2D8191E1361033323CFA0F1287907A20261428C31878699059F403AC0CAC2896D1D77614AB199850B954E6313130034D84909846733070800599C1AA18182E33DC06F361E2983A46458642081C003A9299E13F38470E05F70E46378E86DF608C9551378D86007121C0066EA35C062ABE0C6EA93030E80159A0DA10D45AB90C9405B65C80BCDB603E0383329025049665182D3981E1300A4643603404867208807B166C0C0C1CCC0CEC8C6C2C4CA87D1E649FE1E8FF30014D60C42107D60EE93D8098081690C3099664E0800B420520C2A824480D4C9A13C2000941B4C22450B510E0414DC1AB8A83818989490088414010AFD2212E29D7A0DAA8AC9BB7452C608FC8C9B62C1766B689FEAC61DC6766331D71E42AAAA96C9AEBD677B0F084FB61ED9DC727CC3BBFC621D354D24CEA54BB81C7B143425A69BB37EDDDE6B43678D6FAB290FABAD8C9E2C5EAF647176CD7E09FEE6568A4B9444D50C5462FB16BD9465FE984CD3E5591BB4EEB875658F371B0B7EC2F3F304D9133C76E79CFD2452BFCFA3BB6B66EE09188EEE55D5CA260B5D2D2F92C4381EC8EA419D541199D2C16E151C9B94A9384CDD3E3E6CB4C75ED16F0DE3733BE795DA027E39C85B553624A75526D57AF4A893039679C9D2F2F8A1C1DA0B409C229C882503636312CCA70090100F6DC72DC',1);
INSERT INTO "positions" VALUES('Tdo03icxNpW2',13,13,'5a9f09307c24c89b',X'78013356585CCB00048B65CD5B41F4EC82B7EF40B4FB4B112B102D01C42C407C2D8191E1361033313CFA0F128790C620261498C218786946BCB2D496646560453192BEB6A3580D0C395A02260666A0F11012D31E0E060EB02033581503C36586DB603E17031BA6E251912113023B19D88131FA1F9C23878CA307994347C36F9045C8A87346438084106002D66D8C0C9E401DFFFF0B0149503DFBFF3F3F500CD46EF9FF5F1848425890DA9F1528C608946560E084CA82DA08FFFFCB02C9297016A85104115B0867CD81B340BA41B2307B41AC40B018901805A321301A02A32140B71000F72C800D790E66067646361626D43E0F032BA8F48300480908E3C16926A0098C3039180D97053220BD0790088205E470824480627041A8005814C6869A07520313E28430404210AD303BE106814D80133061B032985A848BE1EA30191C0C4C4C4C02400C028298F2C34744AE41B55159376F8B58C01E91936D592ECC6C13FD59C3B8CFCC663AE2C8555453D934D7ADEF60E109F7C3DA3B8F4F98777E8D43A6A9A499D4A976038F638784B4D2766FDABBCD696DF0ACF56521F575B193C58BD5ED8F2ED8AEC13FDDCBD04873899AA08A8D5E62D7B28DBED2099B7DAA22779DD60FADB0E6E3606FD95F7E609A22678EDDF29EA58B56F8F5776C6DDDC02311DDCBBBB844C16AA5A5F3598602D91D4933AA83323A592CC2A392739526099BA7C7CD9799EADA2DE0BD6F667CF3BA404FC6390B6BA7C494EAA4DAAE5E95126172CE383B5F5E14396640691384539005A16C6C625894E1120200F0208AF5',1);
INSERT INTO "positions" VALUES('Tdo03icxNpW2',26,26,'5a9f09307c24c89b',X'78013356585CCB00048B65CD5B41F4EC82B7EF40B4FB4B112B102D09C46C40CCE8C0C0C004C4CC0C2FFE333230303CFA0F2418402C18308531F0D2C83AF02AA48A2427032BD81C98AD309A2A869368081389EA4953CE048C19600C81494C9D1C0C1C604166A8FC6586DB603E1B386E31D58F8A0C8D10D8C9C00D8CD1FFE0BC38345C3CF85C391A7E832F4E465D341A02C486002383105029A8F6FBFF5F04AC890FC8E201B240B5FDFFFF9016C08BFFFFFFB3C0C518C1729C405961A01848C5FFFFB240720A9C056A1441C416C25973E02C88C9B240533CA1628C0C816016901805A321301A02A32140B71000F72C809D340E66067646361626488907B79E1954364200B0DC02155DE88009680223480E24894D01A4F700D2866001399C2011A0185C102A001685B1A1E681289810278401D2069185D909A3C106200898F96069B81AB06B118AB0B218199898980480180404B12A192682720DAA8DCABA795BC402F6889C6CCB7261669BE8CF1AC67D6636D31147AEA29ACAA6B96E7D070B4FB81FD6DE797CC2BCF36B1C324D25CDA44EB51B781C3B24A495B67BD3DE6D4E6B8367AD2F0BA9AF8B9D2C5EAC6E7F74C1760DFEE95E86469A4BD404556CF412BB966DF4954ED8EC5315B9EBB47E6885351F077BCBFEF203D3143973EC96F72C5DB4C2AFBF636BEB061E89E85EDEC5250A562B2D9DCF3214C8EE489A511D94D1C962111E959CAB3449D83C3D6EBECC54D76E01EF7D33E39BD7057A32CE59583B25A65427D576F5AA94089373C6D9F9F2A2C8D1024B9B29C882503636312CCA70090100CFD18A64',1);
INSERT INTO "positions" VALUES('Tdo03icxNpW2',28,28,'5a9f09307c24c89b',X'78013356585CCB00048B65CD5B41F4EC82B7EF40B4FB4B112B102D05C41C40CCE8C0C0C004C42C0C2FFE33323040493E200B06EC600CBC34482FFD0027032BD83298AD309A7E2E40D8C48460D280C5C4C00C341542621ACF018E4306A01A902A0686CB0CB7C1341B031B981E25866608EC64E006C6E8FFFF43D3F583C3D5A3E13738E261D415A321404E08B033F03140EAF5FFFFF98106B0003188C5086509C3C520AA7881B28C601D9C4096105C5616C89A02D60B62811A45FFFF83580BE1AC397016C824902C2383279C150866018951301A02A321301A02740B0170CF02D890E76066606764636182F479E0D6B3804A4408809480301E9C66029AC00894036168590A970333403D400840B0807C4EA8185C102A001686B1A17682289810278401EE5782D542D560B51BA800663E58194C2DC4B560EDB80946062626260120060141DCEA86BE8C5C836AA3B26EDE16B1803D2227DBB25C98D926FAB386719F99CD74C491ABA8A6B269AE5BDFC1C213EE87B5771E9F30EFFC1A874C534933A953ED061EC70E0969A5EDDEB4779BD3DAE059EBCB42EAEB62278B17ABDB1F5DB05D837FBA97A191E6123541151BBDC4AE651B7DA51336FB5445EE3AAD1F5A61CDC7C1DEB2BFFCC03445CE1CBBE53D4B17ADF0EBEFD8DABA814722BA9777718982D54A4BE7B30C05B23B926654076574B258844725E72A4D12364F8F9B2F33D5B55BC07BDFCCF8E675819E8C7316D64E8929D549B55DBD2A25C2E49C7176BEBC28728CC0D2660AB220948D4D0C8B325C42001FAC88B0',1);
INSERT INTO "positions" VALUES('Tdo03icxNpW2',42,42,'5a9f09307c24c89b',X'78013356585CCB00048B65CD5B41F4EC82B7EF40B4FB4B112B102D0FC4DC20C605660686040606568657FF991898A0242748060A84C13450155EC0885796DA929C0C1017C26C65025B00E3216C838823F80C401F9202602632E2D1479A89A4D80E52CBC4000A790889A9978381032CC80C56C5C07099E13698CFCAC082A9785464C884C076065E608CFEFF3F641C3C081D3A1A7E833052469D341A0244860023831050252B10FFFFCFC2C008840C0C31509A11CA6206F2631864C0722075A0B60AA8BEFCFF1FA4175407FEFF2F0B24A7C059A04611446C219C3507CE02D901926564F084B302C12C20310A46436034044643806E2100EE59B03130703033B033B2B130B142BB23508A19D1F3808AA0BB8C09A88211280796C6A64600AE03D28F8072A14A39E082C8FD41181BAA08440942F50942E440DA20B25035501E4C275435D063501658194C2DC2C57075980C60878C894900884100663DA6B2612022D7A0DAA8AC9BB7452C608FC8C9B62C1766B689FEAC61DC6766331D71E42AAAA96C9AEBD677B0F084FB61ED9DC727CC3BBFC621D354D24CEA54BB81C7B143425A69BB37EDDDE6B43678D6FAB290FABAD8C9E2C5EAF647176CD7E09FEE6568A4B9444D50C5462FB16BD9465FE984CD3E5591BB4EEB875658F371B0B7EC2F3F304D9133C76E79CFD2452BFCFA3BB6B66EE09188EEE55D5CA260B5D2D2F92C4381EC8EA419D541199D2C16E151C9B94A9384CDD3E3E6CB4C75ED16F0DE3733BE795DA027E39C85B553624A75526D57AF4A893039679C9D2F2F8A1C25E0B4098CF7146441281B9B181665B8840087FC8470',1);
INSERT INTO "positions" VALUES('Tdo03icxNpW2',45,45,'5a9f09307c24c89b',X'78013356585CCB00048B65CD5B41F4EC82B7EF40B4FB4B112B10AD00C4BC20C6056606860DCC0C6C0CAFFE333130414976900C14088369A02ABC8011280BC2F4019C0C9C608B603632A1F060A20C40FFA0034C117415C87C9849A090C10570CBE0D2418A38130328E42124A63E0E060EB02033581503C36586DB603E0B030BA6E25191211302DB81799399E1FFFF21E3E041E8D0D1F01B849132EAA4D110203204581944C02A9918B219B880AC6C3006D586CCC0964636830C589601584A0A01596C40FCFF3FA8AD0252011103D581FFFFCB02C9297016A85104115B0867CD81B340F53D489691C113CE0A04B380C428180D81D110180D01BA8500B867012CD8389819D819D9589858A1DD111805A581EE41B0501CC704348111280796C6A64600AE1CD28F8072A14A39E08290DE164416C6862A025182507D82103990A91059A81A280FA613AA1AE831280BAC0CA616E162B83A4C06230313139300108300CC7A4C65C34044AE41B55159376F8B58C01E91936D592ECC6C13FD59C3B8CFCC663AE2C8555453D934D7ADEF60E109F7C3DA3B8F4F98777E8D43A6A9A499D4A976038F638784B4D2766FDABBCD696DF0ACF56521F575B193C58BD5ED8F2ED8AEC13FDDCBD04873899AA08A8D5E62D7B28DBED2099B7DAA22779DD60FADB0E6E3606FD95F7E609A22678EDDF29EA58B56F8F5776C6DDDC02311DDCBBBB844C16AA5A5F3598602D91D4933AA83323A592CC2A392739526099BA7C7CD9799EADA2DE0BD6F667CF3BA404FC6390B6BA7C494EAA4DAAE5E95126172CE383B5F5E14394AC0691318EF29C882503636312CCA70090100D8EB8580',1);
CREATE TABLE presence (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	server VARCHAR NOT NULL, 
	PRIMARY KEY (game, seat, server), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE pushes (
	browser_hash VARCHAR NOT NULL, 
	endpoint TEXT NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (browser_hash)
);
CREATE TABLE rated (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR NOT NULL, 
	edition VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	"before" FLOAT NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (game, seat)
);
CREATE TABLE ratings (
	player VARCHAR NOT NULL, 
	edition VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	PRIMARY KEY (player, edition, players), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	time FLOAT NOT NULL, 
	note TEXT NOT NULL, 
	text TEXT NOT NULL, 
	save TEXT NOT NULL, owner VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE results (
	game VARCHAR NOT NULL, 
	told TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE reviews (
	game VARCHAR NOT NULL, 
	told TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE seats (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	token_hash VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id), 
	UNIQUE (token_hash)
);
INSERT INTO "seats" VALUES('ofDSElRl3aVT',0,'person','Ann mars','aa79030a347dbb88188088a24a1b04c671385290909c2f1fd315b8e29a34747d','');
INSERT INTO "seats" VALUES('ofDSElRl3aVT',1,'friend','Bea mars','82437e5e42004e01fa0174e12f32f1d4f803325c09ccb2640b36a8e9f1c89062','');
INSERT INTO "seats" VALUES('Tdo03icxNpW2',0,'person','Ann ares','b9db93940b6b3ab5ba3740e49b4df671e043f4187c963cb1d0e91d7bde591374','');
INSERT INTO "seats" VALUES('Tdo03icxNpW2',1,'friend','Bea ares','61ca178e33544302d4787e32e119023058792976f682bb6dad08c09c4076ac94','');
CREATE TABLE secrets (
	name VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE servers (
	id VARCHAR NOT NULL, 
	until FLOAT NOT NULL, streams TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE sittings (
	browser_hash VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	time FLOAT NOT NULL, 
	PRIMARY KEY (browser_hash, game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE tables (
	game VARCHAR NOT NULL, 
	access VARCHAR NOT NULL, 
	word VARCHAR DEFAULT '' NOT NULL, 
	title VARCHAR DEFAULT '' NOT NULL, 
	language VARCHAR DEFAULT 'en' NOT NULL, 
	is_rated BOOLEAN DEFAULT 0 NOT NULL, 
	pace VARCHAR DEFAULT 'none' NOT NULL, 
	bank FLOAT DEFAULT '0' NOT NULL, 
	step FLOAT DEFAULT '0' NOT NULL, 
	at_end VARCHAR DEFAULT 'pass' NOT NULL, 
	host VARCHAR DEFAULT '' NOT NULL, 
	created FLOAT NOT NULL, 
	started FLOAT, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "tables" VALUES('ofDSElRl3aVT','public','','','en',0,'clock',1200.0,30.0,'pass','browser ann mars',1.794993664840338707e+09,1.7949936648956315517e+09);
INSERT INTO "tables" VALUES('Tdo03icxNpW2','public','','','en',0,'clock',1200.0,30.0,'pass','browser ann ares',1.79499366691785669329e+09,1.79499366694981288914e+09);
CREATE TABLE votes (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	voter INTEGER NOT NULL, 
	PRIMARY KEY (game, seat, voter), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE INDEX ix_reports_game ON reports (game);
CREATE INDEX ix_games_moved ON games (moved);
CREATE INDEX ix_games_owner ON games (owner, created);
CREATE INDEX ix_games_created ON games (created);
CREATE INDEX ix_tables_word ON tables (word);
CREATE INDEX ix_places_player ON places (player);
CREATE INDEX ix_chat_game ON chat (game);
CREATE INDEX ix_browsers_player ON browsers (player);
CREATE INDEX ix_rated_player ON rated (player);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('changes',98);
COMMIT;
