import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { encrypt, decrypt } from '#server/platform/secrets/sealed.ts';
import {
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  type SigningKeyRow,
} from './queries-signing-keys.ts';

/** Ed25519 (RFC 8037, RFC 9864). */
export const ALGORITHM = 'EdDSA';
/** Of the first thing that was signed: stored keys are encrypted for it. */
const PURPOSE = 'signing reviews';

/** The public halves of all keys ever used here, as a JWK set. */
export async function listPublicKeys(db: Db): Promise<JWK[]> {
  return (await listSigningKeys(db)).map(({ public_key }) => public_key as JWK);
}

/**
 * The signing key; generated at the first call, and again where the server's secret has changed and
 * no stored one can be decrypted. Those who ask at the same time get the same.
 */
export async function signingKey({
  db,
  config,
  clock,
}: Pick<Platform, 'db' | 'config' | 'clock'>): Promise<{ id: string; key: CryptoKey }> {
  const stored = await storedKey(db, config.sessionSecret);
  if (stored) return stored;
  return db.transaction().execute(async (tx) => {
    await lockSigningKeys(tx);
    const storedMeanwhile = await storedKey(tx, config.sessionSecret);
    return storedMeanwhile ?? rotateSigningKey({ db: tx, config, clock });
  });
}

/** Generates a new signing key, used from now on; the former public ones stay published. */
export async function rotateSigningKey({
  db,
  config,
  clock,
}: Pick<Platform, 'clock'> & {
  db: Db;
  config: Pick<Platform['config'], 'sessionSecret'>;
}): Promise<{ id: string; key: CryptoKey }> {
  const made = await makeKey(config.sessionSecret, clock.now());
  await insertSigningKey(db, made.row);
  return { id: made.row.id, key: made.key };
}

/** The newest stored key that the secret decrypts. */
async function storedKey(
  db: Db,
  secret: string,
): Promise<{ id: string; key: CryptoKey } | undefined> {
  for (const row of await listSigningKeys(db)) {
    const key = await opened(row, secret);
    if (key) return { id: row.id, key };
  }
  return undefined;
}

async function opened(row: SigningKeyRow, secret: string): Promise<CryptoKey | undefined> {
  let jwk: JWK;
  try {
    jwk = JSON.parse(decrypt(secret, PURPOSE, row.private_key)) as JWK;
  } catch {
    return undefined;
  }
  return (await importJWK(jwk, ALGORITHM)) as CryptoKey;
}

async function makeKey(secret: string, now: Date) {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, {
    crv: 'Ed25519',
    extractable: true,
  });
  const bare = await exportJWK(publicKey);
  const id = await calculateJwkThumbprint(bare);
  const row: SigningKeyRow = {
    id,
    public_key: { ...bare, kid: id, alg: ALGORITHM, use: 'sig' },
    private_key: encrypt(secret, PURPOSE, JSON.stringify(await exportJWK(privateKey))),
    created_at: now,
  };
  return { row, key: privateKey };
}
