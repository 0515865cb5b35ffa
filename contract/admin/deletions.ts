import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../text.ts';
import { own } from './list.ts';

export const DELETION_KINDS = ['user', 'professional', 'request'] as const;

/** What deleting would do; told before it is done. */
export const consequences = z.object({
  /** Who or what it is: a name, or the trade of a request. */
  name: z.string(),
  /** Requests of theirs that would be cancelled, and those who were asked told. */
  openRequests: z.int(),
  /** Requests they were sent that would go to somebody else. */
  openLeads: z.int(),
  /** Whether a plan that is paid for would be cancelled. */
  hasPlan: z.boolean(),
  /** Sessions that would end. */
  sessions: z.int(),
  /** Reviews that stay, without their name. */
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
