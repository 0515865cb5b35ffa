import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './language.ts';
import { reason } from './leads.ts';
import { message } from './messages.ts';
import { professionalCard } from './professionals.ts';
import { PROFESSIONS } from './professions.ts';
import { emailAddress, id, moment, phoneNumber, text } from './text.ts';
import { LEAD_STATUSES, REQUEST_STATUSES } from './statuses.ts';
import { URGENCIES } from './urgency.ts';

/** What the customer sees of a lead: who was contacted, why, and what came of it. */
const contactedLead = z.object({
  id,
  status: z.enum(LEAD_STATUSES),
  sentAt: moment,
  respondedAt: z.nullable(moment),
  professionalResponse: z.nullable(z.string()),
  reasons: z.array(reason),
  professional: professionalCard,
  unreadCount: z.int(),
});
export type ContactedLead = z.output<typeof contactedLead>;

/** A request as its customer sees it. `messages` holds the newest message, where there is one. */
export const ownRequest = z.object({
  id,
  profession: z.enum(PROFESSIONS),
  description: z.string(),
  location: z.string(),
  urgency: z.enum(URGENCIES),
  status: z.enum(REQUEST_STATUSES),
  createdAt: moment,
  professionalId: z.nullable(id),
  /** False where the place could not be found and the best guess of its text was used. */
  placeFound: z.boolean(),
  leads: z.array(contactedLead),
  messages: z.array(message),
  allowedActions: z.array(z.enum(['message'])),
});
export type OwnRequest = z.output<typeof ownRequest>;

/** The card shown on the results screen; `leads` carries the same people with their status. */
export const submittedRequest = z.extend(ownRequest, {
  contactedProfessionals: z.array(professionalCard),
});
export type SubmittedRequest = z.output<typeof submittedRequest>;

export const submitRequest = endpoint({
  method: 'POST',
  path: '/api/requests',
  audience: 'customer',
  summary: 'Store a need and contact the three best professionals nearby',
  body: z.object({
    profession: z.enum(PROFESSIONS),
    description: text(1, 2000),
    location: text(1, 200),
    locationPlaceId: z.optional(z.nullable(z.string().check(z.maxLength(512)))),
    urgency: z.enum(URGENCIES),
    language: z.enum(LANGUAGES),
    userId: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
    email: z.optional(z.nullable(emailAddress)),
    phone: z.optional(z.nullable(phoneNumber)),
  }),
  response: submittedRequest,
  status: 201,
  idempotent: true,
  errors: ['not_yours', 'duplicate_request', 'idempotency_key_reused'],
});

export const listOwnRequests = endpoint({
  method: 'GET',
  path: '/api/user/requests',
  audience: 'customer',
  summary: "The customer's requests, newest first",
  query: { userId: z.optional(z.string()), before: z.optional(id) },
  response: z.array(ownRequest),
  errors: ['not_yours'],
});

export const getOwnRequest = endpoint({
  method: 'GET',
  path: '/api/requests/:id',
  audience: 'customer',
  summary: 'The live view of a request with its leads',
  params: { id },
  response: ownRequest,
  errors: ['not_found'],
});
