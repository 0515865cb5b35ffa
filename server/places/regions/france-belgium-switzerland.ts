import { regionsOf } from './region.ts';

export const FRANCE = regionsOf(
  'FR',
  `
11|Île-de-France|idf|||Isla de Francia
24|Centre-Val de Loire|
27|Bourgogne-Franche-Comté|bourgogne, franche-comté|||Borgoña-Franco Condado
28|Normandie||Normandy||Normandía
32|Hauts-de-France|
44|Grand Est|alsace, lorraine
52|Pays de la Loire||||Países del Loira
53|Bretagne||Brittany||Bretaña
75|Nouvelle-Aquitaine|aquitaine|||Nueva Aquitania
76|Occitanie|||Occitanie|Occitania
84|Auvergne-Rhône-Alpes|auvergne, rhône-alpes|||Auvernia-Ródano-Alpes
93|Provence-Alpes-Côte d'Azur|paca, provence|||Provenza-Alpes-Costa Azul
94|Corse||Corsica||Córcega
`,
);

export const BELGIUM = regionsOf(
  'BE',
  `
BRU|Bruxelles-Capitale|brussels, bruxelles|Brussels-Capital||Bruselas-Capital
VLG|Vlaanderen|flandre|Flanders|Flandre|Flandes
WAL|Wallonie||Wallonia||Valonia
`,
);

export const SWITZERLAND = regionsOf(
  'CH',
  `
AG|Aargau|||Argovie|Argovia
AI|Appenzell Innerrhoden|||Appenzell Rhodes-Intérieures
AR|Appenzell Ausserrhoden|||Appenzell Rhodes-Extérieures
BE|Bern|||Berne|Berna
BL|Basel-Landschaft|||Bâle-Campagne|Basilea-Campiña
BS|Basel-Stadt|||Bâle-Ville|Basilea-Ciudad
FR|Fribourg||||Friburgo
GE|Genève||Geneva||Ginebra
GL|Glarus|||Glaris|Glaris
GR|Graubünden|||Grisons|Grisones
JU|Jura|
LU|Luzern||Lucerne|Lucerne|Lucerna
NE|Neuchâtel|
NW|Nidwalden|||Nidwald
OW|Obwalden|||Obwald
SG|Sankt Gallen||St. Gallen|Saint-Gall|San Galo
SH|Schaffhausen|||Schaffhouse|Schaffhausen
SO|Solothurn|||Soleure|Soleura
SZ|Schwyz|
TG|Thurgau|||Thurgovie|Turgovia
TI|Ticino|||Tessin|Tesino
UR|Uri|
VD|Vaud|
VS|Valais||||Valais
ZG|Zug|||Zoug
ZH|Zürich||Zurich|Zurich|Zúrich
`,
);
