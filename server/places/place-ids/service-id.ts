import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const PREFIX = 'nhs_';
const MAC_BYTES = 12;

/**
 * The place id for an id of an address service: signed, so that nobody can make us ask (and pay) for
 * ids we never gave out.
 */
export function writeServiceId(secret: string, id: string): string {
  return `${PREFIX}${macOf(secret, id)}${id}`;
}

/** The service's id in a place id of ours; null for any other text. */
export function readServiceId(secret: string, placeId: string): string | null {
  if (!placeId.startsWith(PREFIX)) return null;
  const length = Math.ceil((MAC_BYTES * 4) / 3);
  const mac = Buffer.from(placeId.slice(PREFIX.length, PREFIX.length + length));
  const id = placeId.slice(PREFIX.length + length);
  const expected = Buffer.from(macOf(secret, id));
  return mac.length === expected.length && timingSafeEqual(mac, expected) ? id : null;
}

function macOf(secret: string, id: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'place-id', 32));
  const mac = createHmac('sha256', key).update(id).digest();
  return mac.subarray(0, MAC_BYTES).toString('base64url');
}
