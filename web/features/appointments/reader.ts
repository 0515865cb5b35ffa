import type { Side } from '#contract/appointments/appointments.ts';

/** Who reads it: their side, the name of the other one, and the zone of the place. */
export interface Reader {
  side: Side;
  name: string;
  timeZone: string;
}
