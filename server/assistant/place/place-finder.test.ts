import { expect, test } from 'vitest';
import { findPlaceName } from '#server/places/places.ts';
import { createPlaceFinder } from './place-finder.ts';

const places = createPlaceFinder(findPlaceName);
const placeIn = (text: string) => places.findPlaceSpan(text)?.text ?? null;

test.each([
  [
    'painter needed, 914 Maple Ave, Apt 2B, Evanston IL tonight',
    '914 Maple Ave, Apt 2B, Evanston IL',
  ],
  ['plombier au 1020 rue King Ouest, Sherbrooke svp', '1020 rue King Ouest, Sherbrooke'],
  ['plomero en Av. Corrientes 4512', 'Av. Corrientes 4512'],
  ['leak at H2J 1W8, call me', 'H2J 1W8'],
  ['roofer H4B asap', 'H4B'],
  ['handyman 85281', '85281'],
  ['électricien à Trois-Rivières pour un panneau', 'Trois-Rivières'],
  ['cleaner in laval', 'laval'],
  ['cleaner every week. weymouth dorset uk', 'weymouth dorset uk'],
  ['landscaper for a driveway. maple, vaughan, next spring', 'maple, vaughan'],
  ['painter for a fence. Sidney, on Vancouver Island', 'Sidney, on Vancouver Island'],
  ['braids at home. scarborough near kennedy stn', 'scarborough near kennedy'],
  ['moving from Montreal to Hamilton', 'Montreal'],
  ['fotografo pa grado de mi hijo en ibagué el 12 de diciembre', 'ibagué'],
  [
    'mi perro anda decaído, en tuxtla gutiérrez, colonia moctezuma',
    'tuxtla gutiérrez, colonia moctezuma',
  ],
  ['se tapó el wc, vivo en la del valle', 'del valle'],
  ['ocupo impermeabilizar la azotea en villahermosa col tamulte', 'villahermosa col tamulte'],
  ['se tapó el drenaje. cúcuta, barrio caobos', 'cúcuta, barrio caobos'],
  ['mi lavadora no centrifuga. arequipa, cayma', 'arequipa, cayma'],
  ['fuga de agua en la colonia Petrolera de Tampico, el baño', 'colonia Petrolera de Tampico'],
  ['academia en Granada, zona Zaidín, busco fontanero', 'Granada, zona Zaidín'],
  ['se tapó la coladera y ya huele, ecatepec las américas', 'ecatepec las américas'],
  ['el municipio de metepec me multó, ocupo arquitecto', 'metepec'],
  ['se me cayó el techo, Peckham, tmrw', 'Peckham'],
  ['frente al mercado de San Juan de Dios en Guadalajara', 'San Juan de Dios en Guadalajara'],
  ['organizador para una fiesta, Guadalupe Zacatecas', 'Guadalupe Zacatecas'],
  ['busco contador, soy freelance, cdmx', 'cdmx'],
  ['instalar una chapa, cdmx colonia del valle', 'cdmx colonia del valle'],
  ['loseta para la terraza, La Paz BCS', 'La Paz BCS'],
  ['vendo quesos en el mercado de Tepic y busco un contador', 'Tepic'],
  ['oficina en Hermosillo sobre el blvd. Morelos. Facturado.', 'Hermosillo'],
  ['una escuela de danza en un local de Alcobendas y me pide proyecto', 'Alcobendas'],
  ['on achète à Châteauguay et il faut un électricien', 'Châteauguay'],
  ['ma mère est hospitalisée à Sept-Îles, elle veut une coiffeuse', 'Sept-Îles'],
  ['les feuilles à ramasser, Vimont à Laval', 'Vimont à Laval'],
  ['on reste au 44 chemin du Lac à Sainte-Béatrix', '44 chemin du Lac à Sainte-Béatrix'],
  ['a leak at 12 King St in Guelph', '12 King St in Guelph'],
  ['a toddy bar for the legion. souris pei', 'souris pei'],
  ['peinadora para los xv de mi niña en mascota, jalisco', 'mascota, jalisco'],
  ['salle de bain au complet à Windsor en Estrie', 'Windsor en Estrie'],
  ['cours de chant à Sacré-Coeur sur la Côte-Nord', 'Sacré-Coeur sur la Côte-Nord'],
  ['un maçon pour Notre-Dame-des-Monts dans Charlevoix', 'Notre-Dame-des-Monts dans Charlevoix'],
  ['on monte un petit festival de contes à Percé, trois jours', 'Percé'],
  ['une mise en plis, je demeure a maskinongé', 'maskinongé'],
  ['jai acheté le presbytere de tingwick pis jsais pas quoi faire', 'tingwick'],
  ['my uncle lives alone in metis-sur-mer and needs somebody', 'metis-sur-mer'],
  ['mi tía de 80 vive sola en hamilton y no puede palear la nieve', 'hamilton'],
  ['photos of my twins, outdoors on mount royal if theres snow', 'mount royal'],
  ['fotografo para sesion de familia en el nevado de toluca, somos 11', 'nevado de toluca'],
  ['correr todas las mañanas, en el malecón de loreto bcs', 'malecón de loreto bcs'],
  ['vacunar a 3 gatos, vivo en la colonia buenos aires', 'colonia buenos aires'],
  ['ménage à Ville Mont-Royal. Chez nous à Liège on dit ça', 'Ville Mont-Royal'],
  ['conseiller financier. saint-bruno, lac st jean', 'saint-bruno, lac st jean'],
  ['electricista, col. centro, cd valles', 'col. centro, cd valles'],
  ['carpintero, fracc. las fuentes, reynosa tamps', 'fracc. las fuentes, reynosa tamps'],
  ['pintor en sta. catarina nl', 'sta. catarina nl'],
  ['un peintre pour notre chalet au lac memphrémagog', 'lac memphrémagog'],
  ['fotógrafo en el popocatépetl', 'popocatépetl'],
  ['we live between Guelph and Fergus and need a roofer for a barn', 'Guelph and Fergus'],
  ['fuga en la llave del patio, colonia Roma Sur', 'colonia Roma Sur'],
  ['en la colonia Del Valle cdmx necesito un electricista', 'colonia Del Valle cdmx'],
  ['4 cámaras en mi papelería de Ecatepec. Mi cel es 55', 'Ecatepec'],
  ['portraits de 14 employés, à nos bureaux de Boucherville', 'Boucherville'],
  ['the lights flicker. brampton nr bramalea', 'brampton nr bramalea'],
  ['ma gardienne déménage en Gaspésie. On est à Saint-Hyacinthe', 'Saint-Hyacinthe'],
  ['niñera para el 31, somos de delicias chihuahua', 'delicias chihuahua'],
  ['grass n weeds n the hedge, starting april 5. north vaughan', 'vaughan'],
  ['carer for my nan in hebden bridge west yorkshire. shes 90', 'hebden bridge west yorkshire'],
])('"%s" is at %s', (text, place) => {
  expect(placeIn(text)).toBe(place);
});

