import { postalPrefixes } from './prefixes.ts';

/** Canada outside H: the big cities by forward sortation area, the rest by their first letters. */
export const CANADIAN_PREFIXES = postalPrefixes(
  'CA',
  `
G1A G1R @46.809,-71.212: Québec/Vieux-Québec
G1B G1C G1E: Québec/Beauport
G1G G1H: Québec/Charlesbourg
G1J: Québec/Limoilou
G1K: Québec/Saint-Roch
G1L: Québec/Lairet
G1M: Québec/Vanier
G1N: Québec/Saint-Sauveur
G1P: Québec/Les Rivières
G1S: Québec/Saint-Sacrement
G1T: Québec/Sillery
G1V G1W G1X: Québec/Sainte-Foy
G1Y: Québec/Cap-Rouge
G2A: Québec/Loretteville
G2B G2C: Québec/Neufchâtel
G2E G2G: Québec/L'Ancienne-Lorette
G2J: Québec/Lebourgneuf
G2K G2L G2M G2N: Québec/Charlesbourg
G3A: Saint-Augustin-de-Desmaures
G3E: Québec/La Haute-Saint-Charles
G3G: Québec/Lac-Saint-Charles
G3J G3K: Québec/Val-Bélair
G1 G2 G3: Québec
G4: Sept-Îles
G4R G4S: Sept-Îles
G4W: Matane
G4X: Gaspé
G4Z G5C: Baie-Comeau
G5: Rimouski
G5L G5M: Rimouski
G5R: Rivière-du-Loup
G5T: Rivière-du-Loup
G5V: Montmagny
G5X G5Y G5Z: Saint-Georges
G6: Lévis
G6C G6J G6K: Lévis
G6V: Lévis/Desjardins
G6W: Lévis/Saint-Romuald
G6X: Lévis/Charny
G6Z: Lévis/Saint-Jean-Chrysostome
G7A: Lévis/Saint-Nicolas
G6E: Sainte-Marie
G6G G6H: Thetford Mines
G6L: Plessisville
G6P G6R G6S G6T: Victoriaville
G7: Saguenay
G7B: Saguenay/La Baie
G7G G7H G7J G7K: Saguenay/Chicoutimi
G7S: Saguenay/Arvida
G7X G7Y G7Z: Saguenay/Jonquière
G8: Trois-Rivières
G8A G8B G8C G8E: Alma
G8H: Roberval
G8K: Saint-Félicien
G8L: Dolbeau-Mistassini
G8P: Chibougamau
G8T G8V G8W: Trois-Rivières/Cap-de-la-Madeleine
G8Y G8Z G9A: Trois-Rivières
G9B: Trois-Rivières/Pointe-du-Lac
G9C: Trois-Rivières/Trois-Rivières-Ouest
G9H: Bécancour
G9N G9P G9R G9T: Shawinigan
G9X: La Tuque
G: Québec
J1: Sherbrooke
J1C: Sherbrooke/Brompton
J1E J1G: Sherbrooke/Fleurimont
J1H J1J J1K J1L: Sherbrooke
J1M: Sherbrooke/Lennoxville
J1N J1R: Sherbrooke/Rock Forest
J1A: Coaticook
J1X: Magog
J1Z J2A J2B J2C J2E: Drummondville
J2: Granby
J2G J2H J2J: Granby
J2K: Cowansville
J2L: Bromont
J2N: Farnham
J2R J2S J2T: Saint-Hyacinthe
J2W J2X J2Y J3A J3B: Saint-Jean-sur-Richelieu
J3: Beloeil
J3E: Sainte-Julie
J3G: Beloeil
J3H: Mont-Saint-Hilaire
J3L: Chambly
J3M: Marieville
J3N: Saint-Basile-le-Grand
J3P J3R: Sorel-Tracy
J3V: Saint-Bruno-de-Montarville
J3X: Varennes
J3Y J3Z J4T: Longueuil/Saint-Hubert
J4: Longueuil
J4B: Boucherville
J4G J4H J4J J4K J4L J4M J4N: Longueuil/Vieux-Longueuil
J4P J4S: Saint-Lambert
J4R: Longueuil/LeMoyne
J4V: Longueuil/Greenfield Park
J4W J4X J4Y J4Z: Brossard
J5: La Prairie
J5A: Saint-Constant
J5B: Delson
J5C: Sainte-Catherine
J5M: Saint-Lin-Laurentides
J5R: La Prairie
J5T: Lavaltrie
J5V: Louiseville
J5W: L'Assomption
J5X: L'Assomption
J5Y J5Z: Repentigny
J6A: Repentigny
J6E: Joliette
J6J J6K: Châteauguay
J6N: Beauharnois
J6R: Mercier
J6S J6T: Salaberry-de-Valleyfield
J6V J6W J6X J6Y: Terrebonne
J6Z: Lorraine
J6: Terrebonne
J7: Blainville
J7A: Rosemère
J7B J7C: Blainville
J7E: Sainte-Thérèse
J7G J7H: Boisbriand
J7J J7N: Mirabel
J7K J7L: Mascouche
J7M: Terrebonne
J7P J7R: Saint-Eustache
J7T: Vaudreuil-Dorion
J7V: Vaudreuil-Dorion
J7W: Pincourt
J7X: Salaberry-de-Valleyfield
J7Y J7Z J5L: Saint-Jérôme
J8: Gatineau
J8A J8B: Sainte-Adèle
J8C: Sainte-Agathe-des-Monts
J8E: Mont-Tremblant
J8H: Lachute
J8L: Gatineau/Buckingham
J8M: Gatineau/Masson-Angers
J8P J8R: Gatineau/Vieux-Gatineau
J8T J8V: Gatineau/Touraine
J8X J8Y: Gatineau/Hull
J8Z: Gatineau/Hull
J9A: Gatineau/Le Plateau
J9B: Chelsea
J9H J9J: Gatineau/Aylmer
J9L: Mont-Laurier
J9P: Val-d'Or
J9T: Amos
J9X J9Y: Rouyn-Noranda
J9Z: La Sarre
J: Longueuil
K1A K1P K1R K2P: Ottawa/Centretown
K1B K1J K1T K1X: Ottawa/Gloucester
K1C K1E K1W K4A: Ottawa/Orléans
K1K K1L: Ottawa/Vanier
K1M: Ottawa/Rockcliffe Park
K1N: Ottawa/Sandy Hill
K1S: Ottawa/The Glebe
K2A K2B: Ottawa/Westboro
K2C K2E K2G K2H: Ottawa/Nepean
K2J: Ottawa/Barrhaven
K2K K2L K2M K2T K2V K2W: Ottawa/Kanata
K2S: Ottawa/Stittsville
K1 K2: Ottawa
K4K: Rockland
K6: Cornwall
K6A: Hawkesbury
K6V: Brockville
K7: Kingston
K8: Belleville
K8A: Pembroke
K9: Peterborough
K: Ottawa
L0 L1: Oshawa
L1M L1N L1P L1R: Whitby
L1S L1T L1Z: Ajax
L1V L1W L1X L1Y: Pickering
L1B L1C L1E: Bowmanville
L2: St. Catharines
L2A: Fort Erie
L2E L2G L2H L2J: Niagara Falls
L3: Markham
L3B L3C: Welland
L3P L3R L3S: Markham
L3T L4J: Thornhill
L3V: Orillia
L3X L3Y: Newmarket
L3Z: Bradford West Gwillimbury
L4: Vaughan
L4A: Whitchurch-Stouffville
L4B L4C L4E L4S: Richmond Hill
L4G: Aurora
L4H L4L: Woodbridge
L4K L6A: Vaughan
L4M L4N: Barrie
L4T L4V L4W L4X L4Y L4Z: Mississauga
L5: Mississauga
L6: Brampton
L6B L6C L6E L6G: Markham
L6H L6J L6K L6L L6M: Oakville
L7: Brampton
L7E: Bolton
L7G: Georgetown
L7L L7M L7N L7P L7R L7S L7T: Burlington
L8: Hamilton
L9: Hamilton
L9T: Milton
L9W: Orangeville
L9Y: Collingwood
L: Mississauga
M1: Toronto/Scarborough
M2: Toronto/North York
M2J M2K M2L M2M M2N M2P M2R: Toronto/Willowdale
M3: Toronto/North York
M3A M3B M3C: Toronto/Don Mills
M4: Toronto
M4B M4C M4J M4K: Toronto/East York
M4E: Toronto/The Beaches
M4G: Toronto/Leaside
M4L M4M: Toronto/Leslieville
M4N: Toronto/Lawrence Park
M4P M4R: Toronto/Midtown
M4S: Toronto/Davisville
M4T M4V: Toronto/Forest Hill
M4W: Toronto/Rosedale
M4X: Toronto/Cabbagetown
M4Y M5A M5B M5C M5E M5G M5H M5J M5K M5L M5V M5W M5X: Toronto/Downtown Toronto
M5M: Toronto/Lawrence Park
M5N M5P: Toronto/Forest Hill
M5R: Toronto/Yorkville
M5S: Toronto/The Annex
M5T: Toronto/Kensington Market
M5: Toronto/Downtown Toronto
M6: Toronto
M6A M6B: Toronto/North York
M6C M6E M6M M6N: Toronto/York
M6G: Toronto/Little Italy
M6J: Toronto/Queen West
M6K: Toronto/Parkdale
M6P: Toronto/High Park
M6R: Toronto/Roncesvalles
M6S: Toronto/Bloor West Village
M8 M9: Toronto/Etobicoke
M8V: Toronto/Mimico
M9L M9M: Toronto/North York
M9N: Toronto/Weston
M9V M9W: Toronto/Rexdale
M: Toronto
N1: Guelph
N2: Kitchener
N2J N2K N2L N2T N2V: Waterloo
N3: Brantford
N5 N6: London
N7: Sarnia
N8 N9: Windsor
N: London
P1: North Bay
P3: Sudbury
P4: Timmins
P6: Sault Ste. Marie
P7: Thunder Bay
P: Sudbury
R2 R3: Winnipeg
R2C: Winnipeg/Transcona
R2H R2J: Winnipeg/Saint-Boniface
R2M R2N: Winnipeg/St. Vital
R3L: Winnipeg/Osborne Village
R7: Brandon
R: Winnipeg
S4: Regina
S6: Prince Albert
S7: Saskatoon
S: Saskatoon
T1: Medicine Hat
T1H T1J T1K: Lethbridge
T2 T3: Calgary
T2E: Calgary/Bridgeland
T2G: Calgary/Inglewood
T2N: Calgary/Kensington
T2R: Calgary/Beltline
T2S: Calgary/Mission
T3B: Calgary/Bowness
T4: Red Deer
T4A T4B: Airdrie
T5 T6: Edmonton
T5K: Edmonton/Oliver
T5N: Edmonton/Glenora
T6E: Edmonton/Old Strathcona
T6K T6L: Edmonton/Mill Woods
T8: Edmonton
T8V T8W T8X: Grande Prairie
T8N: St. Albert
T8A T8H: Sherwood Park
T9H T9K: Fort McMurray
T: Calgary
V1: Kelowna
V1M V2Y V3A: Langley
V2: Abbotsford
V2B V2C V2E: Kamloops
V2K V2L V2M V2N: Prince George
V2P V2R: Chilliwack
V2A: Penticton
V2W V2X: Maple Ridge
V3: Surrey
V3B V3C: Port Coquitlam
V3E V3J V3K: Coquitlam
V3H: Port Moody
V3L V3M: New Westminster
V4: Surrey
V4C V4E V4G V4K V4L V4M: Delta
V5 V6: Vancouver
V5A V5B V5C V5E V5G V5H V5J: Burnaby
V5K: Vancouver/Hastings-Sunrise
V5L: Vancouver/Commercial Drive
V5M V5R: Vancouver/Renfrew-Collingwood
V5N: Vancouver/East Vancouver
V5S: Vancouver/Killarney
V5T: Vancouver/Mount Pleasant
V5Z V6H: Vancouver/Fairview
V6A: Vancouver/Strathcona
V6B V6Z: Vancouver/Yaletown
V6C V6E: Vancouver/Downtown Vancouver
V6G: Vancouver/West End
V6J: Vancouver/Shaughnessy
V6K: Vancouver/Kitsilano
V6L V6S: Vancouver/Dunbar
V6M V6N: Vancouver/Kerrisdale
V6P: Vancouver/Marpole
V6R: Vancouver/Point Grey
V6T @49.263,-123.248: Vancouver/Point Grey
V6V V6W V6X V6Y V7A V7B V7C V7E: Richmond
V7G V7H V7J V7K V7L V7M V7N V7P V7R: North Vancouver
V7S V7T V7V V7W: West Vancouver
V7X V7Y: Vancouver/Downtown Vancouver
V7: North Vancouver
V8 V9: Victoria
V8N V8P V8X V8Z: Saanich
V9R V9S V9T V9V: Nanaimo
V: Vancouver
Y: Whitehorse
X: Yellowknife
A1: St. John's
A2: Corner Brook
A: St. John's
B1: Sydney
B2N: Truro
B2V B2W B2X B2Y B2Z B3A B3B: Halifax/Dartmouth
B3 B3H B3J B3K B3L B3P: Halifax
B3M B3N B3S: Halifax/Clayton Park
B4A B4B: Halifax/Bedford
B4C B4E: Halifax/Lower Sackville
B: Halifax
C1: Charlottetown
C: Charlottetown
E1: Moncton
E1A: Dieppe
E2: Saint John
E3: Fredericton
E3V: Edmundston
E: Moncton
`,
);
