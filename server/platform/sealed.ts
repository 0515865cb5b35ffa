import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './hashes.ts';

const ivLength = 12;
const tagLength = 16;

/**
 * Seals a text that the database is not to know (AES-256-GCM): random start, tag, then the rest. The
 * key follows from the server's secret, apart for each purpose.
 */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Opens what {@link seal} made. Throws where the secret is another one or the bytes were changed. */
export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const iv = sealed.subarray(0, ivLength);
  const tag = sealed.subarray(ivLength, ivLength + tagLength);
  const options = { authTagLength: tagLength };
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), iv, options);
  decipher.setAuthTag(tag);
  const text = decipher.update(sealed.subarray(ivLength + tagLength));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
