import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Point } from '#server/places/distance.ts';

/** Who made an extract. */
export type ExtractSource = 'geonames' | 'openstreetmap';

/** A place as an extract has it, its names clean. */
export interface ExtractPlace extends Point {
  kind: 'town' | 'district' | 'street';
  /** The key in its source; of a street that of one of its ways. */
  id: string;
  name: string;
  names: Partial<Record<UnderstoodLanguage, string>>;
  also: string[];
  /** Inhabitants, or about as many as such a place has. */
  people: number;
  /** ISO 3166-1 alpha-2, where the extract says it. */
  country: string | null;
  /** The town a district or street is in, where the extract says it. */
  town: string | null;
}

/** Why a record is no place of ours; `other` is something else than a town, district or street. */
export type SkipReason =
  | 'other'
  | 'noName'
  | 'badName'
  | 'badPosition'
  | 'noPosition'
  | 'unreadable'
  | 'tooLong'
  | 'notLatin'
  | 'gone';

/** What a record comes to. */
export type Parsed = ExtractPlace | SkipReason;

/** A record of an extract, and the line it begins on, from 1. */
export interface ExtractRecord {
  line: number;
  parsed: Parsed;
}

/** The import stopped before anything was written; the message says the cure. */
export class ExtractRefused extends Error {}
