import { type NewCredential, type PasskeyCreation } from '#contract/passkeys.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CHALLENGE_TTL_MS, issueChallenge, spendChallenge, type Bound } from './challenges.ts';
import { userHandleOf } from './authentication.ts';
import { getRelyingParty, type RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256 (COSE), the preferred first. */
const ALGORITHMS = [-8, -7, -257];

type Registering = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Who a passkey is for, as the device shows it. */
export interface Owner {
  id: string;
  name: string;
  displayName: string;
}

/** A passkey that its owner has already. */
interface KnownPasskey {
  credential_id: Buffer;
  transports: string[];
}

/** What a browser makes a passkey from; it makes none that the owner has already. */
export async function beginRegistration(
  platform: Registering,
  { owner, known, bound }: { owner: Owner; known: readonly KnownPasskey[]; bound: Bound },
): Promise<PasskeyCreation> {
  const { id } = getRelyingParty(platform.config);
  return {
    challenge: await issueChallenge(platform, bound),
    rp: { id, name: platform.config.brandName },
    user: { ...owner, id: userHandleOf(owner.id) },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_TTL_MS,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id: credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  };
}

/** A passkey as its authenticator made it, in the columns of its table. */
export interface MadePasskey {
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  backup_eligible: boolean;
  backed_up: boolean;
}

/**
 * Spends the challenge and checks what an authenticator made for it: for this site, with the person
 * verified. Undefined where anything is wrong.
 */
export async function verifyRegistration(
  tx: Tx,
  platform: Registering,
  credential: NewCredential,
  bound: Bound,
): Promise<MadePasskey | undefined> {
  const party = getRelyingParty(platform.config);
  const challenge = await spendChallenge(tx, platform, credential.response.clientDataJSON, bound);
  const made = challenge && (await registrationOf(party, challenge, credential));
  if (!made) return undefined;
  const { id, publicKey, counter } = made.credential;
  return {
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(publicKey),
    counter,
    transports: credential.response.transports ?? [],
    backup_eligible: made.credentialDeviceType === 'multiDevice',
    backed_up: made.credentialBackedUp,
  };
}

/** The library says by an error what is wrong. */
async function registrationOf(
  { id, origin }: RelyingParty,
  challenge: string,
  { response, ...credential }: NewCredential,
) {
  try {
    if (!(await hasPlainAttestation(response.attestationObject))) return undefined;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { attestationObject, clientDataJSON } = response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { attestationObject, clientDataJSON },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo;
  } catch {
    return undefined;
  }
}

/**
 * None was asked for, so none with certificates is looked at: they may name addresses that checking
 * them would call.
 */
async function hasPlainAttestation(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
}
