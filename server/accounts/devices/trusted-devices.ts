import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';

const cookieName = 'device';
const halfAYear = 15_552_000;

/** Whose device it is: changing the password makes every device a stranger. */
interface Owner {
  id: string;
  password_hash: string | null;
}

type Secret = Pick<Platform, 'config'>;

/**
 * Remembers a browser in which this person has given their password, so that guesses made elsewhere
 * never lock them out of it.
 */
export function trustDevice(
  { config }: Secret,
  call: Pick<CallContext, 'setCookie'>,
  owner: Owner,
): void {
  const name = randomBytes(16).toString('base64url');
  call.setCookie(cookieName, `${name}.${macOf(config.sessionSecret, name, owner)}`, halfAYear);
}

/** The name of this browser, where it is one that {@link trustDevice} knows for this person. */
export function trustedDeviceName(
  { config }: Secret,
  call: Pick<CallContext, 'cookie'>,
  owner: Owner | undefined,
): string | null {
  const [name, mac] = (call.cookie(cookieName) ?? '').split('.');
  if (!owner || !name || !mac) return null;
  const [said, right] = [mac, macOf(config.sessionSecret, name, owner)].map((one) =>
    Buffer.from(one),
  );
  if (!said || !right || said.length !== right.length) return null;
  return timingSafeEqual(said, right) ? name : null;
}

function macOf(secret: string, name: string, { id, password_hash: hash }: Owner): string {
  const parts = JSON.stringify(['known device', name, id, hash]);
  return createHmac('sha256', secret).update(parts).digest('base64url');
}
