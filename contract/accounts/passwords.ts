import * as z from 'zod/mini';
import { code, codeSent, personName, user, userType } from './accounts.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { PASSWORD_MAX } from './password-rules.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { emailAddress, phoneNumber } from '../text.ts';

/** A new password as typed. Longer ones are refused before hashing. */
const newPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** A field left empty counts as absent. */
const empty = z.literal('');

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  audience: 'anyone',
  summary: 'Make an account by e-mail and password, and sign in; the address is not proven yet',
  body: z
    .strictObject({
      email: emailAddress,
      password: newPassword,
      name: personName,
      phone: z.optional(z.nullable(z.union([empty, phoneNumber]))),
      userType,
      profession: z.optional(z.nullable(z.union([empty, professionSlug]))),
      acceptedTerms: z.optional(z.boolean()),
      language: z.optional(z.enum(LANGUAGES)),
    })
    .check(z.refine(namesProfession, { path: ['profession'], error: 'a profession is needed' })),
  response: z.object({ user }),
  status: 201,
  errors: ['email_taken', 'name_refused', 'weak_password', 'unavailable'],
});

export const sendResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/password/send-code',
  audience: 'anyone',
  summary: 'Send a six-digit code that allows a new password; the same for unknown addresses',
  body: z.object({ email: emailAddress, language: z.optional(z.enum(LANGUAGES)) }),
  response: codeSent,
  errors: [],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/reset',
  audience: 'anyone',
  summary: 'Set a new password by a code; ends every session and signs in',
  body: z.object({
    email: emailAddress,
    code,
    password: newPassword,
    language: z.optional(z.enum(LANGUAGES)),
  }),
  response: z.object({ user }),
  errors: ['code_invalid', 'totp_required', 'weak_password', 'unavailable'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  audience: 'signed-in',
  summary:
    'Change the password, or set the first one within ten minutes of signing in; ends the other sessions',
  body: z.object({
    currentPassword: z.optional(z.nullable(z.string().check(z.maxLength(1024)))),
    newPassword,
  }),
  response: z.object({ user }),
  errors: ['wrong_credentials', 'weak_password', 'reauth_required', 'unavailable'],
});

/** Professionals must name a trade; a customer's field is ignored. */
function namesProfession(said: {
  userType?: string | undefined;
  profession?: string | null | undefined;
}) {
  return said.userType !== 'professional' || Boolean(said.profession);
}