test.each([
  'hemos heredado una casa de pueblo y hay que tirarla por dentro',
  'a Cape Cod style house',
  'mon plancher de bois franc gondole',
  'mon fils étudie à Sherbrooke',
  "Allez-y, on est d'accord tous les huit",
  'les boutons sont fragiles, écris-le',
  'a letter from Revenu Québec',
  'budget 12000 $ for the kitchen',
  'new french doors',
  'order 88213 never arrived',
  'Waffles and Syrup',
  'wedding dress in Chantilly lace needs taking in',
  'tutor for Paris French',
  'un grafic designer',
  'ponle que va a estar mi mamá, doña Licha',
  'mi hermana en Bilbao dice que hay ayudas',
  "Yep that's Bruno",
  'esquina de mi casa, el auto no arranca',
  'a tutor for exams, in May if possible',
  'a tutor who teaches in English',
  'mon tuyau est percé',
  "my wife stays at her sister's in Sunnyside until the squirrel is gone",
  'my husband has a job in Dubai so I need help with the kids',
  'se rompió el mueble que me mandó mi hermana de Toledo',
])('"%s" names no place of work', (text) => {
  expect(placeIn(text)).toBeNull();
});

test('the span gives the position of the place in the text', () => {
  const text = 'need a tiler in Longueuil today';
  const span = places.findPlaceSpan(text);
  expect(text.slice(span?.start, span?.end)).toBe('Longueuil');
});
