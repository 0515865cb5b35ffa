import type { Point } from '#server/places/distance.ts';
import { cleanNames, listedNames } from './clean-names.ts';
import type { ExtractPlace, Parsed } from './extract.ts';
import { peopleOf } from './geonames.ts';
import { positionOf } from './position.ts';
import { pointOfElement, pointOfGeometry } from './shape.ts';

/** Kinds of places that are districts or towns, with how many usually live in one. */
const PLACES: Readonly<Record<string, readonly ['district' | 'town', people: number]>> = {
  borough: ['district', 30_000],
  suburb: ['district', 10_000],
  quarter: ['district', 5000],
  neighbourhood: ['district', 3000],
  city: ['town', 100_000],
  town: ['town', 10_000],
  village: ['town', 1000],
  hamlet: ['town', 500],
};
const STREETS = new Set(
  'trunk primary secondary tertiary unclassified residential living_street pedestrian road service busway motorway steps footway'.split(
    ' ',
  ),
);
const OTHER_NAMES = ['alt_name', 'short_name', 'official_name', 'loc_name', 'old_name', 'int_name'];
const COUNTRY_TAGS = ['addr:country', 'is_in:country_code', 'country_code'];
const TOWN_TAGS = ['addr:city', 'is_in:city', 'is_in:town'];

type Tags = Readonly<Record<string, string>>;

/** A feature of GeoJSON (osmium export, Overpass turbo), or an element of the Overpass API. */
export function parseOpenStreetMap(item: unknown): Parsed {
  if (!isRecord(item)) return 'unreadable';
  const isFeature = item.type === 'Feature';
  const tags = tagsOf(isFeature ? item.properties : item.tags);
  const kind = kindOf(tags);
  if (!kind) return 'other';
  const found = isFeature ? pointOfGeometry(item.geometry) : pointOfElement(item);
  if (found === 'none') return 'noPosition';
  const point = positionOf(found.lat, found.lon);
  return point ? placeOf(tags, kind, point, idOf(item, tags)) : 'badPosition';
}

function placeOf(
  tags: Tags,
  [kind, people]: readonly [ExtractPlace['kind'], number],
  point: Point,
  id: string,
): Parsed {
  const byLanguage = { en: tags['name:en'], fr: tags['name:fr'], es: tags['name:es'] };
  const latin = tags.int_name ?? byLanguage.en;
  const others = OTHER_NAMES.flatMap((tag) => listedNames(tags[tag], ';'));
  const known = Object.fromEntries(Object.entries(byLanguage).filter(([, name]) => name));
  const own = cleanNames(tags.name, known, others);
  const named = own === 'notLatin' && latin ? cleanNames(latin, known, others) : own;
  if (typeof named === 'string') return named;
  const country = COUNTRY_TAGS.map((tag) => tags[tag]?.toUpperCase()).find(Boolean) ?? '';
  const town =
    TOWN_TAGS.map((tag) => tags[tag])
      .find(Boolean)
      ?.slice(0, 100) ?? null;
  return {
    kind,
    id: id || `${named.name}@${point.lat},${point.lon}`,
    ...named,
    ...point,
    people: kind === 'street' ? 0 : peopleOf(tags.population, people),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    town,
  };
}

function kindOf(tags: Tags): readonly [ExtractPlace['kind'], number] | null {
  const place = Object.hasOwn(PLACES, tags.place ?? '') ? PLACES[tags.place!] : undefined;
  if (place) return place;
  return STREETS.has(tags.highway ?? '') && tags.name ? ['street', 0] : null;
}

/** `node/123`, however the file writes it; '' where it has none. */
function idOf(item: Readonly<Record<string, unknown>>, tags: Tags): string {
  const { id, type } = item;
  if (typeof id === 'number' && type !== 'Feature') return `${String(type)}/${id}`;
  const written = tags['@id'] ?? (typeof id === 'string' ? id : '');
  const kind = tags['@type'] ?? '';
  const whole = /^\d+$/.test(written) && kind ? `${kind}/${written}` : written;
  return /^[a-z]{0,12}\/?\d{1,20}$/i.test(whole) ? whole : '';
}

/** The tags of an object: texts, and numbers as texts. */
function tagsOf(value: unknown): Tags {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([tag, text]): [string, string][] => {
      if (typeof text === 'number') return [[tag, String(text)]];
      return typeof text === 'string' ? [[tag, text]] : [];
    }),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
