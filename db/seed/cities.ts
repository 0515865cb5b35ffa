import type { UnderstoodLanguage } from '#contract/language.ts';
import type { NameList } from './names.ts';

/** A city of the demo world: its professionals' language and names, and how many trades it has. */
export interface DemoCity {
  name: string;
  region: string;
  lat: number;
  lon: number;
  language: UnderstoodLanguage;
  names: NameList;
  trades: 'all' | 'many' | 'some';
  /** Districts where people work; the centre where there are none. */
  districts: readonly { name: string; lat: number; lon: number }[];
}

function city(
  name: string,
  region: string,
  [lat, lon]: readonly [number, number],
  [language, names, trades]: readonly [UnderstoodLanguage, NameList, DemoCity['trades']],
  districts: readonly (readonly [string, number, number])[] = [],
): DemoCity {
  return {
    name,
    region,
    lat,
    lon,
    language,
    names,
    trades,
    districts: districts.map((district) => ({
      name: district[0],
      lat: district[1],
      lon: district[2],
    })),
  };
}

export const DEMO_CITIES: readonly DemoCity[] = [
  city(
    'Montréal',
    'Québec',
    [45.5088, -73.5878],
    ['fr', 'quebec', 'all'],
    [
      ['Rosemont', 45.5536, -73.5818],
      ['Le Plateau-Mont-Royal', 45.5217, -73.5795],
      ['Villeray', 45.5433, -73.6169],
      ['Verdun', 45.4587, -73.5674],
      ['Hochelaga', 45.5445, -73.5431],
      ['Notre-Dame-de-Grâce', 45.4731, -73.6157],
      ['Ahuntsic', 45.5547, -73.6636],
      ['Saint-Henri', 45.4773, -73.5863],
      ['Mile End', 45.5258, -73.5986],
      ['Anjou', 45.6035, -73.5535],
    ],
  ),
  city('Laval', 'Québec', [45.6066, -73.7124], ['fr', 'quebec', 'some']),
  city('Longueuil', 'Québec', [45.5312, -73.5181], ['fr', 'quebec', 'some']),
  city(
    'Québec',
    'Québec',
    [46.8139, -71.208],
    ['fr', 'quebec', 'many'],
    [
      ['Limoilou', 46.8303, -71.2236],
      ['Sainte-Foy', 46.7757, -71.2961],
      ['Saint-Roch', 46.8148, -71.2256],
      ['Charlesbourg', 46.8626, -71.2708],
      ['Beauport', 46.8648, -71.1919],
    ],
  ),
  city('Gatineau', 'Québec', [45.4765, -75.7013], ['fr', 'quebec', 'some']),
  city('Sherbrooke', 'Québec', [45.4042, -71.8929], ['fr', 'quebec', 'some']),
  city('Trois-Rivières', 'Québec', [46.3432, -72.5432], ['fr', 'quebec', 'some']),
  city('Saguenay', 'Québec', [48.4281, -71.0685], ['fr', 'quebec', 'some']),
  city(
    'Toronto',
    'Ontario',
    [43.6532, -79.3832],
    ['en', 'canada', 'all'],
    [
      ['Leslieville', 43.6627, -79.3376],
      ['The Annex', 43.6705, -79.4049],
      ['Etobicoke', 43.6435, -79.5651],
      ['Scarborough', 43.7764, -79.2318],
      ['North York', 43.7615, -79.4111],
      ['Parkdale', 43.6405, -79.4369],
      ['East York', 43.6912, -79.3279],
    ],
  ),
  city('Ottawa', 'Ontario', [45.4215, -75.6972], ['en', 'canada', 'some']),
  city('Vancouver', 'British Columbia', [49.2827, -123.1207], ['en', 'canada', 'some']),
  city('Calgary', 'Alberta', [51.0447, -114.0719], ['en', 'canada', 'some']),
  city('Halifax', 'Nova Scotia', [44.6488, -63.5752], ['en', 'canada', 'some']),
  city(
    'New York',
    'New York',
    [40.7128, -74.006],
    ['en', 'unitedStates', 'many'],
    [
      ['Brooklyn', 40.6782, -73.9442],
      ['Queens', 40.7282, -73.7949],
      ['Harlem', 40.8116, -73.9465],
      ['Astoria', 40.7644, -73.9235],
    ],
  ),
  city('Miami', 'Florida', [25.7617, -80.1918], ['es', 'latinAmerica', 'some']),
  city('Los Angeles', 'California', [34.0522, -118.2437], ['en', 'unitedStates', 'some']),
  city(
    'Ciudad de México',
    'CDMX',
    [19.4326, -99.1332],
    ['es', 'latinAmerica', 'all'],
    [
      ['Coyoacán', 19.3467, -99.1617],
      ['Roma Norte', 19.4195, -99.1617],
      ['Del Valle', 19.3798, -99.1655],
      ['Polanco', 19.433, -99.1926],
      ['Narvarte', 19.3946, -99.1526],
      ['Iztapalapa', 19.3553, -99.0622],
      ['Tlalpan', 19.2964, -99.1681],
    ],
  ),
  city('Guadalajara', 'Jalisco', [20.6597, -103.3496], ['es', 'latinAmerica', 'some']),
  city('Monterrey', 'Nuevo León', [25.6866, -100.3161], ['es', 'latinAmerica', 'some']),
  city(
    'Bogotá',
    'Cundinamarca',
    [4.711, -74.0721],
    ['es', 'latinAmerica', 'many'],
    [
      ['Chapinero', 4.6486, -74.0628],
      ['Usaquén', 4.7109, -74.0318],
      ['Suba', 4.7416, -74.0839],
    ],
  ),
  city('Medellín', 'Antioquia', [6.2442, -75.5812], ['es', 'latinAmerica', 'some']),
  city(
    'Madrid',
    'Comunidad de Madrid',
    [40.4168, -3.7038],
    ['es', 'spain', 'many'],
    [
      ['Chamberí', 40.4344, -3.7038],
      ['Lavapiés', 40.4089, -3.7016],
      ['Vallecas', 40.3887, -3.6574],
    ],
  ),
  city('Barcelona', 'Cataluña', [41.3874, 2.1686], ['es', 'spain', 'some']),
];
