import { randomInt } from 'node:crypto';
import { keyedHash } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const groups = 4;
const groupLength = 4;
const many = 10;

/** Ten codes of 80 random bits for a lost authenticator app: "ABCD-EFGH-IJKL-MNOP". */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: many }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  );
}

/** Whose recovery codes they are: a part of each hash. */
export type RecoveryPurpose = 'admin recovery code' | 'person recovery code';

/** The stored hash of a recovery code, normalized as typed and keyed with the server's secret. */
export function hashRecoveryCode(
  { config }: Pick<Platform, 'config'>,
  purpose: RecoveryPurpose,
  ownerId: string,
  typed: string,
): Buffer {
  const code = typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return keyedHash(config.sessionSecret, [purpose, ownerId, code]);
}
