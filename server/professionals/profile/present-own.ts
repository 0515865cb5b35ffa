import type { OwnProfile } from '#contract/professionals/professionals.ts';
import type { Contact } from '#server/accounts/accounts.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { presentCard } from '#server/professionals/present.ts';
import {
  insuranceOf,
  licenceOf,
  presentDetails,
  publicPathOf,
  type Beside,
} from '#server/professionals/present-details.ts';
import { completenessOf } from './completeness.ts';
import type { ProfileRow } from './queries-profile.ts';
import { timeZoneOf } from '#server/professionals/working-hours/time-zone.ts';

/** A profile for its owner. */
export function presentOwnProfile(
  row: ProfileRow,
  { contact, quota, ...beside }: Beside & { contact: Contact; quota: OwnProfile['quota'] },
): OwnProfile {
  const [licence, insurance] = [licenceOf(row), insuranceOf(row)];
  const profile = {
    ...presentCard(row),
    ...contact,
    own: true as const,
    location: row.location,
    area: row.area,
    ...presentDetails(row, beside),
    availability: row.availability,
    addressProven: row.owner_proven,
    pausedUntil: isoOrNull(row.paused_until),
    timeZone: timeZoneOf(row),
    serviceRadiusKm: row.service_radius_km,
    hours: row.hours,
    daysOff: row.days_off,
    licence: licence && { ...licence, expiresOn: row.licence_expires_on },
    insurance: insurance && {
      ...insurance,
      policy: row.insurance_policy,
      expiresOn: row.insurance_expires_on,
    },
    listed: row.listed_at !== null,
    publicPath: publicPathOf(row),
    quota,
  };
  return { ...profile, completeness: completenessOf(profile) };
}
