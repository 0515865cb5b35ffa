import { describe, expect, test } from 'vitest';
import type { Asked } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName, siteIn } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';
import { fold } from '../text/fold.ts';
import { cornerIn } from './corner.ts';

const places = createPlaceFinder(findPlaceName);
const COUNTRY: Readonly<Record<UnderstoodLanguage, string>> = { en: 'CA', fr: 'CA', es: 'MX' };
const read = (text: string, language: UnderstoodLanguage, asked: Asked | null, country?: string) =>
  analyseMessage(
    text,
    language,
    places,
    undefined,
    siteIn(country ?? COUNTRY[language]),
    undefined,
    asked,
  );

describe('a corner, a street or a stop told as where it is', () => {
  test.each<[UnderstoodLanguage, string, string]>([
    ['en', 'spadina and bloor', 'spadina and bloor'],
    ['en', 'queen and spadina', 'queen and spadina'],
    ['en', 'Bathurst and Fort York', 'Bathurst and Fort York'],
    ['en', 'main and 5th', 'main and 5th'],
    ['fr', 'Laurier pis Fabre', 'Laurier pis Fabre'],
    ['es', 'esquina Insurgentes y Eje 5', 'esquina Insurgentes y Eje 5'],
    ['en', 'near dufferin and king', 'dufferin and king'],
    ['en', 'corner of college and ossington', 'college and ossington'],
    ['en', 'kipling station', 'kipling station'],
    ['fr', 'hochelaga coin ontario et aylwin', 'hochelaga coin ontario et aylwin'],
    ['fr', 'st denis coin duluth', 'st denis coin duluth'],
    ['fr', 'coin beaubien pis st-denis', 'coin beaubien pis st-denis'],
    ['fr', 'coin pie-ix pis sherbrooke', 'coin pie-ix pis sherbrooke'],
    ['fr', 'angle papineau et laurier', 'angle papineau et laurier'],
    ['fr', 'rue beaubien est dans rosemont', 'rue beaubien est dans rosemont'],
    ['fr', 'proche du métro jean-talon', 'métro jean-talon'],
    ['es', 'insurgentes esquina con viaducto', 'insurgentes esquina con viaducto'],
    ['es', 'por el metro camarones', 'metro camarones'],
  ])('%s: "%s" is kept whole, and no town abroad', (language, answer, kept) => {
    const { location, place } = read(answer, language, 'location');
    expect(location).toBe(kept);
    const taken = place?.taken?.description ?? '';
    expect(taken).not.toMatch(/Minnesota|France|États-Unis|Saskatchewan|España/);
  });

  test.each<[UnderstoodLanguage, string, string, string?]>([
    ['es', 'toronto, por jane y wilson', 'toronto, por jane y wilson', 'CA'],
    ['es', 'calle alcala, metro quintana', 'calle alcala, metro quintana', 'ES'],
    ['es', 'gran via esquina montera', 'gran via esquina montera', 'ES'],
    ['es', 'por finch y keele', 'finch y keele', 'CA'],
  ])('%s: "%s" is kept whole in its country', (language, answer, kept, country) => {
    expect(read(answer, language, 'location', country).location).toBe(kept);
  });

  test('beside a district is in that', () => {
    const message = '4e etage rue st denis coin duluth sur le plateau. un serrurier svp';
    const { location, place } = read(message, 'fr', null);
    expect(location).toBe('4e etage rue st denis coin duluth sur le plateau');
    expect(place?.taken?.description).toContain('Plateau-Mont-Royal');
  });

  test.each<[UnderstoodLanguage, string, string]>([
    ['fr', 'hochelaga coin ontario et aylwin', 'Hochelaga'],
    ['es', 'Roma Norte esquina de Jalapa y Durango', 'Roma Norte'],
    ['en', 'Leslieville, corner of Queen and Carlaw', 'Leslieville'],
  ])('%s: "%s" is in %s', (language, answer, district) => {
    const { place } = read(answer, language, 'location');
    expect(place?.status).toBe('named');
    expect(place?.taken?.description).toContain(district);
  });

  test.each([
    'un coin lecture et un coin bureau',
    'build a corner cabinet and shelf',
    'le coin cuisine et salon',
    'une esquina del techo gotea',
  ])('"%s" tells of none', (text) => expect(cornerIn(fold(text))).toBeNull());
});

