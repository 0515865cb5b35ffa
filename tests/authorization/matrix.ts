import type { AdminRole } from '#contract/admin/roles.ts';
import matrix from './matrix.json' with { type: 'json' };

/**
 * The callers: anonymous; the customer of request R1 and another one; the professional asked about
 * it, the one who accepted it and an unrelated one; an admin, by the admin cookie alone.
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

/** One way to make one call, and the expected status of each actor. */
export interface Row {
  /** Method and path, as they are mounted. */
  call: string;
  case?: string;
  /**
   * True where the call itself is the professional's acceptance, so that they may see the contact
   * from then on.
   */
  accepts?: boolean;
  expect: Record<Actor, number>;
  /** The roles of admins that a call of the panel is open to. `admin_cookie` is an owner. */
  roles?: readonly AdminRole[];
  view: string;
  note: string;
}

export const ROWS = matrix as readonly Row[];

export function titleOf({ call, case: oneCase }: Row): string {
  return oneCase === undefined ? call : `${call} (${oneCase})`;
}
