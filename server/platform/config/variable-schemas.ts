import { z } from 'zod';

/** A switch, as a boolean. */
export function onOff(standard: 'on' | 'off') {
  return z
    .enum(['on', 'off'])
    .default(standard)
    .transform((word) => word === 'on');
}

/** A number of a range, both ends included. */
export function wholeNumber(least: number, most: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));
}
