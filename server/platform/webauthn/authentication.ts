import type { PasskeyRequest, UsedCredential } from '#contract/passkeys.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { newSecret } from '#server/platform/secrets/hashes.ts';
import { CHALLENGE_TTL_MS, issueChallenge, spendChallenge } from './challenges.ts';
import { getRelyingParty } from './relying-party.ts';

/** The cookie that ties a challenge to the browser that asked for it. */
const PASSKEY_COOKIE = 'passkey';

type Authenticating = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Whom a proof is for: people and admins have nothing in common. */
export type Purpose = 'a person signs in' | 'an admin signs in';

/**
 * What a browser has any passkey sign: no word of whose there are. @throws Refusal
 * `provider_not_configured`
 */
export async function beginAuthentication(
  platform: Authenticating,
  purpose: Purpose,
  call: Pick<CallContext, 'cookie' | 'setCookie'>,
): Promise<PasskeyRequest> {
  const { id: rpId } = getRelyingParty(platform.config);
  // Another tab of this browser may wait for its own answer.
  const secret = call.cookie(PASSKEY_COOKIE) ?? newSecret();
  const challenge = await issueChallenge(platform, [purpose, secret]);
  call.setCookie(PASSKEY_COOKIE, secret, CHALLENGE_TTL_MS / 1000);
  const timeout = CHALLENGE_TTL_MS;
  return { challenge, rpId, timeout, allowCredentials: [], userVerification: 'required' };
}

/** A stored passkey, as far as a signature is checked against it. */
export interface StoredPasskey {
  ownerId: string;
  public_key: Buffer;
}

/** What an authenticator says beside its signature, of a passkey that it signed with. */
export interface Proof<Passkey> {
  passkey: Passkey;
  counter: number;
  isBackedUp: boolean;
}

/**
 * Spends the challenge, finds the passkey, and checks its signature: for this site and its owner,
 * with the person verified. Undefined where anything is wrong; an answer that is wrong cannot be
 * mended. The counter is for the caller to compare, where it is written.
 */
export async function verifyAuthentication<Passkey extends StoredPasskey>(
  tx: Tx,
  platform: Authenticating,
  purpose: Purpose,
  { credential, find }: { credential: UsedCredential; find: FindPasskey<Passkey> },
  call: Pick<CallContext, 'cookie'>,
): Promise<Proof<Passkey> | undefined> {
  const secret = call.cookie(PASSKEY_COOKIE);
  if (secret === undefined) return undefined;
  const { clientDataJSON, userHandle } = credential.response;
  const challenge = await spendChallenge(tx, platform, clientDataJSON, [purpose, secret]);
  if (challenge === undefined) return undefined;
  const passkey = await find(tx, Buffer.from(credential.id, 'base64url'));
  if (!passkey || userHandle !== userHandleOf(passkey.ownerId)) return undefined;
  const said = await assertionOf(platform, { challenge, passkey }, credential);
  return said && { passkey, ...said };
}

/** The stored passkey of a credential, if there is one. */
type FindPasskey<Passkey> = (tx: Tx, credentialId: Buffer) => Promise<Passkey | undefined>;

/** The library says by an error what is wrong. */
async function assertionOf(
  { config }: Pick<Platform, 'config'>,
  { challenge, passkey }: { challenge: string; passkey: StoredPasskey },
  { response, ...credential }: UsedCredential,
) {
  const { id, origin } = getRelyingParty(config);
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { authenticatorData, clientDataJSON, signature } = response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { authenticatorData, clientDataJSON, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credential.id, publicKey: Uint8Array.from(passkey.public_key), counter: 0 },
    });
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return verified ? { counter, isBackedUp } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a counter went back: then somebody may have copied the passkey (WebAuthn Level 3, 6.1.1).
 * Authenticators that do not count say 0.
 */
export function hasGoneBack(before: number, said: number): boolean {
  return (before > 0 || said > 0) && said <= before;
}

/** Who a passkey is of, as its authenticator stores it: the 16 bytes of their id, in base64url. */
export function userHandleOf(ownerId: string): string {
  return Buffer.from(ownerId.replaceAll('-', ''), 'hex').toString('base64url');
}
