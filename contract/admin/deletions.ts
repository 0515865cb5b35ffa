import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../text.ts';
import { own } from './list.ts';

export const DELETION_KINDS = ['user', 'professional', 'request'] as const;

/** A preview of a deletion. */
export const consequences = z.object({
  /** The object: a name, or the trade of a request. */
  name: z.string(),
  /** Their requests that would be cancelled, with the professionals notified. */
  openRequests: z.int(),
  /** Their leads that would be replaced. */
  openLeads: z.int(),
  /** Whether a paid plan would be cancelled. */
  hasPlan: z.boolean(),
  /** Sessions that would end. */
  sessions: z.int(),
  /** Reviews that would stay, anonymized. */
  reviewsKept: z.int(),
  conversations: z.int(),
});
export type Consequences = z.output<typeof consequences>;

export const foreseeDeletion = endpoint({
  method: 'GET',
  path: '/api/admin/deletions/:kind/:id',
  audience: 'admin',
  summary: 'What deleting somebody or something would do',
  params: { kind: z.enum(DELETION_KINDS), id },
  query: own,
  response: consequences,
  errors: ['not_found', 'not_yours'],
});
