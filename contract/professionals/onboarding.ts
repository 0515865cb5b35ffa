import * as z from 'zod/mini';
import { personName, user } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { AVAILABILITIES } from './professionals.ts';
import { professionSlug } from './profession-slug.ts';
import { emailAddress, isInCents, moment, phoneNumber, text } from '../text.ts';
import { typedCurrency } from '../quotes/typed-currency.ts';
import { extraAnswers } from '../requests/leads.ts';
import { schedule } from '../requests/schedule.ts';
import { URGENCIES } from '../requests/urgency.ts';

/** The token of a personal link: any text, because a wrong one is answered like any other. */
const token = z.string().check(z.trim());

/** The state of the job of an invitation, for holders of its link. */
export const JOB_STATES = ['open', 'accepted', 'declined', 'closed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The job of a lead: without the customer's name and exact place. */
export const invitedJob = z.object({
  state: z.enum(JOB_STATES),
  profession: professionSlug,
  description: z.string(),
  extraAnswers,
  area: z.string(),
  urgency: z.enum(URGENCIES),
  ...schedule,
  createdAt: moment,
  /** The answer deadline; null where none is expected any more. */
  answerBy: z.nullable(moment),
});
export type InvitedJob = z.output<typeof invitedJob>;

/** The record of a personal link, which prefills the form. */
export const onboardingRecord = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  yearsExperience: z.nullable(z.int()),
  /** In the site's currency; null where the record has one in another. */
  hourlyRate: z.nullable(z.number()),
  certifications: z.nullable(z.string()),
  description: z.nullable(z.string()),
  availability: z.enum(AVAILABILITIES),
  profession: professionSlug,
  location: z.string(),
  /** The language of the invitation. */
  language: z.enum(LANGUAGES),
  /** The source of its address, in the operator's words. */
  source: z.string(),
  expiresAt: moment,
  job: z.nullable(invitedJob),
  /** The token of the do-not-contact link: the screens of this link offer it too. */
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

/** Lines of text without invisible and direction characters. */
const plainText = (min: number, max: number) =>
  text(min, max).check(
    z.refine(
      (said) => !/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u.test(said),
      'not plain text',
    ),
  );

/** What a rate an hour may be, in the site's currency. */
export const MIN_RATE = 10;
export const MAX_RATE = 1000;

/** An hour in the site's currency, as a number or as its digits. */
const hourlyRate = z
  .pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,4}(\.\d{1,2})?$/))]),
    z.transform(Number),
  )
  .check(z.minimum(MIN_RATE), z.maximum(MAX_RATE), z.refine(isInCents, 'at most two decimals'));

/** The submitted form; its rules and defaults are the documented ones. */
export const onboardingForm = z.strictObject({
  name: personName.check(z.minLength(2)),
  email: emailAddress,
  phone: z.optional(z.nullable(z.union([phoneNumber, z.literal('')]))),
  yearsExperience: z.int().check(z.minimum(0), z.maximum(50)),
  hourlyRate,
  currency: typedCurrency,
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
   * `job` is `accepted`, `closed` where it was over by then, null where none was wanted, or where
   * it still waits for their answer on their dashboard.
   */
  response: z.object({ user, job: z.nullable(z.enum(['accepted', 'closed'])) }),
  status: 201,
  errors: ['not_found', 'name_refused', 'email_taken', 'account_exists', 'currency_changed'],
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
 * Who would never be contacted again: the name of the record, and its masked address; null once the
 * record is deleted, or claimed.
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
