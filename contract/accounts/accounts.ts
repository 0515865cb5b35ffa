import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { emailAddress, id, moment, phoneNumber, text } from '../text.ts';

/** What somebody who works for a business may do there; the owner may do all of it. */
export const TEAM_RIGHTS = [
  'answerRequests',
  'viewFigures',
  'manageTeam',
  'managePlan',
  'editProfile',
  'speakForBusiness',
  'invoice',
  'block',
] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

/**
 * The business of somebody else whose team a person is a member of, and the side they use the site
 * as now. Null for everybody else, and where a node of the release before leaves it out.
 */
const membership = z._default(
  z.nullable(
    z.object({
      professionalId: id,
      name: z.string(),
      side: z.enum(['customer', 'professional']),
      /** Whether they may use the site as a customer too. */
      maySwitch: z.boolean(),
      rights: z.array(z.enum(TEAM_RIGHTS)),
    }),
  ),
  null,
);

/** The profile of an account for its person. */
export const user = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  /** Whether a code sent to that address was entered; until then it is shown to nobody. */
  emailProven: z.boolean(),
  /** Proven by a code; `unprovenPhone` is one that was only typed. */
  phone: z.nullable(z.string()),
  unprovenPhone: z.nullable(z.string()),
  hasPassword: z.boolean(),
  role: z.enum(['customer', 'professional']),
  professionalId: z.nullable(id),
  profilePicture: z.nullable(z.string()),
  authProvider: z.enum(['gmail', 'facebook', 'email', 'phone']),
  providerId: z.nullable(z.string()),
  acceptedTerms: z.boolean(),
  termsAcceptedAt: z.nullable(moment),
  language: z.enum(LANGUAGES),
  createdAt: moment,
  /** When the account is deleted, if its person has requested that. */
  deletionDueAt: z.nullable(moment),
  membership,
  /** The business whose team they are in while it is suspended: they do not work for it, and may leave. */
  pausedTeam: z._default(z.nullable(z.object({ name: z.string() })), null),
});
export type User = z.output<typeof user>;
export type Membership = NonNullable<User['membership']>;

/** A person's name as typed: one line, without control and direction characters. */
export const personName = text(1, 100).check(
  z.refine((name) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name), 'not one line'),
);

export const userType = z.optional(z.enum(['user', 'customer', 'professional']));
export const code = z.string().check(z.regex(/^\d{6}$/));

/** The same for a known and an unknown address; `expiresIn` and `retryAfter` in seconds. */
export const codeSent = z.object({
  sent: z.literal(true),
  expiresIn: z.int(),
  retryAfter: z.int(),
});
const verified = z.object({ verified: z.literal(true), user });

/** The consent and language of a person, stored when the code makes or opens the account. */
const consent = {
  acceptedTerms: z.optional(z.boolean()),
  language: z.optional(z.enum(LANGUAGES)),
  userType,
};

export const whoAmI = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  audience: 'signed-in',
  summary: 'The signed-in person',
  response: z.object({ user }),
  errors: [],
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  audience: 'anyone',
  summary: 'Sign in by e-mail and password',
  body: z.object({
    email: emailAddress,
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
    userType,
  }),
  response: z.object({ user }),
  errors: ['wrong_credentials', 'totp_required', 'unavailable'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  audience: 'anyone',
  summary: 'End the session; repeating it is harmless',
  response: null,
  errors: [],
});

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email/send-code',
  audience: 'anyone',
  summary: 'Send a six-digit code to an e-mail address',
  body: z.object({
    email: emailAddress,
    isNewAccount: z.optional(z.boolean()),
    language: z.optional(z.enum(LANGUAGES)),
  }),
  response: codeSent,
  errors: [],
});

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/auth/phone/send-code',
  audience: 'anyone',
  summary: 'Send a six-digit code to a phone',
  body: z.object({
    phone: phoneNumber,
    isNewAccount: z.optional(z.boolean()),
    language: z.optional(z.enum(LANGUAGES)),
  }),
  response: codeSent,
  errors: ['country_unsupported', 'provider_not_configured'],
});

export const verifyEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email/verify-code',
  audience: 'anyone',
  summary: 'Prove an e-mail address by its code; makes or opens the account and signs in',
  body: z.object({ email: emailAddress, code, ...consent }),
  response: verified,
  errors: ['code_invalid', 'totp_required'],
});

export const verifyPhoneCode = endpoint({
  method: 'POST',
  path: '/api/auth/phone/verify-code',
  audience: 'anyone',
  summary: 'Prove a phone by its code; makes or opens the account and signs in',
  body: z.object({ phone: phoneNumber, code, ...consent }),
  response: verified,
  errors: ['code_invalid', 'totp_required'],
});

export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  audience: 'anyone',
  summary: 'Which ways to sign in are set up here; the demo accounts where this is the demo',
  response: z.object({
    google: z.boolean(),
    facebook: z.boolean(),
    /** Whether one of them is a stand-in with made-up people. */
    demoProviders: z.boolean(),
    /** The host passkeys are for; null where this site can have none. A node of before says nothing. */
    passkeyDomain: z.optional(z.nullable(z.string())),
    demoAccounts: z.array(
      z.object({
        email: text(1, 254),
        password: z.string(),
        role: user.shape.role,
        /** Whether it has no leads yet: paid plans can be tried there. */
        newcomer: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
