import { expect, test } from 'vitest';
import type { Asked } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName, siteIn } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const COUNTRY: Readonly<Record<UnderstoodLanguage, string>> = { en: 'CA', fr: 'CA', es: 'MX' };

test.each<[UnderstoodLanguage, Asked | null, string, from: string, to: string]>([
  [
    'fr',
    'location',
    "je pars de Sherbrooke pis je m'en viens à Montréal dans Ahuntsic",
    'sherbrooke',
    'ahuntsic',
  ],
  [
    'fr',
    null,
    "Allo je déménage le 19 décembre d'un 3 1/2 sur le Plateau (2e étage, escalier en colimaçon) vers un condo à Laval, Chomedey, rez-de-chaussée. Pas trop de stock",
    'plateau',
    'chomedey',
  ],
  [
    'es',
    null,
    'me mudo el martes de villeray a longueuil, un 3 y medio, y también necesito alguien q limpie el apto viejo en villeray',
    'villeray',
    'longueuil',
  ],
  [
    'fr',
    null,
    'On déménage de Saint-Henri à Châteauguay, ça prend des déménageurs, pis une femme de ménage pour nettoyer le vieux logement',
    'saint-henri',
    'châteauguay',
  ],
  ['es', 'location', 'salgo de Iztacalco y voy a la Anzures', 'iztacalco', 'anzures'],
  [
    'es',
    null,
    'me mudo a Querétaro en enero, saldría de Naucalpan, casa de 3 recamaras',
    'naucalpan',
    'querétaro',
  ],
  [
    'es',
    null,
    'un flete para mañana, una sala, de Aragón a Tlalnepantla',
    'aragón',
    'tlalnepantla',
  ],
  [
    'en',
    null,
    'We relocated from Boston last month, our stuff is in a storage unit in Lachine and we need it brought to our new condo in Griffintown',
    'lachine',
    'griffintown',
  ],
  [
    'fr',
    null,
    'mes meubles sont entreposés à Laval pis je veux les avoir dans mon nouvel appart à Verdun',
    'laval',
    'verdun',
  ],
  [
    'en',
    null,
    "i have a piano in Oakville that has to go to my daughter's in Guelph",
    'oakville',
    'guelph',
  ],
  ['fr', 'location', "on part de Laval pis on s'en va à Québec", 'laval', 'québec'],
  ['fr', 'location', 'je quitte Longueuil pour aller à Granby', 'longueuil', 'granby'],
  ['fr', 'location', 'de Rosemont à Verdun', 'rosemont', 'verdun'],
  ['fr', 'location', "chu à Verdun pis je m'en vas à LaSalle", 'verdun', 'lasalle'],
  [
    'fr',
    'location',
    'là je reste à Magog mais le nouvel appart est à Sherbrooke',
    'magog',
    'sherbrooke',
  ],
  ['fr', 'location', 'départ Trois-Rivières, arrivée Québec', 'trois-rivières', 'québec'],
  ['fr', 'location', "du Plateau jusqu'à Pointe-Claire", 'plateau', 'pointe-claire'],
  [
    'fr',
    null,
    'déménageurs svp, on laisse notre 4 et demi dans Villeray pour une maison à Terrebonne',
    'villeray',
    'terrebonne',
  ],
  [
    'fr',
    null,
    'je déménage de chez mes parents à Saint-Eustache vers mon premier appart dans Hochelaga, le 1er mars',
    'saint-eustache',
    'hochelaga',
  ],
  ['fr', null, 'déménagement: Gatineau vers Montréal, 3 chambres', 'gatineau', 'montréal'],
  ['fr', 'location', 'je pars de la rue Saint-Zotique à Montréal', 'zotique', 'nowhere'],
  [
    'fr',
    'location',
    'du 12 rue Principale à Granby au 40 rue King à Sherbrooke',
    'principale',
    'sherbrooke',
  ],
  [
    'fr',
    'confirmation',
    'en fait je pars de Shawinigan, pas Trois-Rivières, le stock est chez mes parents',
    'shawinigan',
    'nowhere',
  ],
  ['fr', 'confirmation', "c'est pas Laval le départ c'est Blainville", 'blainville', 'nowhere'],
  ['en', 'location', 'im leaving leslieville and heading to hamilton', 'leslieville', 'hamilton'],
  ['en', 'location', 'out of my place in Parkdale, into a house in Whitby', 'parkdale', 'whitby'],
  [
    'en',
    null,
    "movers needed, we're leaving a 2 bedroom in the annex (3rd floor, no elevator) for a house in Ajax",
    'annex',
    'ajax',
  ],
  [
    'en',
    null,
    'moving from a tiny one bedroom on the third floor in Parkdale to Guelph',
    'parkdale',
    'guelph',
  ],
  ['en', 'location', 'pick up in North York, drop off in Barrie', 'north york', 'barrie'],
  [
    'en',
    'location',
    'I live in Oshawa now and my new place is in Peterborough',
    'oshawa',
    'peterborough',
  ],
  ['en', 'location', 'oshawa > peterborough', 'oshawa', 'peterborough'],
  ['en', 'location', 'starting in Brampton, ending in London ontario', 'brampton', 'london'],
  [
    'en',
    null,
    'need help moving my mom from Kingston to a retirement home in Ottawa',
    'kingston',
    'ottawa',
  ],
  ['en', 'location', 'from scarborough to mississauga, port credit', 'scarborough', 'port credit'],
  ['en', 'confirmation', 'actually im leaving from Vaughan, not Toronto', 'vaughan', 'nowhere'],
  ['en', 'confirmation', 'sorry the pickup is in Milton not Oakville', 'milton', 'nowhere'],
  ['es', 'location', 'salgo de la Narvarte y me voy a Coyoacán', 'narvarte', 'coyoacán'],
  ['es', 'location', 'de Toluca pa Querétaro', 'toluca', 'querétaro'],
  ['es', 'location', 'recogen en Iztapalapa y entregan en Puebla', 'iztapalapa', 'puebla'],
  [
    'es',
    null,
    'necesito mudanza, dejo un depa de 2 recamaras en la Del Valle (tercer piso, sin elevador) y me voy a una casa en Querétaro',
    'del valle',
    'querétaro',
  ],
  [
    'es',
    null,
    'mudanza chica desde un cuarto en Azcapotzalco hasta Tlalnepantla',
    'azcapotzalco',
    'tlalnepantla',
  ],
  [
    'es',
    null,
    'nos mudamos de casa de mis papás en Xochimilco a un depa en la Condesa',
    'xochimilco',
    'condesa',
  ],
  ['es', 'location', 'ahorita estoy en Neza y la casa nueva está en Ecatepec', 'neza', 'ecatepec'],
  [
    'es',
    'location',
    'me llevo todo de Pachuca a la Ciudad de México, a Portales',
    'pachuca',
    'portales',
  ],
  [
    'es',
    'confirmation',
    'en realidad salgo de la Portales, no de la Narvarte',
    'portales',
    'nowhere',
  ],
  ['es', 'confirmation', 'perdón, la mudanza sale de Toluca, no de Metepec', 'toluca', 'nowhere'],
])('%s (asked: %s): "%s" goes from %s to %s', (language, asked, text, from, to) => {
  const site = siteIn(COUNTRY[language]);
  const read = analyseMessage(text, language, places, undefined, site, undefined, asked);
  expect(read.location?.toLowerCase()).toContain(from.toLowerCase());
  expect(read.destination?.toLowerCase() ?? 'nowhere').toContain(to.toLowerCase());
});

test.each<[UnderstoodLanguage, string, string | null, string]>([
  ['en', 'a cleaner for my condo in verdun, also a mover from verdun to lasalle', null, 'lasalle'],
  [
    'en',
    'I need a painter for the new place in Laval and also a mover from Verdun to Laval on dec 5',
    'Verdun',
    'Laval',
  ],
  ['es', 'un plomero en la Roma y también una mudanza de la Roma a Coyoacán', null, 'Coyoacán'],
])('%s: the move that "%s" tells second has its own places', (language, text, from, to) => {
  const read = analyseMessage(text, language, places, undefined, siteIn(COUNTRY[language]));
  const [move] = read.otherNeeds;
  expect([move?.profession, move?.location, move?.destination]).toEqual(['mover', from, to]);
});

test.each(['Pointe-aux-Trembles', 'av tlahuac a la altura de culhuacan'])(
  '"%s" is one place',
  (answer) => {
    const read = analyseMessage(
      answer,
      'fr',
      places,
      undefined,
      siteIn('CA'),
      undefined,
      'location',
    );
    expect(read.destination).toBeNull();
  },
);
