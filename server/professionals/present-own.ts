import type { OwnProfile } from '#contract/professionals.ts';
import type { Contact } from '#server/accounts/accounts.ts';
import { presentCard } from './present.ts';
import type { ProfileRow } from './queries-profile.ts';
import { timeZoneOf } from './time-zone.ts';

/** A professional as they see themselves. */
export function presentOwnProfile(
  row: ProfileRow,
  contact: Contact,
  quota: OwnProfile['quota'],
): OwnProfile {
  return {
    ...presentCard({ ...row, location: row.location ?? '' }),
    ...contact,
    own: true,
    professionalId: row.id,
    location: row.location,
    hourlyRate: row.hourly_rate,
    yearsExperience: row.years_experience,
    availability: row.availability,
    pausedUntil: row.paused_until?.toISOString() ?? null,
    timeZone: timeZoneOf(row),
    serviceRadiusKm: row.service_radius_km,
    hours: row.hours,
    quota,
  };
}
