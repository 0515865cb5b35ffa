import { districtsOf } from './district.ts';

export const QUEBEC_CITY = districtsOf(
  'quebec',
  'CA',
  'Québec',
  `
La Cité-Limoilou|46.8230|-71.2260||108
Limoilou|46.8310|-71.2260||45
Maizerets|46.8400|-71.2130
Lairet|46.8360|-71.2420
Vieux-Québec|46.8130|-71.2080|old quebec, old city, vieux québec|6|Old Quebec||Viejo Quebec
Saint-Roch|46.8170|-71.2260|st roch
Saint-Sauveur|46.8130|-71.2400|quartier saint-sauveur
Saint-Jean-Baptiste|46.8080|-71.2240
Montcalm|46.8010|-71.2270
Saint-Sacrement|46.7960|-71.2480
Sainte-Foy–Sillery–Cap-Rouge|46.7680|-71.2960||109
Sainte-Foy|46.7800|-71.2880|ste foy|70
Sillery|46.7740|-71.2510
Cap-Rouge|46.7510|-71.3450
Charlesbourg|46.8660|-71.2670||83
Beauport|46.8580|-71.1920||80
Giffard|46.8450|-71.2000
Les Rivières|46.8230|-71.2900||74
Vanier|46.8160|-71.2530
Neufchâtel|46.8450|-71.3060
Lebourgneuf|46.8440|-71.2840
La Haute-Saint-Charles|46.8930|-71.3560|haute st charles|58
Loretteville|46.8590|-71.3560
Val-Bélair|46.8600|-71.4250
Lac-Saint-Charles|46.9020|-71.3880
L'Ancienne-Lorette|46.7970|-71.3540||17
Duberger-Les Saules|46.8220|-71.3000|duberger, les saules
Saint-Émile|46.8700|-71.3330
Des Châtels|46.8420|-71.3450
Champigny|46.7850|-71.3660
Pointe-de-Sainte-Foy|46.7530|-71.3210
Cité-Universitaire|46.7800|-71.2760|université laval
Montmorency|46.8800|-71.1530
Courville|46.8830|-71.1640
Orsainville|46.8850|-71.2870
Bourg-Royal|46.8760|-71.2280
Notre-Dame-des-Laurentides|46.9180|-71.3110
Saint-Rodrigue|46.8530|-71.2480
Petit-Champlain|46.8120|-71.2030|quartier petit champlain
Vieux-Limoilou|46.8290|-71.2270
`,
);

export const LEVIS = districtsOf(
  'levis',
  'CA',
  'Lévis',
  `
Desjardins|46.8010|-71.1760
Saint-Romuald|46.7570|-71.2380
Charny|46.7180|-71.2660
Saint-Nicolas|46.6990|-71.3900
Saint-Jean-Chrysostome|46.7190|-71.1880
Lauzon|46.8240|-71.1440
Bernières|46.7010|-71.3430
Saint-Rédempteur|46.7020|-71.3010
Saint-Étienne-de-Lauzon|46.6520|-71.3240
Pintendre|46.7620|-71.1250||7
`,
);

export const LAVAL = districtsOf(
  'laval',
  'CA',
  'Laval',
  `
Chomedey|45.5390|-73.7460||95
Auteuil|45.6310|-73.7520
Duvernay|45.5830|-73.6770
Fabreville|45.5700|-73.8320||50
Laval-des-Rapides|45.5530|-73.7020||35
Laval-Ouest|45.5480|-73.8660|laval west
Laval-sur-le-Lac|45.5230|-73.8720
Pont-Viau|45.5720|-73.6850
Sainte-Dorothée|45.5320|-73.8100
Sainte-Rose|45.6120|-73.7850
Saint-François|45.6600|-73.5830
Saint-Vincent-de-Paul|45.6140|-73.6540
Vimont|45.6060|-73.7290
Îles-Laval|45.5190|-73.8440
`,
);

export const LONGUEUIL = districtsOf(
  'longueuil',
  'CA',
  'Longueuil',
  `
Vieux-Longueuil|45.5390|-73.5060|old longueuil|140|Old Longueuil
Saint-Hubert|45.4960|-73.4160|st hubert, st-hub|85
Greenfield Park|45.4870|-73.4740||17
LeMoyne|45.5020|-73.4930|le moyne
`,
);

export const GATINEAU = districtsOf(
  'gatineau',
  'CA',
  'Gatineau',
  `
Hull|45.4330|-75.7270||70
Aylmer|45.3970|-75.8420||60
Vieux-Gatineau|45.4800|-75.6540|gatineau secteur
Masson-Angers|45.5380|-75.4160
Buckingham|45.5880|-75.4170
Le Plateau|45.4280|-75.7760|plateau de hull
Touraine|45.4850|-75.6980
`,
);

