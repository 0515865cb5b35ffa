import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/language.ts';
import { findTown, suggestTown, type TownWords } from '#server/places/places.ts';
import type { Cells } from './cells.ts';

/** Where somebody works, as customers see it: the town, never the street. */
export interface TownOfWork {
  /** Its name in a language. */
  location: (language: Language) => string;
  lat: number;
  lon: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: Language | null;
}

type Looked = { town: TownOfWork } | { suggestion: string | null };

/** Creates a reader of towns that caches lookups of the same text. */
export function makeTownReader(): (cells: Cells, language: Language) => TownOfWork | null {
  const looked = new LRUCache<string, Looked>({ max: 10_000 });
  return (cells, language) => {
    const words = wordsOf(cells);
    const column = cells.text('city') ? 'city' : cells.text('address') ? 'address' : 'postalCode';
    if (!cells.text(column)) return cells.refuse(missingOf(cells), 'missing');
    const key = Object.values(words).join('\n').slice(0, 600);
    const found = looked.get(key) ?? look(words, language);
    looked.set(key, found);
    if ('town' in found) return found.town;
    return cells.refuse(column, 'unknownPlace', found.suggestion ?? undefined);
  };
}

const LONGEST = 200;

function wordsOf(cells: Cells): TownWords {
  const said = (column: Parameters<Cells['text']>[0]) =>
    cells.text(column).replace(/\s+/g, ' ').slice(0, LONGEST);
  return {
    town: said('city') || said('address'),
    postalCode: said('postalCode'),
    region: said('region'),
    country: said('country'),
  };
}

/** The first of its columns that the file has. */
function missingOf(cells: Cells) {
  return (['city', 'address', 'postalCode'] as const).find((column) => cells.has(column)) ?? 'city';
}

function look(words: TownWords, language: Language): Looked {
  const named = findTown(words, language);
  if (!named) return { suggestion: suggestTown(words, language) };
  const place = named(language);
  const { lat, lon, countryCode: country } = place;
  const location = (reader: Language) => named(reader).area;
  return { town: { location, lat, lon, country, language: languageOf(place) } };
}

const SPANISH_SPEAKING = 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ');

/** The usual language of a place; null where that is not clear. */
function languageOf({ countryCode, region }: { countryCode: string; region: string }) {
  if (countryCode === 'FR' || region === 'Québec' || region === 'Quebec') return 'fr';
  if (SPANISH_SPEAKING.includes(countryCode)) return 'es';
  return ['CA', 'US', 'GB', 'AU'].includes(countryCode) ? 'en' : null;
}
