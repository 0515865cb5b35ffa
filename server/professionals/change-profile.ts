import type { Language } from '#contract/language.ts';
import type { ProfileChanges } from '#contract/professionals.ts';
import { professionId } from '#contract/professions.ts';
import { claimContact } from '#server/accounts/accounts.ts';
import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { placeColumns, placeOfWork } from './place-of-work.ts';
import {
  lockProfile,
  updateProfile,
  type ProfileColumns,
  type ProfileRow,
} from './queries-profile.ts';

/**
 * Changes a profile for its owner. Whoever can be contacted from now on, or by more people, is
 * available: those who wait nearby hear of it at once.
 * @throws Refusal `invalid_input` for a place nobody knows, a pause that is over, or no phone number
 */
export async function changeProfile(
  platform: Platform,
  { userId, professionalId }: { userId: string; professionalId: string },
  changes: ProfileChanges,
  language: Language,
): Promise<void> {
  assertLater(changes.pausedUntil, platform.clock.now());
  // An address service may take its time: asked before anything is locked.
  const place = await placeOfWork(platform, changes, language);
  await change(platform, async ({ tx, record }) => {
    const before = await lockProfile(tx, professionalId);
    assertThat(before !== undefined, 'not_found');
    const columns = { ...columnsOf(changes), ...placeColumns(changes, place, before) };
    const isSame = Object.keys(columns).length === 0;
    const after = isSame ? before : await updateProfile(tx, professionalId, columns);
    await claimContact(tx, userId, changes);
    if (isWithinReachOfMore(before, after)) {
      record({ type: 'professional.available', professionalId });
    }
  });
}

function assertLater(pausedUntil: string | null | undefined, now: Date): void {
  if (!pausedUntil || new Date(pausedUntil) > now) return;
  throw new Refusal('invalid_input', { details: [{ field: 'pausedUntil', problem: 'too_small' }] });
}

function columnsOf(changes: ProfileChanges): ProfileColumns {
  const { name, description, hourlyRate, yearsExperience, availability, timeZone } = changes;
  const { profession, pausedUntil, serviceRadiusKm, hours } = changes;
  return said({
    name,
    description: description === '' ? null : description,
    hourly_rate: hourlyRate,
    years_experience: yearsExperience,
    availability,
    time_zone: timeZone,
    service_radius_km: serviceRadiusKm,
    profession_id: profession && professionId(profession),
    paused_until: typeof pausedUntil === 'string' ? new Date(pausedUntil) : pausedUntil,
    hours: hours && JSON.stringify(hours),
  });
}

/** Without what was not said. */
function said(columns: { [Name in keyof ProfileColumns]: ProfileColumns[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as ProfileColumns;
}

function isWithinReachOfMore(before: ProfileRow, after: ProfileRow): boolean {
  if (!after.contactable) return false;
  return (
    !before.contactable ||
    after.service_radius_km > before.service_radius_km ||
    after.profession_id !== before.profession_id ||
    after.lat !== before.lat ||
    after.lon !== before.lon
  );
}
