import { postalPrefixes } from './prefixes.ts';

/** Quebec outside H: the cities by forward sortation area, the rest by first letters. */
export const QUEBEC_PREFIXES = postalPrefixes(
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
`,
);
