import matrix from './matrix.json' with { type: 'json' };

/**
 * Who calls: nobody; the customer of request R1 and another one; the professional who was asked
 * about it, the one who accepted it and one who has nothing to do with it; an admin, by the admin
 * cookie alone.
 */
export const ACTORS = [
  'anon',
  'custA_owner',
  'custB_other',
  'pro_pending',
  'pro_accepted',
  'pro_unrelated',
  'admin_cookie',
] as const;
export type Actor = (typeof ACTORS)[number];

/** One way to use one call, and the status each actor gets. */
export interface Row {
  /** Method and path, as they are mounted. */
  call: string;
  case?: string;
  /** True where the call itself lets the professional in on what they may know from then on. */
  accepts?: boolean;
  expect: Record<Actor, number>;
  view: string;
  note: string;
}

export const ROWS: readonly Row[] = matrix;

export function titleOf({ call, case: oneCase }: Row): string {
  return oneCase === undefined ? call : `${call} (${oneCase})`;
}
