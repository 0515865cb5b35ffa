import { isEqualInConstantTime, signatureOf } from '#server/platform/secrets/hashes.ts';

const PREFIX = 'nhs_';
const SIGNATURE_BYTES = 12;

/**
 * Creates a place id for an id of an address service: signed, so that nobody can make us pay for
 * ids we never gave out.
 */
export function encodeServiceId(secret: string, id: string): string {
  return `${PREFIX}${signed(secret, id)}${id}`;
}

/** The service's id in a place id of ours; null for any other text. */
export function decodeServiceId(secret: string, placeId: string): string | null {
  if (!placeId.startsWith(PREFIX)) return null;
  const length = Math.ceil((SIGNATURE_BYTES * 4) / 3);
  const signature = placeId.slice(PREFIX.length, PREFIX.length + length);
  const id = placeId.slice(PREFIX.length + length);
  return isEqualInConstantTime(signature, signed(secret, id)) ? id : null;
}

function signed(secret: string, id: string): string {
  return signatureOf(secret, 'place-id', id).subarray(0, SIGNATURE_BYTES).toString('base64url');
}
