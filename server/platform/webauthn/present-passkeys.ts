import { MAX_PASSKEYS, type PasskeyList } from '#contract/passkeys.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { findRelyingParty } from './relying-party.ts';

interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Passkeys for their owner; the last way they have to sign in is not removable. */
export function presentPasskeys(
  site: Pick<Config, 'publicUrl'>,
  passkeys: readonly PasskeyRow[],
  areRemovable = true,
): PasskeyList {
  const party = findRelyingParty(site);
  return {
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: isoOrNull(passkey.last_used_at),
      allowedActions: areRemovable ? ['rename', 'remove'] : ['rename'],
    })),
    passkeyDomain: party?.id ?? null,
    allowedActions: party !== undefined && passkeys.length < MAX_PASSKEYS ? ['add'] : [],
  };
}
