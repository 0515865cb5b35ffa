import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { formatAddress } from './address.ts';
import { cityAround } from './city.ts';
import { siteIn, type PlaceContext } from './place-context.ts';
import { settlePlace } from './settle.ts';

const town = (lat: number, lon: number, professionals: number, timeZone: string) => ({
  lat,
  lon,
  professionals,
  timeZone,
  city: cityAround({ lat, lon })!,
});
const MONTREAL = town(45.509, -73.588, 10, 'America/Toronto');
const LAVAL = town(45.57, -73.69, 4, 'America/Toronto');
const TORONTO = town(43.7, -79.42, 9, 'America/Toronto');
const CITY_OF_MEXICO = town(19.43, -99.13, 10, 'America/Mexico_City');
const QUEBEC = town(46.81, -71.21, 1, 'America/Toronto');
const montreal = { ...siteIn('CA'), served: [MONTREAL, LAVAL] };
const quebec = { ...siteIn('CA'), served: [QUEBEC] };
const toronto = { ...siteIn('CA'), served: [TORONTO, MONTREAL] };
const mexico = { ...siteIn('MX'), served: [CITY_OF_MEXICO, MONTREAL] };

function settled(text: string, language: Language, context: PlaceContext, isTown = true) {
  const place = settlePlace(text, language, context, isTown);
  if (place.status === 'unknown') return 'unknown';
  if (place.status === 'unclear')
    return ['unclear', ...place.options.map((option) => formatAddress(option, language))];
  return [place.status, formatAddress(place.address, language)];
}

it('a village of Quebec is meant in French before a large town abroad of its name', () => {
  expect(settled('Sutton', 'fr', siteIn('CA'))).toEqual(['inferred', 'Sutton, Québec, Canada']);
  expect(settled('Ogden', 'fr', siteIn('CA'))).toEqual(['inferred', 'Ogden, Québec, Canada']);
});

it.each([
  ['malecón de loreto bcs', 'Loreto, Baja California Sur, México'],
  ['lago de chapala', 'Chapala, Jalisco, México'],
  ['nevado de toluca', 'Toluca, Estado de México, México'],
])('of the landmark "%s" it is the town', (text, address) => {
  expect(settled(text, 'es', siteIn('MX'))).toEqual(['named', address]);
});

it.each([
  ['Saint-Damase en Montérégie', 'Saint-Damase, Québec, Canada'],
  ['Sacré-Coeur sur la Côte-Nord', 'Sacré-Coeur, Québec, Canada'],
  ['Windsor en Estrie', 'Windsor, Québec, Canada'],
])('"%s" is the town in that part of the province', (text, address) => {
  expect(settled(text, 'fr', siteIn('CA'))).toEqual(['named', address]);
});

it.each([
  ['Mississauga (Erin Mills)', 'Erin Mills, Mississauga, Ontario, Canada'],
  ['Laval, Pont-Viau', 'Pont-Viau, Laval, Quebec, Canada'],
  ['Québec secteur Ste-Foy', 'Sainte-Foy, Quebec City, Quebec, Canada'],
  ['Toronto (the beaches)', 'The Beaches, Toronto, Ontario, Canada'],
  ['the plateau near mt royal metro', 'Plateau-Mont-Royal, Montreal, Quebec, Canada'],
  ['st-lambert on the south shore', 'Saint-Lambert, Quebec, Canada'],
  ['Kitchener near Waterloo', 'Waterloo, Ontario, Canada'],
])('"%s" is %s', (text, address) => {
  expect(settled(text, 'en', siteIn('CA'))).toEqual(['named', address]);
});

it.each([
  ['Interlomas', 'MX', 'Interlomas, Huixquilucan de Degollado, Estado de México, México'],
  ['los reyes la paz', 'MX', 'Los Reyes Acaquilpan, Estado de México, México'],
  ['zona esmeralda', 'MX', 'Zona Esmeralda, Ciudad López Mateos, Estado de México, México'],
  ['la moraleja', 'ES', 'La Moraleja, Alcobendas, Madrid, España'],
  ['alameda de osuna', 'ES', 'Alameda de Osuna, Madrid, España'],
  ['sanse', 'ES', 'San Sebastián de los Reyes, Madrid, España'],
])('"%s" is known in %s', (text, country, address) => {
  expect(settled(text, 'es', siteIn(country))).toEqual(['named', address]);
});

it('a street is not in the county that its last word begins', () => {
  expect(settled('1930 queen street east', 'en', siteIn('CA'))[0]).toBe('unclear');
  expect(settled('danforth and pape', 'en', siteIn('CA'))[1]).toContain('Toronto');
});

