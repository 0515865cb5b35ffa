import * as z from 'zod/mini';
import { span } from '../appointments/span.ts';
import { endpoint } from '../endpoint.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { id, moment } from '../text.ts';
import { extraAnswers, LEAD_ANSWER_ERRORS, leadAnswer } from './leads.ts';
import { schedule } from './schedule.ts';
import { URGENCIES } from './urgency.ts';

/** The token of a personal link: any text, because a wrong one is answered like any other. */
const token = z.string().check(z.trim());

/** What became of the lead of a personal link, for its holder; `filled` where others were faster. */
export const ANSWER_STATES = [
  'open',
  'accepted',
  'declined',
  'expired',
  'filled',
  'closed',
] as const;

/** The need as its professional sees it before an answer: contacts masked, and the area only. */
const need = z.object({
  description: z.string(),
  extraAnswers,
  area: z.string(),
  /** Where a move goes; null for any other job. */
  destination: z.nullable(z.string()),
  urgency: z.enum(URGENCIES),
  ...schedule,
  /** How many photos were sent with it. */
  photos: z.int(),
  distanceKm: z.nullable(z.number()),
  sentAt: moment,
  /** The answer deadline. */
  expiresAt: moment,
});
export type AnsweredNeed = z.output<typeof need>;

/** The lead of a personal link. */
export const answerLink = z.object({
  leadId: id,
  state: z.enum(ANSWER_STATES),
  profession: professionSlug,
  /** Null once no answer is awaited any more: the rest is on the dashboard. */
  need: z.nullable(need),
  /** Of the place of the job, an IANA name. */
  timeZone: z.string(),
  /** The times this professional proposed, which the customer has not answered yet. */
  proposed: z.array(span),
  allowedActions: z.array(z.enum(['accept', 'decline'])),
});
export type AnswerLink = z.output<typeof answerLink>;

export const readAnswerLink = endpoint({
  method: 'GET',
  path: '/api/lead-answers/:token',
  audience: 'anyone',
  summary: 'The lead behind a personal link; opening it changes nothing',
  params: { token },
  response: answerLink,
  errors: ['not_found'],
});

export const answerByLink = endpoint({
  method: 'POST',
  path: '/api/lead-answers/:token',
  audience: 'anyone',
  summary: 'Accept or decline the lead of a personal link; the same answer again is harmless',
  params: { token },
  body: z.strictObject({
    ...leadAnswer,
    /** Proposed to the customer with an acceptance, in the same change. */
    time: z.optional(z.nullable(span)),
  }),
  response: answerLink,
  errors: LEAD_ANSWER_ERRORS,
});

export const viewByLink = endpoint({
  method: 'POST',
  path: '/api/lead-answers/:token/view',
  audience: 'anyone',
  summary: 'Say that a person looked at the lead of a personal link; its customer is shown it',
  params: { token },
  emptyBody: true,
  body: z.strictObject({}),
  response: null,
  errors: ['not_found'],
});
