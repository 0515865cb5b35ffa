import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { extraAnswers } from '../requests/leads.ts';
import { REQUEST_STATUSES } from '../requests/statuses.ts';
import { id, moment } from '../text.ts';
import { URGENCIES } from '../requests/urgency.ts';
import {
  columns,
  cursor,
  mayBeReasoned,
  own,
  questions,
  reasoned,
  why,
  between,
  pages,
} from './list.ts';

export const REQUEST_OPERATIONS = ['delete', 'cancel', 'reopen', 'assign'] as const;

export const adminRequest = z.object({
  id,
  profession: professionSlug,
  description: z.string(),
  extraAnswers,
  location: z.string(),
  urgency: z.enum(URGENCIES),
  status: z.enum(REQUEST_STATUSES),
  createdAt: moment,
  customerId: id,
  customerName: z.string(),
  /** The hired professional, else the first who accepted. */
  professionalId: z.nullable(id),
  professionalName: z.nullable(z.string()),
  /** How many were contacted, and how many of them have an accepted lead. */
  contacted: z.int(),
  accepted: z.int(),
  cursor,
  allowedActions: z.array(z.enum(REQUEST_OPERATIONS)),
});
export type AdminRequest = z.output<typeof adminRequest>;

const requestsAsked = {
  ...questions(['createdAt']),
  ...between,
  status: z.optional(z.enum(REQUEST_STATUSES)),
  profession: z.optional(professionSlug),
  urgency: z.optional(z.enum(URGENCIES)),
  /** A person's id: their requests. */
  customerId: z.optional(id),
  /** `true`: open, without an acceptance, and older than 24 hours. */
  unanswered: z.optional(z.literal('true')),
};

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/admin/requests',
  audience: 'admin',
  summary: 'Every request',
  query: { ...requestsAsked, ...pages },
  response: z.array(adminRequest),
  errors: [],
});

export const exportRequests = endpoint({
  method: 'GET',
  path: '/api/admin/exports/requests',
  audience: 'admin',
  summary: 'The requests as CSV: the same questions, without pages',
  query: { ...requestsAsked, columns },
  response: 'file',
  errors: [],
});

export const deleteRequest = endpoint({
  method: 'DELETE',
  path: '/api/admin/requests/:id',
  audience: 'admin',
  summary: 'Delete a request with its conversations; those who were asked are told',
  params: { id },
  query: own,
  body: mayBeReasoned,
  emptyBody: true,
  response: null,
  errors: ['not_found', 'reauth_required'],
});

export const cancelByOperator = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/cancellation',
  audience: 'admin',
  summary: 'Cancel an open request; its customer and those who were asked are told',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found', 'request_closed'],
});

export const reopenByOperator = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/reopening',
  audience: 'admin',
  summary: 'Open a cancelled request again, or a completed one that was not reviewed',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found', 'not_eligible'],
});

export const assignProfessional = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/assignment',
  audience: 'admin',
  summary: 'Ask one professional by name, instead of the named lead or where a place is free',
  params: { id },
  query: own,
  body: z.object({ professionalId: id, insteadOf: z.optional(z.nullable(id)), reason: why }),
  response: z.object({ leadId: id }),
  errors: ['not_found', 'request_closed', 'request_filled', 'not_eligible', 'already_contacted'],
});

export const replaceLead = endpoint({
  method: 'POST',
  path: '/api/admin/leads/:id/replacement',
  audience: 'admin',
  summary: 'Let one of those who were asked go; the next best is asked',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found', 'lead_closed', 'request_closed'],
});
