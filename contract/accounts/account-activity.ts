import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moment } from '../text.ts';

/** The account events shown to a person as recent activity. */
export const ACTIVITY_KINDS = [
  'signed_up',
  'signed_in',
  'signed_out',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'email_changed',
  'phone_changed',
  'address_lost',
  'identity_linked',
  'taken_over',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'app_added',
  'app_removed',
  'app_removed_by_operator',
  'recovery_codes_renewed',
  'recovery_code_used',
  'second_step_asked',
  'second_step_refused',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** How somebody signed in. */
export const ACTIVITY_WAYS = [
  'password',
  'email',
  'phone',
  'google',
  'facebook',
  'passkey',
] as const;
export type ActivityWay = (typeof ACTIVITY_WAYS)[number];

/** An event of the account. `device` is read from the browser's user agent. */
export const activity = z.object({
  at: moment,
  kind: z.enum(ACTIVITY_KINDS),
  way: z.nullable(z.enum(ACTIVITY_WAYS)),
  device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
});
export type Activity = z.output<typeof activity>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/account/activity',
  audience: 'signed-in',
  summary: 'What happened to the account within 90 days, the newest first, 20 at most',
  response: z.object({ activity: z.array(activity) }),
  errors: [],
});
