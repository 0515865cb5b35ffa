import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { attachment } from '../files.ts';
import { LANGUAGES } from '../language.ts';
import { extraAnswers, reason } from './leads.ts';
import { givenAnswers } from './extra-questions.ts';
import { message } from './messages.ts';
import { professionalCard } from '../professionals/professional-card.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { ownReview } from './reviews.ts';
import { emailAddress, id, MAX_NEED_LENGTH, moment, phoneNumber, text } from '../text.ts';
import {
  END_REASONS,
  LEAD_STATUSES,
  LIFE_ACTORS,
  REQUEST_STATUSES,
  TIMELINE_EVENTS,
} from './statuses.ts';
import { dateRange, RECURRENCES, schedule } from './schedule.ts';
import { URGENCIES } from './urgency.ts';

/** The most photos that a request shows. */
export const MAX_PHOTOS = 5;

/** Whether two others are asked beside a professional asked by name: never, once they are no longer asked, or now. */
export const DIRECT_OTHERS = ['no', 'unanswered', 'now'] as const;
export type DirectOthers = (typeof DIRECT_OTHERS)[number];

/** A lead for its customer: who was contacted, why, and the outcome. */
const contactedLead = z.object({
  id,
  status: z.enum(LEAD_STATUSES),
  sentAt: moment,
  seenAt: z.nullable(moment),
  /** The answer deadline; null once there is an answer. */
  expiresAt: z.nullable(moment),
  respondedAt: z.nullable(moment),
  professionalResponse: z.nullable(z.string()),
  /** Why a lead was withdrawn; null for every other one. */
  endedBecause: z.nullable(z.enum(END_REASONS)),
  /** The note when stepping back (by the professional) or releasing (by the customer). */
  endedNote: z.nullable(z.string()),
  /** The ended lead this one replaces. */
  replaces: z.nullable(id),
  reasons: z.array(reason),
  professional: professionalCard,
  /** The first name of whoever of a team answered; null where its professional works alone. */
  answeredBy: z._default(z.nullable(z.string()), null),
  unreadCount: z.int(),
  allowedActions: z.array(
    z.enum(['message', 'readConversation', 'hire', 'release', 'block', 'askAgain']),
  ),
});
export type ContactedLead = z.output<typeof contactedLead>;

/** A request for its customer. `messages` holds the newest message, if any. */
export const ownRequest = z.object({
  id,
  profession: professionSlug,
  description: z.string(),
  extraAnswers,
  location: z.string(),
  /** Where a move goes; null for any other job. */
  destination: z.nullable(z.string()),
  urgency: z.enum(URGENCIES),
  ...schedule,
  status: z.enum(REQUEST_STATUSES),
  createdAt: moment,
  hiredAt: z.nullable(moment),
  /** When the hired professional reported completion; null again after an objection. */
  completionReportedAt: z.nullable(moment),
  /** When the request counts as completed without the customer's answer to that report. */
  completesAt: z.nullable(moment),
  /** When it was completed or cancelled. */
  endedAt: z.nullable(moment),
  cancelReason: z.nullable(z.string()),
  /** The hired professional, else the first who accepted, else null. */
  professionalId: z.nullable(id),
  /** For a direct request: the professional asked by name (null once their account is gone). */
  direct: z.nullable(z.object({ professionalId: z.nullable(id), others: z.enum(DIRECT_OTHERS) })),
  /** False where the place could not be found and the best guess of its text was used. */
  placeFound: z.boolean(),
  leads: z.array(contactedLead),
  messages: z.array(message),
  photos: z.array(attachment),
  review: z.nullable(ownReview),
  allowedActions: z.array(
    z.enum(['message', 'cancel', 'complete', 'objectToCompletion', 'review', 'askOthers']),
  ),
});
export type OwnRequest = z.output<typeof ownRequest>;

