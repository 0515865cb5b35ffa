import type { DistanceUnit } from '#contract/distance.ts';

/** What distances are written in: from the page, where it is another than kilometres. */
export const DISTANCE_UNIT: DistanceUnit =
  globalThis.document?.documentElement.dataset['distance'] === 'mi' ? 'mi' : 'km';
