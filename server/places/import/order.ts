import type { Point } from '#server/places/distance.ts';
import type { ExtractSource, SkipReason } from '#server/places/extract/extract.ts';

export interface PlacesOrder {
  path: string;
  /** The operator's name of the import: a newer extract of that name updates it. */
  name: string;
  /** Only what lies so near, where the extract is of a whole country. */
  around: { point: Point; km: number } | null;
  /** Whether what the newer extract no longer has is removed. */
  replace: boolean;
  /** Whether nothing is written. */
  dryRun: boolean;
}

/** Why something was not taken: no place of ours, in the gazetteer already, or too far away. */
export type NotTaken = SkipReason | 'known' | 'far';

export interface PlacesOutcome {
  source: ExtractSource;
  towns: number;
  districts: number;
  streets: number;
  /** How many ways the streets are of. */
  ways: number;
  notTaken: Partial<Record<NotTaken, number>>;
  written: WrittenCounts;
}

export interface PlacesWatch {
  signal: AbortSignal;
  /** Of reading in bytes, of writing in rows. */
  onProgress(step: { part: 'reading' | 'writing'; done: number; total: number }): void;
  onNotTaken(line: number, reason: NotTaken): void;
}

export interface WrittenCounts {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
}
