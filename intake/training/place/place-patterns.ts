import { readFileSync } from 'node:fs';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '#server/assistant/text/fold.ts';
import { placeCandidates } from '#server/assistant/place/place-candidates.ts';
import { phraseFiles } from '#intake/training/documents.ts';
import { lookupPlace, readMarked, type PlacedMessage } from './place-examples.ts';
import { pick, type Names } from './place-swaps.ts';

const TIMES: Readonly<Record<UnderstoodLanguage, readonly string[]>> = {
  en: `tonight|today|asap|tomorrow|this weekend|saturday|next week|no rush|please|thanks|right now|friday morning|by monday|weekly|now|right away|twice a month|weekdays|mornings|this spring|march 14|july 1|on the 12th|for 2 days`.split(
    '|',
  ),
  fr: `ce soir|aujourd'hui|au plus vite|demain|en fin de semaine|samedi|la semaine prochaine|pas pressé|svp|merci|tout de suite|vendredi matin|d'ici lundi|là là|au plus sacrant|aux deux semaines|une fois par mois|la semaine|le matin|ce printemps|le 14 mars|pour le 1er juillet|urgent`.split(
    '|',
  ),
  es: `esta noche|hoy|lo antes posible|mañana|este finde|el sábado|la próxima semana|sin prisa|por favor|gracias|ahora mismo|viernes en la mañana|antes del lunes|ya|ahorita|cada quince días|entre semana|por las mañanas|en primavera|el 14 de marzo|urgente|me urge|para el jueves`.split(
    '|',
  ),
};
const REGIONS: Readonly<Record<UnderstoodLanguage, readonly string[]>> = {
  en: [
    'ON',
    'BC',
    'QC',
    'NS',
    'AB',
    'TX',
    'NY',
    'MA',
    'CA',
    'OH',
    'MI',
    'FL',
    'Ontario',
    'Alberta',
    'Texas',
    'Ohio',
    'England',
  ],
  fr: ['QC', 'Qc', 'Québec', 'NB', 'ON', 'France', 'Belgique', 'Suisse'],
  es: [
    'Jalisco',
    'Sonora',
    'Estado de México',
    'NL',
    'España',
    'Colombia',
    'Argentina',
    'TX',
    'CA',
    'FL',
    'CDMX',
  ],
};
const STREETS: Readonly<Record<UnderstoodLanguage, readonly string[]>> = {
  en: [
    'Maple',
    'Birchmount',
    'Lakeshore',
    'Dundas',
    'Saint-Denis',
    'King',
    'Elm',
    'Queen',
    'Sherbrooke',
    'Papineau',
    'Bernard',
    'Parc',
    'Wellington',
    'Main',
    'Yonge',
    'Bathurst',
    'Broadway',
    'Fulton',
  ],
  fr: [
    'Saint-Denis',
    'Papineau',
    'Ontario',
    'Beaubien',
    'Masson',
    'Laurier',
    'des Érables',
    'Principale',
    'Cartier',
    'Saint-Joseph',
    'Bélanger',
    'Fleury',
    'Jarry',
    'Rachel',
    'de Lorimier',
    'Wellington',
  ],
  es: [
    'Insurgentes',
    'Reforma',
    'Corrientes',
    'Callao',
    'Santa Fe',
    'Alcalá',
    'Los Pinos',
    'Hidalgo',
    'Juárez',
    'Morelos',
    'Bolívar',
    'San Martín',
    'Independencia',
    'Rivadavia',
    'Goya',
    'Serrano',
  ],
};
const STREET_FORMS: Readonly<Record<UnderstoodLanguage, readonly string[]>> = {
  en: [
    '{#} {f} Street',
    '{#} {f} St',
    '{#} {f} Ave',
    '{#} {f} Rd W',
    '{#} {f} Blvd, unit {d}',
    '{#} {f} Cres',
    '{#} rue {f}',
  ],
  fr: [
    '{#} rue {f}',
    '{#}, rue {f}',
    '{#} rue {f} Est',
    '{#} boul. {f}',
    '{#} avenue {f}, app {d}',
    '{#} chemin {f}',
    '{#} av {f}',
    '{d} rue {f}',
  ],
  es: [
    'Calle {f} {#}',
    'calle {f} {#}',
    'Av. {f} {#}',
    'Av {f} {#}, piso {d}',
    'Carrera {d} # {d}-{d}',
    'Calle {d} #{d}-{d}',
    'C/ {f} {d}',
    'Paseo {f} {#}',
  ],
};
const POSTAL_HALVES =
  'H2X H3A H4C J4K J7V G1R G6V K1A K2P M5V M6J L4C L6H T2P T5K V6B V5K R3C B3H E1C S7K N6A H1W'.split(
    ' ',
  );
