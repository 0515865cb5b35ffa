import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { attachment } from '../files.ts';
import { message } from './messages.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { id, moment, text } from '../text.ts';
import {
  DECLINE_REASONS,
  END_REASONS,
  LEAD_STAGES,
  LEAD_STATUSES,
  REQUEST_STATUSES,
} from './statuses.ts';
import { schedule } from './schedule.ts';
import { URGENCIES } from './urgency.ts';

/** Why a professional was chosen; rendered in the reader's language. */
export const reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('near'), km: z.number() }),
  z.object({ code: z.literal('same_area') }),
  z.object({ code: z.literal('well_rated'), rating: z.number(), reviews: z.int() }),
  z.object({ code: z.literal('answers'), percent: z.int() }),
  z.object({ code: z.literal('fresh_turn') }),
  z.object({ code: z.literal('newcomer') }),
  z.object({ code: z.literal('open_now') }),
  z.object({ code: z.literal('free_then') }),
  z.object({ code: z.literal('asked_by_name') }),
]);
export type Reason = z.output<typeof reason>;

/** Somebody of a team, as its people see them. */
export const teamPerson = z.object({ id, name: z.string() });
export type TeamPerson = z.output<typeof teamPerson>;

/**
 * Answers as they are kept with a request, each with the words of its question at that time. None
 * where a node of the release before leaves them out.
 */
export const extraAnswers = z._default(
  z.array(z.object({ question: z.string(), answer: z.string() })),
  [],
);
export type ExtraAnswers = z.output<typeof extraAnswers>;

/**
 * A lead. Until it is accepted `location` and `destination` are areas only, contacts in the description and
 * the extra answers are masked, and `customer` is null.
 */
export const lead = z.object({
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
  /** The customer's note when cancelling or releasing, contacts masked. */
  endedNote: z.nullable(z.string()),
  /** When this professional reported completion. */
  completionReportedAt: z.nullable(moment),
  reasons: z.array(reason),
  distanceKm: z.nullable(z.number()),
  unreadCount: z.int(),
  allowedActions: z.array(
    z.enum([
      'accept',
      'decline',
      'message',
      'readConversation',
      'quote',
      'reportCompletion',
      'stepBack',
      'block',
      'take',
      'assign',
      'giveBack',
    ]),
  ),
  /** Who of the team has it; null where nobody has, and where a node of the release before leaves it out. */
  assignedTo: z._default(z.nullable(teamPerson), null),
  /** Who of the team accepted or declined it; null where nobody works there but its owner. */
  respondedBy: z._default(z.nullable(teamPerson), null),
  serviceRequest: z.object({
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
    professionalId: z.nullable(id),
    messages: z.array(message),
    /** Part of the description, and so visible before an answer too. */
    photos: z.array(attachment),
    /** The customer's review of this professional, once they have hired and reviewed them. */
    review: z.nullable(
      z.object({
        id,
        rating: z.int(),
        comment: z.nullable(z.string()),
        answer: z.nullable(z.object({ text: z.string(), at: moment })),
      }),
    ),
    customer: z.nullable(
      z.object({
        id,
        name: z.string(),
        avatar: z.nullable(z.string()),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
      }),
    ),
  }),
});
export type Lead = z.output<typeof lead>;

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/service-requests',
  audience: 'professional',
  summary: 'The requests sent to the signed-in professional, newest first',
  params: { id },
  query: {
    before: z.optional(id),
    status: z.optional(z.enum(LEAD_STATUSES)),
    stage: z.optional(z.enum(LEAD_STAGES)),
  },
  response: z.array(lead),
  errors: ['not_yours'],
});

export const countLeads = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/lead-counts',
  audience: 'professional',
  summary: 'How many of the requests sent to the signed-in professional are in each stage',
  params: { id },
  response: z.record(z.enum(LEAD_STAGES), z.int()),
  errors: ['not_yours'],
});

/** What a professional answers to a lead. */
export const leadAnswer = {
  status: z.enum(['accepted', 'denied']),
  response: z.optional(z.nullable(text(0, 1000))),
  /** Stored with a decline, so that less of the kind is sent. */
  declineReason: z.optional(z.nullable(z.enum(DECLINE_REASONS))),
};

/** Why an answer to a lead is refused. */
export const LEAD_ANSWER_ERRORS = [
  'not_found',
  'lead_already_answered',
  'lead_taken',
  'lead_closed',
  'request_filled',
  'request_closed',
] as const;

export const respondToLead = endpoint({
  method: 'POST',
  path: '/api/service-request-professionals/:id/respond',
  audience: 'professional',
  summary: 'Accept or decline a lead; the same answer of the same person again is harmless',
  params: { id },
  body: z.object(leadAnswer),
  response: lead,
  errors: LEAD_ANSWER_ERRORS,
});

export const markLeadsSeen = endpoint({
  method: 'POST',
  path: '/api/lead-views',
  audience: 'professional',
  summary: 'Say that leads were seen; the first sight of each is kept and shown to its customer',
  body: z.object({ leadIds: z.array(id).check(z.minLength(1), z.maxLength(50)) }),
  response: null,
  errors: ['not_found'],
});

export const reportCompletion = endpoint({
  method: 'POST',
  path: '/api/service-request-professionals/:id/completion',
  audience: 'professional',
  summary: 'Say that the work is done; the customer confirms, or seven days do',
  params: { id },
  body: z.object({}),
  response: lead,
  errors: ['not_found', 'not_in_progress'],
});

export const assignLead = endpoint({
  method: 'PUT',
  path: '/api/service-request-professionals/:id/assignee',
  audience: 'professional',
  summary: 'Take a lead, assign it to somebody of the team, or give it back',
  params: { id },
  body: z.object({
    /** Who is to have it: the id of an account; null for nobody. */
    to: z.nullable(id),
    /** Who has it as far as the caller knows: where that changed, the answer is a refusal. */
    from: z.nullable(id),
  }),
  response: lead,
  errors: ['not_found', 'lead_taken', 'not_eligible', 'request_closed'],
});

export const stepBack = endpoint({
  method: 'POST',
  path: '/api/service-request-professionals/:id/withdrawal',
  audience: 'professional',
  summary: 'Take back an acceptance; the next best professional is contacted',
  params: { id },
  body: z.object({ reason: z.optional(z.nullable(text(0, 500))) }),
  response: lead,
  errors: ['not_found', 'lead_not_accepted', 'request_closed'],
});
