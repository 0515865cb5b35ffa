import * as z from 'zod/mini';
import { id, moment, oneLine } from './text.ts';

/** Bytes in base64url, as browsers write them (WebAuthn Level 3, 5.1). */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));

const credential = {
  id: bytes(1364),
  rawId: bytes(1364),
  type: z.literal('public-key'),
};

/** How a browser reaches an authenticator. */
const transport = z.string().check(z.maxLength(32), z.regex(/^[a-z-]+$/));

/** A passkey that a browser has just made. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(16_384),
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

/** What a browser had a passkey sign. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(4096),
    userHandle: z.optional(z.nullable(bytes(88))),
  }),
});
export type UsedCredential = z.output<typeof usedCredential>;

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What a browser makes a passkey from: `PublicKeyCredentialCreationOptionsJSON`. */
export const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.output<typeof creation>;

/** What a browser has a passkey sign: `PublicKeyCredentialRequestOptionsJSON`. */
export const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(knownCredential),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.output<typeof request>;

/** What a browser makes a passkey from, and that browser, for a name to begin with. */
export const passkeyOffer = z.object({
  creation,
  device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
});
export type PasskeyOffer = z.output<typeof passkeyOffer>;

/** So many passkeys somebody may have. */
export const MAX_PASSKEYS = 10;

export const MAX_PASSKEY_NAME = 50;

export const passkeyName = oneLine(MAX_PASSKEY_NAME);

/** A passkey for its person. */
const passkey = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
  allowedActions: z.array(z.enum(['rename', 'remove'])),
});
export type Passkey = z.output<typeof passkey>;

/** The passkeys of somebody, the oldest first. */
export const passkeyList = z.object({
  passkeys: z.array(passkey),
  /** The host they are for; null where this site can have none. */
  passkeyDomain: z.nullable(z.string()),
  allowedActions: z.array(z.enum(['add'])),
});
export type PasskeyList = z.output<typeof passkeyList>;
