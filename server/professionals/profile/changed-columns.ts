import type { Currency } from '#contract/quotes/currencies.ts';
import type { ProfileChanges } from '#contract/professionals/professionals.ts';
import { professionId } from '#contract/professionals/professions.ts';
import { rateColumns } from './changed-rates.ts';
import { insuranceColumns, licenceColumns } from './changed-papers.ts';
import type { ProfileColumns, ProfileRow } from './queries-profile.ts';

/** The columns of a profile change; fields that were left out are not among them. */
export function changedColumns(
  changes: ProfileChanges,
  before: ProfileRow,
  { now, site }: { now: Date; site: { currency: Currency; defaultCurrency: Currency } },
): ProfileColumns {
  return {
    ...said({ ...personColumns(changes), ...workColumns(changes) }),
    ...rateColumns(changes, before, site),
    ...licenceColumns(changes.licence, before),
    ...insuranceColumns(changes.insurance, before),
    ...listedColumns(changes.listed, before, now),
  };
}

function personColumns(changes: ProfileChanges) {
  return {
    name: changes.name,
    description: orNull(changes.description),
    years_experience: changes.yearsExperience,
    certifications: orNull(changes.certifications),
    languages: changes.languages,
  };
}

function workColumns(changes: ProfileChanges) {
  const { profession, pausedUntil, hours, daysOff } = changes;
  return {
    profession_id: profession && professionId(profession),
    availability: changes.availability,
    time_zone: changes.timeZone,
    service_radius_km: changes.serviceRadiusKm,
    paused_until: typeof pausedUntil === 'string' ? new Date(pausedUntil) : pausedUntil,
    hours: hours && JSON.stringify(hours),
    days_off: daysOff && JSON.stringify(daysOff),
  };
}

/** The moment of their agreement stays the first one. */
function listedColumns(listed: boolean | undefined, before: ProfileRow, now: Date): ProfileColumns {
  if (listed === undefined || listed === (before.listed_at !== null)) return {};
  return { listed_at: listed ? now : null };
}

function orNull(text: string | null | undefined) {
  return text === '' ? null : text;
}

function said(columns: { [Name in keyof ProfileColumns]: ProfileColumns[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as ProfileColumns;
}
