import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './hashes.ts';

const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts a text that must be unreadable in the database (AES-256-GCM): random IV, tag,
 * ciphertext. The key is derived from the server's secret, separately for each purpose.
 */
export function encrypt(secret: string, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts what {@link encrypt} encrypted. Throws with another secret or changed bytes. */
export function decrypt(secret: string, purpose: string, sealed: Buffer): string {
  const iv = sealed.subarray(0, ivLength);
  const tag = sealed.subarray(ivLength, ivLength + tagLength);
  const options = { authTagLength: tagLength };
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), iv, options);
  decipher.setAuthTag(tag);
  const text = decipher.update(sealed.subarray(ivLength + tagLength));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