it('of a quarter that is not known it is the town beside it', () => {
  const mx = siteIn('MX');
  expect(settled('Veracruz puerto, col. Zaragoza', 'es', mx)).toEqual([
    'named',
    'Veracruz, México',
  ]);
  expect(settled('fracc los pinos en tijuana', 'es', mx)).toEqual([
    'named',
    'Tijuana, Baja California, México',
  ]);
});

it('a quarter of a name that another town has too is in the town that is said', () => {
  expect(settled('acapulco fracc. las brisas', 'es', siteIn('MX'))).toEqual([
    'named',
    'Acapulco, Guerrero, México',
  ]);
});

it.each([
  ['tlalnepantla valle dorado', 'es', 'MX', 'Tlalnepantla'],
  ['etobicoke lakeshore', 'en', 'CA', 'Etobicoke, Toronto, Ontario, Canada'],
] as const)(
  'of more than is known, "%s", it is the town it begins with',
  (text, language, country, town) => {
    const [status, address] = settled(text, language, siteIn(country));
    expect(status).toBe('named');
    expect(address).toContain(town);
  },
);

describe('a text that says its town', () => {
  it.each([
    [montreal, 'fr', '4521 rue Fabre montreal', '4521 rue Fabre, Montréal, Québec, Canada'],
    [
      montreal,
      'fr',
      '10280 papineau, ahuntsic',
      '10280 papineau, Ahuntsic, Montréal, Québec, Canada',
    ],
    [quebec, 'fr', 'Montréal, Québec, Canada', 'Montréal, Québec, Canada'],
    [montreal, 'fr', 'Laval', 'Laval, Québec, Canada'],
    [montreal, 'fr', 'Saint-Zénon', 'Saint-Zénon, Québec, Canada'],
    [montreal, 'fr', 'Memramcook', 'Memramcook, Nouveau-Brunswick, Canada'],
    [quebec, 'fr', 'Kamouraska', 'Kamouraska, Québec, Canada'],
    [montreal, 'fr', 'H2X 1Y4', 'H2X 1Y4, Milton-Parc, Montréal, Québec, Canada'],
    [
      montreal,
      'fr',
      '12 rue de la Paix, Paris, France',
      '12 rue de la Paix, Paris, Île-de-France, France',
    ],
    [
      mexico,
      'es',
      'calle londres 88 col. juarez',
      'calle londres 88, Juárez, Ciudad de México, México',
    ],
    [mexico, 'en', '06700', '06700, Cuauhtémoc, Mexico City, Mexico'],
  ] as const)('is there: %#', (context, language, text, address) => {
    expect(settled(text, language, context)).toEqual(['named', address]);
  });

  it('is in the country of the site, and told where another of the name may be meant', () => {
    expect(settled('London', 'en', toronto)).toEqual(['inferred', 'London, Ontario, Canada']);
    expect(settled('Paris', 'fr', montreal)).toEqual([
      'unclear',
      'Paris, Ontario, Canada',
      'Paris, Île-de-France, France',
    ]);
  });

  it('is abroad only where the name stands for a town, and told', () => {
    expect(settled('Lyon', 'fr', montreal)).toEqual([
      'inferred',
      'Lyon, Auvergne-Rhône-Alpes, France',
    ]);
    expect(settled('Wellington', 'fr', toronto, false)[0]).toBe('unclear');
    expect(settled('Vaciamadri', 'es', siteIn('ES'))[1]).toMatch(/^Rivas-Vaciamadrid/);
    expect(settled('Doral', 'es', mexico)).toEqual(['inferred', 'Doral, Florida, Estados Unidos']);
  });

  it('is the town that more words belong to: its state, its side, or its quarter', () => {
    expect(settled('san antonio texas', 'es', mexico)).toEqual([
      'named',
      'San Antonio, Texas, Estados Unidos',
    ]);
    expect(settled('lanús oeste', 'es', mexico)).toEqual([
      'inferred',
      'Lanús, Provincia de Buenos Aires, Argentina',
    ]);
    expect(settled('pereira barrio cuba', 'es', mexico)).toEqual([
      'inferred',
      'Pereira, Risaralda, Colombia',
    ]);
  });
});

