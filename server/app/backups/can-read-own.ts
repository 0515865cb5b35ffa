import type { Config } from '#server/platform/config/config.ts';

/** False where backups are encrypted to a key that is elsewhere, as it should be. */
export function canReadOwn({ backups: { encryption, keys } }: Pick<Config, 'backups'>): boolean {
  return !encryption || 'passphrase' in encryption || keys.identities.length > 0;
}
