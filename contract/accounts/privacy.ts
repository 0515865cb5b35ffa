import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CHANNELS } from '../notifications.ts';
import { moment } from '../text.ts';

/** A preview of deleting the account; nothing is changed. */
export const deletionConsequences = z.object({
  /** Requests of the customer that would be cancelled at once. */
  openRequests: z.int(),
  /** Leads of the professional that would be withdrawn at once. */
  openLeads: z.int(),
  /** Whether a paid plan would end with the account. */
  hasPlan: z.boolean(),
});

export const deletion = z.object({
  /** When everything is deleted; null where no deletion is scheduled. */
  dueAt: z.nullable(moment),
  consequences: deletionConsequences,
});
export type Deletion = z.output<typeof deletion>;

export const readDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  audience: 'signed-in',
  summary: 'Whether the account is to be deleted, and what that does',
  response: deletion,
  errors: [],
});

export const planDeletion = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  audience: 'signed-in',
  summary: 'Delete the account in seven days; repeating it changes nothing, and sends nothing',
  /** An explicit confirmation. */
  body: z.strictObject({ confirm: z.literal(true) }),
  response: z.extend(deletion, {
    /** The channel of the confirmation letter; null without a proven address. */
    letterBy: z.nullable(z.enum(CHANNELS)),
  }),
  errors: ['reauth_required'],
});

export const undoDeletion = endpoint({
  method: 'DELETE',
  path: '/api/account/deletion',
  audience: 'signed-in',
  summary: 'Keep the account after all; repeating it changes nothing',
  response: deletion,
  errors: [],
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  audience: 'signed-in',
  summary: 'Everything kept about oneself, as one archive: JSON, CSV and a page to read',
  response: 'file',
  errors: ['reauth_required'],
});
