import * as z from 'zod/mini';
import { personName, user } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { AVAILABILITIES } from './professionals.ts';
import { PROFESSIONS } from './professions.ts';
import { emailAddress, isInCents, moment, phoneNumber, text } from '../text.ts';
import { URGENCIES } from '../requests/urgency.ts';

/** What a personal link carries: any text at all, for a wrong one is answered like any other. */
const token = z.string().check(z.trim());

/** How the job of an invitation stands for whoever holds its link. */
export const JOB_STATES = ['open', 'accepted', 'declined', 'closed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The job somebody is asked about: nothing of who the customer is, or where exactly. */
export const invitedJob = z.object({
  state: z.enum(JOB_STATES),
  profession: z.enum(PROFESSIONS),
  description: z.string(),
  area: z.string(),
  urgency: z.enum(URGENCIES),
  createdAt: moment,
  /** Until when an answer is waited for; null where none is any more. */
  answerBy: z.nullable(moment),
});
export type InvitedJob = z.output<typeof invitedJob>;

/** The record behind a personal link, as its form begins. Rates in dollars an hour. */
export const onboardingRecord = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  yearsExperience: z.nullable(z.int()),
  hourlyRate: z.nullable(z.number()),
  certifications: z.nullable(z.string()),
  description: z.nullable(z.string()),
  availability: z.enum(AVAILABILITIES),
  profession: z.enum(PROFESSIONS),
  location: z.string(),
  /** The language it was written to in. */
  language: z.enum(LANGUAGES),
  /** Where its address was found, in the operator's words. */
  source: z.string(),
  expiresAt: moment,
  job: z.nullable(invitedJob),
  /** Of the link that stops every letter: the screens of this link offer it too. */
  stopToken: z.string(),
});
export type OnboardingRecord = z.output<typeof onboardingRecord>;

export const readOnboarding = endpoint({
  method: 'GET',
  path: '/api/professionals/onboard/:token',
  audience: 'anyone',
  summary: 'The record behind a personal link; opening it changes nothing',
  params: { token },
  response: onboardingRecord,
  errors: ['not_found'],
});

/** Lines of text with nothing in them that cannot be seen, or that turns the direction of writing around. */
const plainText = (min: number, max: number) =>
  text(min, max).check(
    z.refine(
      (said) => !/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u.test(said),
      'not plain text',
    ),
  );

/** Dollars an hour, as a number or as its digits. */
const hourlyRate = z
  .pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,4}(\.\d{1,2})?$/))]),
    z.transform(Number),
  )
  .check(z.minimum(10), z.maximum(1000), z.refine(isInCents, 'at most two decimals'));

/** The form as it is sent; its rules and defaults are the documented ones. */
export const onboardingForm = z.strictObject({
  name: personName.check(z.minLength(2)),
  email: emailAddress,
  phone: z.optional(z.nullable(z.union([phoneNumber, z.literal('')]))),
  yearsExperience: z.int().check(z.minimum(0), z.maximum(50)),
  hourlyRate,
  certifications: z.optional(z.nullable(plainText(0, 1000))),
  description: plainText(50, 500),
  availability: z.enum(AVAILABILITIES),
  acceptJob: z.boolean(),
});
export type OnboardingForm = z.output<typeof onboardingForm>;

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/professionals/onboard/:token/complete',
  audience: 'anyone',
  summary: 'Take the profile over: makes the account, signs in, and accepts the job where asked to',
  params: { token },
  body: onboardingForm,
  /**
   * `job` is `accepted` where they have it, `closed` where it was gone by then, null where none was
   * wanted, or where it still waits for their answer on their dashboard.
   */
  response: z.object({ user, job: z.nullable(z.enum(['accepted', 'closed'])) }),
  status: 201,
  errors: ['not_found', 'name_refused', 'email_taken', 'account_exists'],
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/professionals/onboard/:token/decline',
  audience: 'anyone',
  summary: 'Not interested in this job; somebody else is asked at once. Repeating it is harmless',
  params: { token },
  emptyBody: true,
  body: z.strictObject({}),
  response: z.object({ job: z.nullable(invitedJob) }),
  errors: ['not_found'],
});

/**
 * Who would never be written to again: the name on the record, and how its address is spelled in part;
 * null once the record is gone, or theirs.
 */
const stopping = z.object({
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  stopped: z.boolean(),
});
export type StoppedContact = z.output<typeof stopping>;

export const readDoNotContact = endpoint({
  method: 'GET',
  path: '/api/do-not-contact/:token',
  audience: 'anyone',
  summary: 'Whom the link of an invitation would stop; opening it changes nothing',
  params: { token },
  response: stopping,
  errors: ['not_found'],
});

export const stopContact = endpoint({
  method: 'POST',
  path: '/api/do-not-contact/:token',
  audience: 'anyone',
  summary: 'Never write to this address again; works for ever, repeating it is harmless',
  params: { token },
  emptyBody: true,
  body: z.strictObject({}),
  response: stopping,
  errors: ['not_found'],
});
