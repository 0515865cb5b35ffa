import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emailAddress, moment } from './text.ts';

/** An admin as they see themselves. */
export const admin = z.object({ email: z.string(), name: z.string() });
export type Admin = z.output<typeof admin>;

/** Accepted on every admin call for compatibility; naming another admin is refused. */
const own = { adminEmail: z.optional(z.string()) };

const secondFactor = z.object({
  /** Whether an authenticator app is set up. */
  enrolled: z.boolean(),
  /** Whether nothing but setting it up is open until it is. */
  required: z.boolean(),
});

export const adminOptions = endpoint({
  method: 'GET',
  path: '/api/admin/options',
  audience: 'anyone',
  summary: 'The sample admin that the login page shows; null where this is not the demo',
  response: z.object({
    demoAdmin: z.nullable(z.object({ email: z.string(), password: z.string() })),
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
    totp: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  }),
  response: z.object({ admin, totp: secondFactor }),
  errors: ['admin_refused', 'totp_required', 'unavailable'],
});

export const adminMe = endpoint({
  method: 'GET',
  path: '/api/admin/me',
  audience: 'admin',
  beforeEnrolment: true,
  summary: 'The signed-in admin',
  query: own,
  response: z.object({ admin, totp: secondFactor }),
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
  response: z.object({
    otpauthUri: z.string(),
    /** The same as a QR code: an SVG image as a data: address, for an <img>. */
    qr: z.string(),
    /** The same to type by hand, in base32. */
    secret: z.string(),
  }),
  errors: ['totp_already_enrolled'],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/admin/totp/confirm',
  audience: 'admin',
  beforeEnrolment: true,
  summary: 'Set up the authenticator app by its first code; answers the recovery codes, once',
  query: own,
  body: z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['code_invalid', 'totp_already_enrolled'],
});

/** One thing that an admin did; rows are only ever added. */
export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  adminEmail: z.string(),
  action: z.string(),
  target: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  address: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  audience: 'admin',
  summary: 'What admins did, newest first, 100 at a time; `before` is the id to go on from',
  query: { ...own, before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) },
  response: z.array(auditEntry),
  errors: [],
});