describe('the place of the job among others', () => {
  test.each<[UnderstoodLanguage, string, Asked | null, string | null]>([
    ['es', 'estoy afuera de mi depa en la roma norte con las bolsas', null, 'la roma norte'],
    ['es', 'no, perdon, es en la obrera, en la doctores trabajo', 'confirmation', 'obrera'],
    ['es', 'no es en la doctores, ahi trabajo, es en la obrera', 'confirmation', 'obrera'],
    ['en', 'sorry its in Leslieville, Parkdale is where i work', 'confirmation', 'Leslieville'],
    ['en', "no, not ajax, that's my office. its pickering", 'confirmation', 'pickering'],
    ['fr', "non scuse c'est à Verdun, LaSalle c'est où je travaille", 'confirmation', 'Verdun'],
    ['fr', "oups c'est dans villeray, rosemont c'est ma job", 'confirmation', 'villeray'],
    ['en', 'I live in Calgary but my mother is alone in her apartment', null, null],
    ['en', 'i live in Ottawa but my mom lives with me and needs care', null, 'Ottawa'],
    ['fr', 'Moi je reste à Calgary mais ma mère est toute seule dans son appart', null, null],
    ['es', 'Yo vivo en Toronto pero mi mamá está sola y necesita cuidadora', null, null],
    ['en', 'a notary at 12 Elm St, Guelph. Kind regards, Victoria', null, '12 Elm St, Guelph'],
    ['fr', 'Une couturière à Magog svp. Merci, Florence', null, 'Magog'],
    ['es', 'un logo para un bar que abro en Puebla, se llama La Tinaja', null, 'Puebla'],
  ])('%s: of "%s" (asked: %s) is %s', (language, text, asked, place) => {
    expect(read(text, language, asked).location).toBe(place);
  });

  test('is not the signature below a closing', () => {
    const letter = 'Un notario en el barrio de Salamanca, calle Ayala. Un saludo, Concepción.';
    expect(read(letter, 'es', null, 'ES').location).toContain('Salamanca');
  });
});

describe('a corner in a sentence', () => {
  test.each<[UnderstoodLanguage, string, string]>([
    ['fr', 'serrurier svp coin st-denis et mont-royal', 'coin st-denis et mont-royal'],
    ['fr', 'plombier, coin papineau pis laurier', 'coin papineau pis laurier'],
    ['fr', 'je suis au coin de pie-ix et sherbrooke, panne', 'coin de pie-ix et sherbrooke'],
    ['en', 'need a plumber at bloor and bathurst', 'bloor and bathurst'],
    ['en', 'queen st w and ossington, toilet overflowing', 'queen st w and ossington'],
    [
      'es',
      'no prende mi carro, esquina de insurgentes y félix cuevas',
      'esquina de insurgentes y félix cuevas',
    ],
  ])(
    '%s: of "%s" only the corner is the place, and its town is asked for',
    (language, text, at) => {
      const { location, place } = read(text, language, null);
      expect(location).toBe(at);
      expect(place?.status).toBe('unclear');
    },
  );

  test('a region called "coin" is none', () => {
    expect(read('un couvreur dans le coin de Trois-Rivières', 'fr', null).location).toBe(
      'Trois-Rivières',
    );
  });
});

test.each<[UnderstoodLanguage, string]>([
  ['es', 'durango 245'],
  ['es', 'Puebla 120 int 4'],
  ['es', 'en insurgentes sur 1234'],
  ['fr', '350 avenue de Lorimier'],
])(
  '%s: "%s" as the answer to where it is is a street, whose town is asked for',
  (language, text) => {
    expect(read(text, language, 'location').place?.status).toBe('unclear');
  },
);
