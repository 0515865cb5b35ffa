import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
  UsedCredential,
} from '#contract/passkeys.ts';
import { cborOf } from './cbor.ts';

/** What an authenticator, or the browser before it, says otherwise than it should. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  crossOrigin?: boolean;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with another key. */
  key?: KeyObject;
}

const FLAGS = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, made: 64 } as const;

/** A passkey in software (ES256, no attestation), with the browser around it. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What a site stores of it, for a person (their user handle). */
  storedFor(userHandle: string) {
    this.#userHandle = userHandle;
    return { credential_id: this.credentialId, public_key: this.#coseKey() };
  }

  /** The answer of the browser that has it make a passkey. */
  make({ challenge, rp, user }: PasskeyCreation, deviation: Deviation = {}): NewCredential {
    this.#userHandle = user.id;
    const said = { type: 'webauthn.create', challenge, ...deviation };
    const authData = Buffer.concat([
      this.#authenticatorData(deviation.rpId ?? rp.id, FLAGS.made, deviation),
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      this.#coseKey(),
    ]);
    const attestation = new Map<string, string | Buffer | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const response = {
      clientDataJSON: this.#clientData(said).toString('base64url'),
      attestationObject: cborOf(attestation).toString('base64url'),
      transports: ['internal', 'hybrid'],
    };
    return { ...this.#names(), response };
  }

  /** The answer of the browser that has it sign; it counts its signatures once `counter` is set. */
  sign({ challenge, rpId }: PasskeyRequest, deviation: Deviation = {}): UsedCredential {
    if (this.counter > 0) this.counter += 1;
    const clientData = this.#clientData({ type: 'webauthn.get', challenge, ...deviation });
    const data = this.#authenticatorData(deviation.rpId ?? rpId, 0, deviation);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    const signature = sign('sha256', signed, deviation.key ?? this.#keys.privateKey);
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: deviation.userHandle ?? this.#userHandle,
    };
    return { ...this.#names(), response };
  }

  #names() {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  #clientData({ type, challenge, origin = this.#origin, crossOrigin = false }: Said): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  /** Hash of the site, flags, counter (WebAuthn Level 3, 6.1). */
  #authenticatorData(rpId: string, flags: number, deviation: Deviation): Buffer {
    const { isVerified = true, counter = this.counter } = deviation;
    const verified = isVerified ? FLAGS.verified : 0;
    const backup = FLAGS.backupEligible | FLAGS.backedUp;
    const head = Buffer.from([FLAGS.present | verified | backup | flags, 0, 0, 0, 0]);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  }

  /** The public key (COSE, RFC 9053): kind, algorithm, curve and point. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = [x, y].map((part) => Buffer.from(part, 'base64url'));
    return cborOf(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point[0]!],
        [-3, point[1]!],
      ]),
    );
  }
}

type Said = Pick<Deviation, 'origin' | 'crossOrigin'> & { type: string; challenge: string };
