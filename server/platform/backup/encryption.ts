import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';

/** To whom new backups are encrypted: whoever knows a passphrase, or holds one of these keys. */
export type BackupEncryption = { passphrase: string } | { recipients: readonly string[] };

/** What may open an encrypted backup. */
export interface BackupKeys {
  passphrases: readonly string[];
  /** AGE-SECRET-KEY-1…, as age-keygen makes them. */
  identities: readonly string[];
}

/**
 * Each backup has a key of its own, to which its parts are encrypted: a passphrase takes a second of
 * work, which is done once for all of them. This file is that key, encrypted.
 */
export const IDENTITY = 'identity.age';

/** What the name of an encrypted part ends with. */
export const ENCRYPTED = '.age';

/** Encrypts a stream, in chunks of 64 KiB. */
export type Encrypt = (content: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;

/** Decrypts a file as a stream, which fails where a byte of it was changed. */
export type Decrypt = (place: string) => Readable;

/** Loaded where it is needed: it takes 27 MB. */
function age() {
  return import('age-encryption');
}

/** Makes the key of a new backup and writes it, encrypted, into its folder. */
export async function beginEncryption(folder: string, to: BackupEncryption): Promise<Encrypt> {
  const { Encrypter, generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  const wrapping = new Encrypter();
  if ('passphrase' in to) {
    const { passphraseRecipient } = await import('./passphrase-recipient.ts');
    wrapping.addRecipient(passphraseRecipient(to.passphrase));
  } else for (const recipient of to.recipients) wrapping.addRecipient(recipient);
  const wrapped = await wrapping.encrypt(`${identity}\n`);
  await writeFile(join(folder, IDENTITY), wrapped, { mode: 0o600, flush: true });
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  return async function* encrypt(content) {
    yield* await encrypter.encrypt(asWebStream(content));
  };
}

/**
 * Opens the key of a backup; undefined where it is not encrypted.
 * @throws an Error with a cure where no key is given, or none fits
 */
export async function beginDecryption(
  folder: string,
  keys: BackupKeys,
): Promise<Decrypt | undefined> {
  const wrapped = await readFile(join(folder, IDENTITY)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (!wrapped) return undefined;
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(await unwrap(folder, wrapped, keys));
  return (place) => {
    async function* decrypted() {
      yield* await decrypter.decrypt(asWebStream(createReadStream(place)));
    }
    return Readable.from(decrypted(), { objectMode: false });
  };
}

async function unwrap(folder: string, wrapped: Uint8Array, keys: BackupKeys): Promise<string> {
  if (keys.passphrases.length + keys.identities.length === 0) {
    throw new Error(
      `${folder} is encrypted. Set BACKUP_PASSPHRASE or BACKUP_IDENTITY, or name a file with --passphrase-file or --identity.`,
    );
  }
  const { Decrypter } = await age();
  try {
    const decrypter = new Decrypter();
    for (const identity of keys.identities) decrypter.addIdentity(identity);
    for (const passphrase of keys.passphrases) decrypter.addPassphrase(passphrase);
    return (await decrypter.decrypt(wrapped, 'text')).trim();
  } catch (error) {
    throw new Error(
      `The passphrase or key does not open ${folder}, and nothing was changed: take the one it was made with.`,
      { cause: error },
    );
  }
}

function asWebStream(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return WebStream.from(content) as ReadableStream<Uint8Array>;
}
