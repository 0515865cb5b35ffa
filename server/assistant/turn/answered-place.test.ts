import { expect, test } from 'vitest';
import type { Asked } from '#contract/requests/assistant.ts';
import type { Language } from '#contract/language.ts';
import { findPlaceName, siteIn } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);

test.each([
  ['creemore ontario', 'creemore ontario'],
  ['fitzroy, melbourne', 'fitzroy, melbourne'],
  ['swansea in toronto', 'swansea in toronto'],
  ['glasgow west end', 'glasgow west end'],
  ['corner of bloor and ossington', 'bloor and ossington'],
  ['toronto sorry, 31 grenoble dr', '31 grenoble dr, toronto'],
  ['st catharines, its a gas dryer btw', 'st catharines'],
  ['home, its laval', 'laval'],
  ['georgina', 'georgina'],
  ['villa de alvarez, colima', 'villa de alvarez, colima'],
  ['sorry, toronto', 'toronto'],
  ['thorncliffe', 'thorncliffe'],
  ['whenever', null],
  ['somewhere', null],
  ['Dundas, just outside Hamilton', 'Dundas, just outside Hamilton'],
])('the answer "%s" names %s', (answer, place) => {
  const { location } = analyseMessage(
    answer,
    'en',
    places,
    undefined,
    undefined,
    undefined,
    'location',
  );
  expect(location).toBe(place);
});

test.each<[Language, string, Asked | null, string]>([
  ['fr', 'a brossard, non scuse on vient de demenager, a la prairie lol', 'location', 'la prairie'],
  ['fr', 'plombier à Laval, non désolé, à Terrebonne, demain', null, 'Terrebonne'],
  ['en', 'plumber in Brampton, no wait, in Caledon, leaking tap', null, 'Caledon'],
  ['es', 'plomero en Coyoacán, no perdón, en Tlalpan, hoy', null, 'Tlalpan'],
  ['fr', "plombier à Brossard, non désolé pas aujourd'hui, demain à 9h", null, 'Brossard'],
  ['en', '(erin mills)', 'location', 'erin mills'],
  ['en', 'a math tutor in Mississauga (erin mills)', null, 'Mississauga (erin mills)'],
  ['en', 'a cleaner (weekly) in Toronto (3 bedrooms)', null, 'Toronto'],
])('%s: of "%s" (asked: %s) it is %s', (language, text, asked, place) => {
  const site = siteIn(language === 'es' ? 'MX' : 'CA');
  const read = analyseMessage(text, language, places, undefined, site, undefined, asked);
  expect(read.location).toBe(place);
});

test.each(['TMR', 'main and 5th'])('"%s" as a place tells no time', (answer) => {
  const now = new Date('2026-11-25T10:00');
  const site = siteIn('CA');
  const read = analyseMessage(answer, 'en', places, undefined, site, now, 'location');
  expect([read.location, read.urgency, read.dates]).toEqual([answer, null, null]);
});

test('where somebody goes for dinner is not where the work is', () => {
  const said = 'uy no, mejor de 7 a 3, que vamos a cenar en casa de mis cuñados en sanse';
  const site = siteIn('ES');
  const read = analyseMessage(said, 'es', places, undefined, site, undefined, 'confirmation');
  expect(read.location).toBeNull();
});

test('a yes that is the name of a town too is no place', () => {
  const site = siteIn('MX');
  const said = 'dale, que lleven tostadas también';
  const heard = analyseMessage(said, 'es', places, undefined, site, undefined, 'confirmation');
  expect(heard).toMatchObject({ location: null, turn: { act: 'correction' } });
});

test('what is not understood at the question for the place tells one that is not known', () => {
  const asked = (said: string) =>
    analyseMessage(said, 'fr', places, undefined, undefined, undefined, 'location').turn.act;
  expect(asked('proche du gros parc')).toBe('tell');
  expect(asked('laisse-moi demander à ma blonde')).toBe('doubt');
});

test.each<['fr' | 'es', string, string, string]>([
  ['es', 'ES', 'ay no, en chinchón vivo yo, la casa está en patones', 'patones'],
  ['es', 'MX', 'no es mazatlan, es los mochis, me confundi de casa', 'los mochis'],
  ['fr', 'CA', "non pas Brossard, Candiac. Brossard c'est l'ancien", 'Candiac'],
])(
  'a place that is denied once is denied where it is named again: %s',
  (language, country, said, place) => {
    const site = siteIn(country);
    const heard = analyseMessage(
      said,
      language,
      places,
      undefined,
      site,
      undefined,
      'confirmation',
    );
    expect(heard.location).toBe(place);
  },
);

test('a street is in the town behind its centre', () => {
  const said = 'se me trabó la chapa, calle hidalgo 118 centro toluca';
  expect(analyseMessage(said, 'es', places, undefined, siteIn('MX'))).toMatchObject({
    place: { status: 'named' },
    location: 'calle hidalgo 118, toluca',
  });
});

test('of two places the one that is not denied is meant, and nobody is refused', () => {
  const said = 'wait the new place isnt laval its blainville, we changed our minds';
  const heard = analyseMessage(said, 'en', places, undefined, undefined, undefined, 'confirmation');
  expect(heard).toMatchObject({ location: 'blainville', turn: { act: 'correction' } });
});