const BRITISH_HALVES = 'SE15 N16 E8 LS6 M21 BS3 EH6 SW9 NW5 W12 E17 BN2'.split(' ');
const POSTALS: Readonly<Record<UnderstoodLanguage, readonly string[]>> = {
  en: [
    'H2X 1Y4',
    'M5V 2T6',
    'V6H3S2',
    'K1A 0B1',
    '90210',
    '10027',
    '60614',
    '78704',
    'SW1A 1AA',
    'BN1 4GH',
    'T2E 6M5',
  ],
  fr: [
    'H2J 3K5',
    'G1L 2V5',
    'J8X 2K7',
    'h2s3b4',
    '75011',
    '69003',
    '1050 Ixelles',
    '1204 Genève',
    '31000',
    'J4B 5E4',
  ],
  es: ['28013', '08028', '03810', '06700', '44100', '64000', '41003', '11560', '110111', '28045'],
};

/** The phrases of the professions without anything like a place. */
export function placelessPhrases(language: UnderstoodLanguage): string[] {
  return phraseFiles()
    .filter((file) => file.language === language)
    .flatMap(({ file }) => readFileSync(file, 'utf8').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !mayNamePlace(line));
}

function mayNamePlace(line: string): boolean {
  const { all, words } = placeCandidates(line, fold(line), lookupPlace);
  return all.some(({ parts: [part], start }) => {
    if (/^(?:street|code|half|digits|crossing|acronym|landmark|region)$/.test(part!.kind))
      return true;
    if (!/^(?:city|neighbourhood|informal|unknown)$/.test(part!.kind)) return false;
    const word = words.find((each) => each.start === start);
    return (word?.capital && start > 0) || part!.population >= 30_000;
  });
}

/** Fills a pattern: `{t}` is a phrase, `{p}` a place, `{q}` one that is elsewhere. */
export function fillPattern(
  pattern: string,
  language: UnderstoodLanguage,
  phrases: readonly string[],
  names: Names,
  random: () => number,
): PlacedMessage {
  const city = () => pick(names.cities, random);
  const district = () => pick(names.districts, random);
  const fillers: Readonly<Record<string, () => string>> = {
    t: () => pick(phrases, random).replace(/[.!]+$/, ''),
    p: () => (random() < 0.55 ? city() : district()),
    c: city,
    j: () => pick(names.trades, random),
    m: () => pick(names.wordlike, random),
    n: district,
    q: () => (random() < 0.6 ? pick(names.elsewhere, random) : city()),
    r: () => pick(REGIONS[language], random),
    w: () => pick(TIMES[language], random),
    f: () => pick(STREETS[language], random),
    h: () => eitherCase(pick(POSTAL_HALVES, random), random),
    g: () => pick(BRITISH_HALVES, random),
    z: () => pick(POSTALS[language], random),
    b: () =>
      language === 'es'
        ? `${pick(STREETS.es, random)} ${houseNumber(random)}`
        : `${houseNumber(random)} ${pick(STREETS[language], random)}`,
    s: () => pick(STREET_FORMS[language], random),
    d: () => String(1 + Math.floor(random() * 90)),
    '#': () => houseNumber(random),
  };
  const fill = (text: string) =>
    text.replace(/\{([a-z#])\}/g, (_, key: string) => fillers[key]?.() ?? '');
  return readMarked(fill(fill(pattern)), language);
}

/** The patterns of a language, one per line. */
export function readPatterns(language: UnderstoodLanguage): string[] {
  const file = new URL(`./place-patterns/${language}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split('\n');
}

function houseNumber(random: () => number): string {
  return String(10 + Math.floor(random() * 9000 ** random()));
}

function eitherCase(code: string, random: () => number): string {
  return random() < 0.4 ? code.toLowerCase() : code;
}
