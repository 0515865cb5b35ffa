import type { Availability } from '#contract/professionals/professionals.ts';

/** The colour of the dot. */
export const AVAILABILITY_DOTS: Record<Availability, string> = {
  available: 'bg-pine-500',
  busy: 'bg-marigold-400',
  unavailable: 'bg-line-strong',
};
