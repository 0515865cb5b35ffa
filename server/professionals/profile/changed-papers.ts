import type { ProfileChanges } from '#contract/professionals/professionals.ts';
import type { ProfileColumns, ProfileRow } from './queries-profile.ts';

/** The columns of a licence. A changed one loses its check. */
export function licenceColumns(
  licence: ProfileChanges['licence'],
  before: ProfileRow,
): ProfileColumns {
  if (licence === undefined) return {};
  const columns = {
    licence_number: licence?.number ?? null,
    licence_authority: licence?.authority ?? null,
    licence_expires_on: licence?.expiresOn ?? null,
  };
  return isSame(columns, before) ? {} : { ...columns, licence_checked_at: null };
}

/** The columns of an insurance; its check as of a licence. */
export function insuranceColumns(
  insurance: ProfileChanges['insurance'],
  before: ProfileRow,
): ProfileColumns {
  if (insurance === undefined) return {};
  const columns = {
    insurance_company: insurance?.company ?? null,
    insurance_policy: insurance?.policy ?? null,
    insurance_expires_on: insurance?.expiresOn ?? null,
  };
  return isSame(columns, before) ? {} : { ...columns, insurance_checked_at: null };
}

function isSame(columns: Partial<ProfileRow>, before: ProfileRow): boolean {
  return Object.entries(columns).every(
    ([name, value]) => before[name as keyof ProfileRow] === value,
  );
}
