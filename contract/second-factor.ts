import * as z from 'zod/mini';

/** A new secret for an authenticator app, shown once. */
export const authenticatorSecret = z.object({
  otpauthUri: z.string(),
  /** The same as a QR code: an SVG image as a data: URL, for an <img>. */
  qr: z.string(),
  /** The same for typing, in base32. */
  secret: z.string(),
});
export type AuthenticatorSecret = z.output<typeof authenticatorSecret>;

/** A code that an authenticator app shows. */
export const appCode = z.string().check(z.regex(/^\d{6}$/));

/** A code of an authenticator app, or a recovery code, as typed or pasted. */
export const secondCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** The codes for a lost authenticator app, shown once. */
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
