import * as z from 'zod/mini';
import { code, codeSent, personName, user } from './accounts.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { emailAddress, id, moment, phoneNumber } from '../text.ts';

/** One browser in which the person is signed in. `device` is read from its user agent. */
export const accountSession = z.object({
  id,
  device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
  createdAt: moment,
  lastSeenAt: moment,
  /** Whether it is the current one. */
  current: z.boolean(),
});
export type AccountSession = z.output<typeof accountSession>;

/** A new address, by its channel. */
const contact = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('email'),
    target: emailAddress,
    language: z.optional(z.enum(LANGUAGES)),
  }),
  z.object({
    channel: z.literal('phone'),
    target: phoneNumber,
    language: z.optional(z.enum(LANGUAGES)),
  }),
]);
const enteredContact = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('email'), target: emailAddress, code }),
  z.object({ channel: z.literal('phone'), target: phoneNumber, code }),
]);

export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  audience: 'signed-in',
  summary: 'Change the name or the language',
  body: z
    .strictObject({ name: z.optional(personName), language: z.optional(z.enum(LANGUAGES)) })
    .check(z.refine((said) => Object.keys(said).length > 0, 'nothing to change')),
  response: z.object({ user }),
  errors: ['name_refused'],
});

export const beginTrade = endpoint({
  method: 'POST',
  path: '/api/account/trade',
  audience: 'signed-in',
  summary: 'Say what one does: for a professional who came through a provider or by a code',
  body: z.strictObject({ profession: professionSlug }),
  response: z.object({ user }),
  status: 201,
  errors: ['wrong_role', 'trade_begun'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  audience: 'signed-in',
  summary: 'Where the person is signed in, the newest use first',
  response: z.object({ sessions: z.array(accountSession) }),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  audience: 'signed-in',
  summary: 'End one session of the person',
  params: { id },
  response: null,
  errors: ['not_found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  audience: 'signed-in',
  summary: 'End every session of the person but the one that asks',
  response: null,
  errors: [],
});

export const sendContactCode = endpoint({
  method: 'POST',
  path: '/api/account/contact/send-code',
  audience: 'signed-in',
  summary: 'Send a code to an e-mail address or phone that the person wants to use from now on',
  body: contact,
  response: codeSent,
  errors: ['country_unsupported', 'provider_not_configured', 'reauth_required'],
});

export const verifyContact = endpoint({
  method: 'POST',
  path: '/api/account/contact/verify',
  audience: 'signed-in',
  summary: 'Prove the new e-mail address or phone by its code; the old address is told',
  body: enteredContact,
  response: z.object({ user }),
  errors: ['code_invalid', 'reauth_required'],
});
