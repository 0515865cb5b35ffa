import type { UnitsSettings } from '#contract/admin/site.ts';

/** Units being edited, as they are sent; a currency of null is the default. */
export type Choice = Pick<UnitsSettings, 'currency' | 'distanceUnit'> & { basedOn: number };

export function choiceOf({ version, currency, distanceUnit }: UnitsSettings): Choice {
  return { basedOn: version, currency, distanceUnit };
}
