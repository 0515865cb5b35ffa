import { readFile } from 'node:fs/promises';
import type { BackupKeys } from '#server/platform/backup/encryption.ts';
import { isIdentity } from '#server/platform/config/age-keys.ts';
import type { Config } from '#server/platform/config/config.ts';
import { typedPath } from './typed-path.ts';

/** Options of commands that read backups. */
export const keyOptions = {
  identity: { type: 'string' },
  'passphrase-file': { type: 'string' },
} as const;

export const keyHelp = `  --identity FILE          secret key that opens an encrypted backup, as age-keygen writes it
  --passphrase-file FILE   file whose first line is the passphrase of an encrypted backup
                           (default for both: BACKUP_IDENTITY, BACKUP_PASSPHRASE)`;

interface TypedKeys {
  identity?: string | undefined;
  'passphrase-file'?: string | undefined;
}

/** What opens encrypted backups: the named files, else the settings. @throws where a file has none */
export async function keysFrom(typed: TypedKeys, { backups }: Config): Promise<BackupKeys> {
  const { identity, 'passphrase-file': passphraseFile } = typed;
  if (identity === undefined && passphraseFile === undefined) return backups.keys;
  return {
    identities: identity === undefined ? [] : await identitiesIn(identity),
    passphrases: passphraseFile === undefined ? [] : [await firstLineOf(passphraseFile)],
  };
}

async function identitiesIn(path: string): Promise<string[]> {
  const lines = (await readTyped(path)).split('\n').map((line) => line.trim());
  const identities = lines.filter(isIdentity);
  if (identities.length > 0) return identities;
  throw new Error(`${path} has no secret key: a line that begins with AGE-SECRET-KEY-1.`);
}

async function firstLineOf(path: string): Promise<string> {
  const [line = ''] = (await readTyped(path)).split(/\r?\n/);
  if (line !== '') return line;
  throw new Error(`The first line of ${path} is to be the passphrase, and it is empty.`);
}

async function readTyped(path: string): Promise<string> {
  return readFile(typedPath(path), 'utf8').catch((error: unknown) => {
    throw new Error(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`, {
      cause: error,
    });
  });
}
