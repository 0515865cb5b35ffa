import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CHANNELS } from '../notifications.ts';
import { moment } from '../text.ts';

/** What deleting the account does, counted now; nothing of it has happened. */
export const deletionConsequences = z.object({
  /** Requests of the customer that are cancelled at once. */
  openRequests: z.int(),
  /** Requests the professional was asked about or has accepted, from which they step back at once. */
  openLeads: z.int(),
  /** Whether a plan is paid for, which ends with the account. */
  hasPlan: z.boolean(),
});

export const deletion = z.object({
  /** When everything is deleted; null where nothing is planned. */
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
  /** Nobody does it by a slip. */
  body: z.strictObject({ confirm: z.literal(true) }),
  response: z.extend(deletion, {
    /** By which way a letter about it leaves now; null where no address of theirs is proven. */
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
