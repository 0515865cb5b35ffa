import { randomBytes } from 'node:crypto';
import { isEqualInConstantTime, keyedHash } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';

const cookieName = 'device';
const halfAYear = 15_552_000;

/** The owner of a device: changing the password makes every device unknown. */
interface Owner {
  id: string;
  password_hash: string | null;
}

type Secret = Pick<Platform, 'config'>;

/**
 * Marks a browser in which this person gave their password, so that guesses made elsewhere never
 * lock them out there.
 */
export function trustDevice(
  { config }: Secret,
  call: Pick<CallContext, 'setCookie'>,
  owner: Owner,
): void {
  const name = randomBytes(16).toString('base64url');
  call.setCookie(cookieName, `${name}.${markOf(config.sessionSecret, name, owner)}`, halfAYear);
}

/** The name of this browser, where {@link trustDevice} marked it for this person. */
export function trustedDeviceName(
  { config }: Secret,
  call: Pick<CallContext, 'cookie'>,
  owner: Owner | undefined,
): string | null {
  const [name, mac] = (call.cookie(cookieName) ?? '').split('.');
  if (!owner || !name || !mac) return null;
  return isEqualInConstantTime(mac, markOf(config.sessionSecret, name, owner)) ? name : null;
}

function markOf(secret: string, name: string, { id, password_hash: hash }: Owner): string {
  return keyedHash(secret, ['known device', name, id, hash]).toString('base64url');
}