test('a place that is denied before and behind is not the one', () => {
  const site = siteIn('ES');
  const answer = 'no, a Oviedo no, a Avilés, perdona';
  const again = analyseMessage(answer, 'es', places, undefined, site, undefined, 'confirmation');
  expect(again.location).toBe('Avilés');
});

test.each<['en' | 'fr', string, string]>([
  ['en', 'sorry typed the wrong town, its whitby not oshawa', 'whitby'],
  ['en', 'not to Verdun, to LaSalle!! got my leases mixed up lol', 'LaSalle'],
  ['en', 'its to LaSalle not to Verdun', 'LaSalle'],
  ['fr', 'la résidence est à Longueuil et non à Saint-Lambert, je mélange toujours', 'Longueuil'],
  ['fr', "attendez c'est pu à boucherville, on est rendus à varennes", 'varennes'],
])('%s: "%s" means %s', (language, said, place) => {
  const site = siteIn('CA');
  const heard = analyseMessage(said, language, places, undefined, site, undefined, 'confirmation');
  expect(heard.location).toBe(place);
});

test('what says where somebody is is no part of the place', () => {
  const answer = 'pues yo estoy en Neza';
  const { location } = analyseMessage(
    answer,
    'es',
    places,
    undefined,
    siteIn('MX'),
    undefined,
    'location',
  );
  expect(location).toBe('Neza');
});

test.each([
  ['oh its going to orillia', 'orillia'],
  ['everything goes over to Barrie', 'Barrie'],
  ['its going to be cold', null],
])('"%s" says that the things go to %s', (words, destination) => {
  const read = analyseMessage(words, 'en', places, undefined, undefined, undefined, 'confirmation');
  expect(read.destination ?? read.location).toBe(destination);
});

test.each([
  ["change shawinigan pour saint-boniface c'est la quelle reste", 'fr', 'saint-boniface'],
  ['change toronto to barrie', 'en', 'barrie'],
  ['cambia puebla por cholula', 'es', 'cholula'],
  ["enlève que c'est à Charlemagne, c'est Le Gardeur", 'fr', 'Le Gardeur'],
  ['forget toronto, its oakville', 'en', 'oakville'],
  ['no es en Sayulita, mi error, es en San Pancho', 'es', 'San Pancho'],
] as const)('"%s" replaces a place', (words, language, place) => {
  const read = analyseMessage(
    words,
    language,
    places,
    undefined,
    undefined,
    undefined,
    'confirmation',
  );
  expect(read.location).toBe(place);
});

test.each(['roma sur, cdmx, calle tlacotalpan', 'villa unión sinaloa, rancho las palmas'])(
  'the answer "%s" is kept whole',
  (answer) => {
    const site = siteIn('MX');
    const read = analyseMessage(answer, 'es', places, undefined, site, undefined, 'location');
    expect(read.location).toBe(answer);
  },
);

test.each<[Language, string, string]>([
  ['en', 'a painter for my living room in Outremont. sorry I mean Mile End, we moved', 'Mile End'],
  ['fr', 'un plombier à Laval, je veux dire Lachine', 'Lachine'],
  ['es', 'un plomero en Coyoacán, perdón, quise decir Tlalpan', 'Tlalpan'],
])('%s: of "%s" the place said anew is meant', (language, said, place) => {
  expect(analyseMessage(said, language, places).location).toBe(place);
});

test.each<[Language, Asked, string, string, string]>([
  [
    'es',
    'confirmation',
    'ES',
    'no, la puerta es en Villaverde, Usera es donde vivo yo',
    'Villaverde',
  ],
  ['es', 'location', 'MX', 'la obra es en texcoco, yo vivo en chalco', 'texcoco'],
  ['es', 'urgency', 'MX', 'no perdón es chalco y es pa hoy', 'chalco'],
  ['en', 'location', 'CA', 'the house is in Guelph, I live in Toronto', 'Guelph'],
  ['en', 'confirmation', 'CA', "no it's in Barrie, Orillia is where i live", 'Barrie'],
  ['fr', 'confirmation', 'CA', "non la place c'est lasalle, verdun c'est où je reste", 'lasalle'],
  ['fr', 'urgency', 'CA', "non attends c'est à Lachine pis c'est pas urgent", 'Lachine'],
])(
  '%s at the %s question on a site in %s: "%s" means %s',
  (language, asked, country, said, place) => {
    const site = siteIn(country);
    const heard = analyseMessage(said, language, places, undefined, site, undefined, asked);
    expect(heard.location).toBe(place);
  },
);

test.each([
  ['en', 'CA', 'burlington not Oshawa', 'burlington'],
  ['es', 'MX', 'no era Toluca sino la del valle', 'del valle'],
  ['es', 'ES', 'la dirección es de Getafe', 'Getafe'],
] as const)('%s in %s: "%s" corrects the place', (language, country, said, place) => {
  const site = siteIn(country);
  const heard = analyseMessage(said, language, places, undefined, site, undefined, 'confirmation');
  expect(heard.location).toBe(place);
  expect(heard.turn.act).toBe('correction');
});
