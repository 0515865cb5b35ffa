import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { appCode, authenticatorSecret, newRecoveryCodes, secondCode } from '../second-factor.ts';
import { emailAddress } from '../text.ts';
import { ADMIN_ROLES } from './roles.ts';
import { own } from './list.ts';

/** An admin for themselves. */
export const admin = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(ADMIN_ROLES),
  /** The calls of the panel that their role allows, each as method and path. */
  allowedCalls: z.array(z.string()),
});
export type Admin = z.output<typeof admin>;

const secondFactor = z.object({
  /** Whether an authenticator app is set up. */
  enrolled: z.boolean(),
  /** Whether everything but setting it up is refused until then. */
  required: z.boolean(),
});

/** A signed-in admin, and the state of their second factor. */
export const adminSession = z.object({ admin, totp: secondFactor });

export const adminOptions = endpoint({
  method: 'GET',
  path: '/api/admin/options',
  audience: 'anyone',
  summary:
    'The sample admin that the login page shows, null where this is not the demo; and whether passkeys open it',
  response: z.object({
    demoAdmin: z.nullable(z.object({ email: z.string(), password: z.string() })),
    /** The host passkeys are for; null where this site can have none. A node of before says nothing. */
    passkeyDomain: z.optional(z.nullable(z.string())),
  }),
  errors: [],
});

export const adminSignIn = endpoint({
  method: 'POST',
  path: '/api/admin/auth',
  audience: 'anyone',
  summary: 'Sign in as an admin; `totp` is a code of the authenticator app or a recovery code',
  body: z.object({
    email: emailAddress,
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
    totp: z.optional(secondCode),
  }),
  response: adminSession,
  errors: ['admin_refused', 'totp_required', 'unavailable'],
});

export const adminMe = endpoint({
  method: 'GET',
  path: '/api/admin/me',
  audience: 'admin',
  beforeEnrolment: true,
  summary: 'The signed-in admin',
  query: own,
  response: adminSession,
  errors: [],
});

export const adminSignOut = endpoint({
  method: 'POST',
  path: '/api/admin/sign-out',
  audience: 'anyone',
  summary: "End the admin's session; repeating it is harmless",
  response: null,
  errors: [],
});

export const startTotp = endpoint({
  method: 'POST',
  path: '/api/admin/totp',
  audience: 'admin',
  beforeEnrolment: true,
  summary: 'Make a secret for an authenticator app; it counts once a code of it was entered',
  query: own,
  response: authenticatorSecret,
  errors: ['totp_already_enrolled'],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/admin/totp/confirm',
  audience: 'admin',
  beforeEnrolment: true,
  summary: 'Set up the authenticator app by its first code; answers the recovery codes, once',
  query: own,
  body: z.object({ code: appCode }),
  response: newRecoveryCodes,
  errors: ['code_invalid', 'totp_already_enrolled'],
});

export const proveAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/proofs',
  audience: 'admin',
  summary:
    'Prove anew who one is, before what cannot be undone: a code of the app, else the password',
  query: own,
  body: z.object({
    totp: z.optional(secondCode),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
  }),
  response: null,
  errors: ['admin_refused', 'unavailable'],
});