export const SHERBROOKE = districtsOf(
  'sherbrooke',
  'CA',
  'Sherbrooke',
  `
Fleurimont|45.4190|-71.8650||45
Rock Forest|45.3540|-71.9980
Lennoxville|45.3660|-71.8530
Brompton|45.4790|-71.9520|bromptonville
Saint-Élie-d'Orford|45.3830|-72.0180|saint-élie, st élie d'orford
`,
);

export const SAGUENAY = districtsOf(
  'saguenay',
  'CA',
  'Saguenay',
  `
Chicoutimi|48.4280|-71.0680||69
Jonquière|48.4160|-71.2480||60
La Baie|48.3330|-70.8820
Arvida|48.4320|-71.1900
Kénogami|48.4230|-71.2480
Chicoutimi-Nord|48.4480|-71.0620
Laterrière|48.3060|-71.1160||6
Shipshaw|48.4460|-71.2170||3
Port-Alfred|48.3320|-70.8780
Bagotville|48.3470|-70.8880
Lac-Kénogami|48.3350|-71.3690||2
`,
);

export const TROIS_RIVIERES = districtsOf(
  'trois-rivieres',
  'CA',
  'Trois-Rivières',
  `
Cap-de-la-Madeleine|46.3700|-72.5130
Trois-Rivières-Ouest|46.3280|-72.6130
Pointe-du-Lac|46.2850|-72.6920
Saint-Louis-de-France|46.4020|-72.6110||8
Sainte-Marthe-du-Cap|46.3980|-72.4650||6
`,
);

export const DRUMMONDVILLE = districtsOf(
  'drummondville',
  'CA',
  'Drummondville',
  `
Saint-Nicéphore|45.8340|-72.4200||12
Saint-Charles-de-Drummond|45.9010|-72.4640||6
Drummondville-Sud|45.8620|-72.4880
`,
);

export const SAINT_JEAN_SUR_RICHELIEU = districtsOf(
  'saint-jean-sur-richelieu',
  'CA',
  'Saint-Jean-sur-Richelieu',
  `
Iberville|45.3080|-73.2350||10
Saint-Luc|45.3660|-73.3000||20
L'Acadie|45.3180|-73.3500||6
`,
);

export const SAINT_JEROME = districtsOf(
  'saint-jerome',
  'CA',
  'Saint-Jérôme',
  `
Bellefeuille|45.7890|-74.0560||17
Lafontaine|45.8010|-74.0050|secteur lafontaine|10
`,
);

export const SHAWINIGAN = districtsOf(
  'shawinigan',
  'CA',
  'Shawinigan',
  `
Shawinigan-Sud|46.5270|-72.7570||12
Lac-à-la-Tortue|46.6130|-72.6260||3
Saint-Georges-de-Champlain|46.6160|-72.6650||4
Saint-Gérard-des-Laurentides|46.5850|-72.8170||2
`,
);

export const MIRABEL = districtsOf(
  'mirabel',
  'CA',
  'Mirabel',
  `
Saint-Janvier|45.7240|-73.9180||17
Sainte-Scholastique|45.6470|-74.0860||2
`,
);

export const RIMOUSKI = districtsOf(
  'rimouski',
  'CA',
  'Rimouski',
  `
Pointe-au-Père|48.5110|-68.4680||5
Rimouski-Est|48.4690|-68.4990||2
Le Bic|48.3740|-68.6960||3
Sainte-Blandine|48.3760|-68.4440||2
`,
);

export const VICTORIAVILLE = districtsOf(
  'victoriaville',
  'CA',
  'Victoriaville',
  `
Arthabaska|46.0310|-71.9130||9
`,
);

export const THETFORD_MINES = districtsOf(
  'thetford-mines',
  'CA',
  'Thetford-Mines',
  `
Black Lake|46.0430|-71.3600||4
Robertsonville|46.1460|-71.2220||2
`,
);

export const VALLEYFIELD = districtsOf(
  'valleyfield',
  'CA',
  'Salaberry-de-Valleyfield',
  `
Saint-Timothée|45.2900|-74.0430||8
Grande-Île|45.2740|-74.1700||5
`,
);

export const SAINT_HYACINTHE = districtsOf(
  'saint-hyacinthe',
  'CA',
  'Saint-Hyacinthe',
  `
Douville|45.6010|-72.9940||9
Sainte-Rosalie|45.6380|-72.9000||6
Saint-Thomas-d'Aquin|45.6620|-72.9940||4
`,
);
