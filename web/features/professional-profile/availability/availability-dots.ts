import type { Availability } from '#contract/professionals/professionals.ts';

/** The colour of the dot. */
export const AVAILABILITY_DOTS: Record<Availability, string> = {
  available: 'bg-lamp',
  busy: 'bg-clay',
  unavailable: 'bg-line-strong',
};