/** An event of the timeline of a request; `note` was written with it. */
const timelineEntry = z.object({
  at: moment,
  event: z.enum(TIMELINE_EVENTS),
  actor: z.enum(LIFE_ACTORS),
  leadId: z.nullable(id),
  professionalName: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** A request with its timeline, oldest first. */
export const watchedRequest = z.extend(ownRequest, { timeline: z.array(timelineEntry) });
export type WatchedRequest = z.output<typeof watchedRequest>;

/** The card shown on the results screen; `leads` carries the same people with their status. */
export const submittedRequest = z.extend(ownRequest, {
  contactedProfessionals: z.array(professionalCard),
});
export type SubmittedRequest = z.output<typeof submittedRequest>;

export const submitRequest = endpoint({
  method: 'POST',
  path: '/api/requests',
  audience: 'customer',
  summary: 'Store a need and contact the three best professionals nearby, or the one asked by name',
  body: z.object({
    profession: professionSlug,
    description: text(1, MAX_NEED_LENGTH),
    /** Answers to extra questions of the trade; one to a question that is gone meanwhile is dropped. */
    extraAnswers: z.optional(givenAnswers),
    location: text(1, 200),
    locationPlaceId: z.optional(z.nullable(z.string().check(z.maxLength(512)))),
    /** Where a move goes. */
    destination: z.optional(z.nullable(text(1, 200))),
    urgency: z.enum(URGENCIES),
    dates: z.optional(z.nullable(dateRange)),
    recurrence: z.optional(z.nullable(z.enum(RECURRENCES))),
    language: z.enum(LANGUAGES),
    userId: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
    email: z.optional(z.nullable(emailAddress)),
    phone: z.optional(z.nullable(phoneNumber)),
    /** Asks this professional alone; with the tick two others once they decline or do not answer. */
    direct: z.optional(
      z.nullable(z.object({ professionalId: id, othersIfUnanswered: z.boolean() })),
    ),
    /** Uploaded by the caller for a request, and not attached yet. */
    photoIds: z.optional(z.array(id).check(z.maxLength(MAX_PHOTOS))),
  }),
  response: submittedRequest,
  status: 201,
  idempotent: true,
  errors: [
    'not_yours',
    'duplicate_request',
    'idempotency_key_reused',
    'trade_not_offered',
    'professional_unavailable',
  ],
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
  summary: 'The live view of a request with its leads and its history',
  params: { id },
  response: watchedRequest,
  errors: ['not_found'],
});

const optionalReason = z.optional(z.nullable(text(0, 500)));

export const hireProfessional = endpoint({
  method: 'POST',
  path: '/api/requests/:id/hire',
  audience: 'customer',
  summary: 'Choose one of those who accepted; the others are told. Again is harmless',
  params: { id },
  body: z.object({ professionalId: id }),
  response: ownRequest,
  errors: ['not_found', 'lead_not_accepted', 'already_hired', 'request_closed'],
});

export const cancelRequest = endpoint({
  method: 'POST',
  path: '/api/requests/:id/cancellation',
  audience: 'customer',
  summary: 'Cancel an open request; those contacted are told. Again is harmless',
  params: { id },
  body: z.object({ reason: optionalReason }),
  response: ownRequest,
  errors: ['not_found', 'request_closed'],
});

export const completeRequest = endpoint({
  method: 'POST',
  path: '/api/requests/:id/completion',
  audience: 'customer',
  summary: 'Say that the work is done, or with `done: false` that it is not, whatever was reported',
  params: { id },
  /** True by default. */
  body: z.object({ done: z.optional(z.boolean()) }),
  response: ownRequest,
  errors: ['not_found', 'not_in_progress'],
});

export const askOthers = endpoint({
  method: 'POST',
  path: '/api/requests/:id/others',
  audience: 'customer',
  summary: 'Ask two others beside the professional asked by name. Again is harmless',
  params: { id },
  body: z.object({}),
  response: ownRequest,
  errors: ['not_found', 'already_hired', 'request_closed'],
});

export const reopenSearch = endpoint({
  method: 'POST',
  path: '/api/requests/:id/reopening',
  audience: 'customer',
  summary: 'Ask for another professional: lets one who accepted go, and the search goes on',
  params: { id },
  body: z.object({ professionalId: id, reason: optionalReason }),
  response: ownRequest,
  errors: ['not_found', 'lead_not_accepted', 'request_closed'],
});
