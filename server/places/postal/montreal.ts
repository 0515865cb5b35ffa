import { postalPrefixes } from './prefixes.ts';

/** All of H: the islands of Montreal and Laval, by forward sortation area. */
export const MONTREAL_PREFIXES = postalPrefixes(
  'CA',
  `
H1A: Montréal/Pointe-aux-Trembles
H1B @45.632,-73.506: Montréal-Est
H1C @45.668,-73.541: Montréal/Rivière-des-Prairies
H1E @45.640,-73.585: Montréal/Rivière-des-Prairies
H1G @45.614,-73.624: Montréal/Montréal-Nord
H1H @45.590,-73.641: Montréal/Montréal-Nord
H1J @45.614,-73.573: Montréal/Anjou
H1K @45.608,-73.549: Montréal/Anjou
H1L @45.604,-73.521: Montréal/Tétreaultville
H1M @45.590,-73.556: Montréal/Mercier
H1N @45.578,-73.534: Montréal/Mercier
H1P @45.600,-73.599: Montréal/Saint-Léonard
H1R @45.586,-73.610: Montréal/Saint-Léonard
H1S @45.581,-73.582: Montréal/Saint-Léonard
H1T @45.575,-73.569: Montréal/Rosemont
H1V @45.554,-73.539: Montréal/Hochelaga-Maisonneuve
H1W @45.543,-73.546: Montréal/Hochelaga
H1X @45.559,-73.573: Montréal/Rosemont
H1Y @45.548,-73.579: Montréal/Rosemont
H1Z @45.573,-73.620: Montréal/Saint-Michel
H2A @45.562,-73.601: Montréal/Saint-Michel
H2B @45.574,-73.651: Montréal/Sault-au-Récollet
H2C @45.560,-73.658: Montréal/Ahuntsic
H2E @45.553,-73.611: Montréal/Villeray
H2G @45.543,-73.592: Montréal/La Petite-Patrie
H2H @45.534,-73.573: Montréal/Le Plateau-Mont-Royal
H2J @45.528,-73.582: Montréal/Le Plateau-Mont-Royal
H2K @45.530,-73.555: Montréal/Centre-Sud
H2L @45.519,-73.558: Montréal/Le Village
H2M @45.551,-73.640: Montréal/Ahuntsic
H2N @45.540,-73.652: Montréal/Ahuntsic
H2P @45.543,-73.632: Montréal/Villeray
H2R @45.541,-73.617: Montréal/Villeray
H2S @45.534,-73.606: Montréal/La Petite-Patrie
H2T @45.524,-73.594: Montréal/Mile End
H2V @45.517,-73.605: Montréal/Outremont
H2W @45.517,-73.581: Montréal/Le Plateau-Mont-Royal
H2X @45.511,-73.569: Montréal/Milton-Parc
H2Y: Montréal/Vieux-Montréal
H2Z @45.505,-73.562: Montréal/Centre-ville
H3A @45.504,-73.575: Montréal/Centre-ville
H3B @45.500,-73.569: Montréal/Centre-ville
H3C @45.490,-73.554: Montréal/Griffintown
H3E: Montréal/Île-des-Sœurs
H3G @45.498,-73.580: Montréal/Golden Square Mile
H3H @45.490,-73.586: Montréal/Shaughnessy Village
H3J: Montréal/Petite-Bourgogne
H3K: Montréal/Pointe-Saint-Charles
H3L @45.550,-73.667: Montréal/Ahuntsic
H3M @45.537,-73.685: Montréal/Nouveau-Bordeaux
H3N: Montréal/Parc-Extension
H3P @45.520,-73.643: Mont-Royal
H3R @45.510,-73.648: Mont-Royal
H3S @45.504,-73.628: Montréal/Côte-des-Neiges
H3T @45.502,-73.618: Montréal/Côte-des-Neiges
H3V @45.495,-73.611: Montréal/Côte-des-Neiges
H3W @45.489,-73.632: Montréal/Snowdon
H3X @45.481,-73.642: Hampstead
H3Y @45.486,-73.604: Westmount
H3Z @45.483,-73.592: Westmount
H4A @45.473,-73.615: Montréal/Notre-Dame-de-Grâce
H4B @45.462,-73.633: Montréal/Notre-Dame-de-Grâce
H4C: Montréal/Saint-Henri
H4E: Montréal/Ville-Émard
H4G @45.465,-73.568: Montréal/Verdun
H4H @45.447,-73.581: Montréal/Verdun
H4J @45.532,-73.712: Montréal/Cartierville
H4K @45.522,-73.722: Montréal/Cartierville
H4L @45.517,-73.688: Montréal/Saint-Laurent
H4M @45.511,-73.678: Montréal/Saint-Laurent
H4N @45.528,-73.667: Montréal/Saint-Laurent
H4P @45.498,-73.658: Mont-Royal
H4R @45.505,-73.715: Montréal/Saint-Laurent
H4S @45.488,-73.745: Montréal/Saint-Laurent
H4T @45.480,-73.697: Montréal/Saint-Laurent
H4V @45.467,-73.652: Côte-Saint-Luc
H4W @45.471,-73.672: Côte-Saint-Luc
H4X: Montréal-Ouest
H4Y @45.460,-73.750: Dorval
H4Z @45.500,-73.561: Montréal/Centre-ville
H5A @45.499,-73.565: Montréal/Centre-ville
H5B @45.507,-73.564: Montréal/Centre-ville
H7A @45.664,-73.594: Laval/Saint-François
H7B: Laval/Saint-François
H7C: Laval/Saint-Vincent-de-Paul
H7E: Laval/Duvernay
H7G: Laval/Pont-Viau
H7H @45.636,-73.746: Laval/Auteuil
H7J @45.645,-73.720: Laval/Auteuil
H7K @45.618,-73.744: Laval/Auteuil
H7L @45.598,-73.792: Laval/Sainte-Rose
H7M: Laval/Vimont
H7N: Laval/Laval-des-Rapides
H7P @45.573,-73.805: Laval/Fabreville
H7R: Laval/Laval-Ouest
H7S @45.567,-73.733: Laval/Chomedey
H7T @45.555,-73.750: Laval/Chomedey
H7V @45.544,-73.726: Laval/Chomedey
H7W @45.534,-73.758: Laval/Chomedey
H7X: Laval/Sainte-Dorothée
H7Y: Laval/Îles-Laval
H8N @45.440,-73.612: Montréal/LaSalle
H8P @45.425,-73.610: Montréal/LaSalle
H8R @45.431,-73.652: Montréal/LaSalle
H8S @45.440,-73.672: Montréal/Lachine
H8T @45.447,-73.700: Montréal/Lachine
H8Y @45.505,-73.808: Montréal/Pierrefonds-Roxboro
H8Z @45.500,-73.835: Montréal/Pierrefonds-Roxboro
H9A @45.492,-73.820: Dollard-Des Ormeaux
H9B @45.482,-73.800: Dollard-Des Ormeaux
H9C H9E: Montréal/L'Île-Bizard–Sainte-Geneviève
H9G @45.482,-73.842: Dollard-Des Ormeaux
H9H @45.472,-73.872: Montréal/Pierrefonds-Roxboro
H9J: Kirkland
H9K @45.462,-73.905: Montréal/Pierrefonds-Roxboro
H9P @45.463,-73.757: Dorval
H9R: Pointe-Claire
H9S: Dorval
H9W: Beaconsfield
H9X: Sainte-Anne-de-Bellevue
H: Montréal
`,
);
