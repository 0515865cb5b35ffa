import { createCipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Stanza, type Recipient } from 'age-encryption';

const LABEL = 'age-encryption.org/v1/scrypt';

/** 2 to this power, as the age program has it: about a second, and 256 MB. */
const WORK_FACTOR = 18;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/**
 * Wraps keys with a passphrase, as age describes it (age-encryption.org/v1, scrypt). The library's
 * own computes in JavaScript and would stop a serving node for seconds; this one uses a thread.
 */
export function passphraseRecipient(passphrase: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const labelAndSalt = Buffer.concat([Buffer.from(LABEL), salt]);
      const N = 2 ** WORK_FACTOR;
      const key = await derive(passphrase, labelAndSalt, 32, {
        N,
        r: 8,
        p: 1,
        maxmem: 300 * N * 8,
      });
      const args = ['scrypt', withoutPadding(salt), String(WORK_FACTOR)];
      return [new Stanza(args, seal(key, fileKey))];
    },
  };
}

function seal(key: Buffer, fileKey: Uint8Array): Uint8Array {
  const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
  return Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
}

function withoutPadding(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
