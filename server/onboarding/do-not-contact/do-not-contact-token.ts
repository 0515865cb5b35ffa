import { timingSafeEqual } from 'node:crypto';
import { signatureOf } from '#server/platform/secrets/hashes.ts';

const idBytes = 16;
const signatureBytes = 16;

/**
 * The token of "Never contact me again": the id of the invitation it came with and 128 bits of its
 * signature by the server's secret, short enough for a text message. It grants nothing else and
 * never expires, because old messages must be stoppable too.
 */
export function doNotContactToken(secret: string, invitationId: string): string {
  const id = Buffer.from(invitationId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signed(secret, id)]).toString('base64url');
}

/** The invitation id of a token; undefined where the signature is invalid. */
export function readDoNotContactToken(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return undefined;
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  if (!timingSafeEqual(signature, signed(secret, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function signed(secret: string, said: Buffer): Buffer {
  return signatureOf(secret, 'stop contact', said).subarray(0, signatureBytes);
}