describe('a street without a town', () => {
  it.each([
    [montreal, 'fr', '6200 rue de bordeaux'],
    [montreal, 'fr', '4500 rue saint-denis'],
    [montreal, 'fr', 'coin papineau et ontario'],
    [montreal, 'en', '1212 pine avenue west'],
    [toronto, 'en', '100 London Road'],
    [toronto, 'en', 'dublin st'],
    [toronto, 'en', 'queen and bathurst'],
    [mexico, 'es', 'Londres 167'],
    [mexico, 'es', 'calle tampico esq valladolid'],
  ] as const)('is to be asked for, near the professionals first: %#', (context, language, text) => {
    const [status, first] = settled(text, language, context);
    expect(status).toBe('unclear');
    expect(first).toMatch(/, (Montr[ée]al, Qu[ée]bec|Toronto, Ontario|Ciudad de México), /);
  });

  it('is in the town of the last request, or the only one with professionals', () => {
    const before = { ...montreal, earlier: [LAVAL] };
    const only = { ...siteIn('CA'), served: [TORONTO] };
    expect(settled('12 rue de Paris', 'fr', before)).toEqual([
      'inferred',
      '12 rue de Paris, Laval, Québec, Canada',
    ]);
    expect(settled('100 London Road', 'en', only)).toEqual([
      'inferred',
      '100 London Road, Toronto, Ontario, Canada',
    ]);
  });

  it('is where the browser is, of several towns', () => {
    const browser = { timeZone: 'America/Mexico_City', country: null };
    expect(settled('Londres 167', 'es', { ...mexico, browser })).toEqual([
      'inferred',
      'Londres 167, Ciudad de México, México',
    ]);
  });
});

it.each(['zzzz', 'zzzzzz', 'qwertyuiop', 'asdf asdf'])('no place is known by %j', (text) => {
  expect(settled(text, 'en', montreal)).toBe('unknown');
});

it.each([
  ['Comox, BC', 'Comox, British Columbia, Canada'],
  ['rothesay new brunswick', 'Rothesay, New Brunswick, Canada'],
  ['Nutana, Saskatoon', 'Nutana, Saskatoon, Saskatchewan, Canada'],
])('%s is known', (text, place) => {
  expect(settled(text, 'en', toronto)).toEqual(['named', place]);
});

describe('a saint without the rest of its name', () => {
  it('is asked for where several towns go on like that, those near the site first', () => {
    const [status, ...options] = settled('ste-anne', 'fr', siteIn('CA'));
    expect(status).toBe('unclear');
    expect(options).toContain('Sainte-Anne-de-Bellevue, Québec, Canada');
    const [, first, second] = settled('ste-anne', 'fr', montreal);
    expect([first, second]).toEqual([
      'Sainte-Anne-des-Plaines, Québec, Canada',
      'Sainte-Anne-de-Bellevue, Québec, Canada',
    ]);
  });

  it('is the much largest one, or the only one near the site, and that is said', () => {
    const sur = ['inferred', 'Saint-Jean-sur-Richelieu, Québec, Canada'];
    expect(settled('st-jean', 'fr', siteIn('CA'))).toEqual(sur);
    expect(settled('st-jean', 'fr', montreal)).toEqual(sur);
    expect(settled('san luis', 'es', siteIn('MX'))[0]).toBe('inferred');
  });

  it('is asked for where it may be a quarter or one of several towns', () => {
    const ribera = 'Santa María la Ribera, Ciudad de México, México';
    for (const context of [siteIn('MX'), mexico]) {
      const [status, first] = settled('Santa María', 'es', context);
      expect([status, first]).toEqual(['unclear', ribera]);
    }
  });

  it('is the town that is called so where none with a longer name is larger', () => {
    expect(settled('st-jérôme', 'fr', siteIn('CA'))).toEqual([
      'named',
      'Saint-Jérôme, Québec, Canada',
    ]);
  });
});

it.each([
  ['val dor', "Val-d'Or, Québec, Canada"],
  ['chute aux outardes', 'Chute-aux-Outardes, Québec, Canada'],
])('"%s" is a whole name', (text, address) => {
  expect(settled(text, 'fr', siteIn('CA'))).toEqual(['named', address]);
});

it.each([
  ['Saint-Sauveur', siteIn('CA'), 'Saint-Sauveur, Québec, Canada'],
  ['Saint-Sauveur', montreal, 'Saint-Sauveur, Québec, Canada'],
  ['Sainte-Marie', siteIn('CA'), 'Sainte-Marie, Québec, Canada'],
  ['Saint-Sauveur, Québec', siteIn('CA'), 'Saint-Sauveur, Québec, Québec, Canada'],
  ['Saint-Sauveur', quebec, 'Saint-Sauveur, Québec, Québec, Canada'],
  ['Saint-Henri', siteIn('CA'), 'Saint-Henri, Montréal, Québec, Canada'],
  ['Sillery', siteIn('CA'), 'Sillery, Québec, Québec, Canada'],
])('"%s" is a town before a quarter of another', (text, context, address) => {
  expect(settled(text, 'fr', context)).toContain(address);
});
