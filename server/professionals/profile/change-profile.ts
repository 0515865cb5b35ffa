import type { Language } from '#contract/language.ts';
import type { ProfileChanges } from '#contract/professionals/professionals.ts';
import { setUnprovenContact, recordConsent } from '#server/accounts/accounts.ts';
import { change, type Change } from '#server/platform/change.ts';
import { assertPlainName } from '#server/platform/plain-name.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { changeTrades } from './change-trades.ts';
import { changedColumns } from './changed-columns.ts';
import { placeColumns, placeOfWork } from '#server/professionals/area/place-of-work.ts';
import {
  lockProfile,
  updateProfile,
  type ProfileColumns,
  type ProfileRow,
} from './queries-profile.ts';

/** The version of the agreement to a public page. */
const PUBLIC_PAGE_VERSION = '2026-11';

/**
 * Changes a profile for its owner. If they can be contacted from now on, or for more requests, waiting requests nearby are matched at once. @throws Refusal `name_refused`, `invalid_input` for an unknown place, a pause in the past, an invalid phone number, a trade that is both first and
 * further, or a currency without both of its amounts; `currency_changed`
 */
export async function changeProfile(
  platform: Platform,
  { userId, professionalId }: { userId: string; professionalId: string },
  changes: ProfileChanges,
  language: Language,
): Promise<void> {
  const now = platform.clock.now();
  if (changes.name !== undefined) assertPlainName(changes.name);
  assertLater(changes.pausedUntil, now);
  // An address service may be slow: called before anything is locked.
  const place = await placeOfWork(platform, changes, language);
  await change(platform, async ({ tx, record }) => {
    const before = await lockProfile(tx, professionalId);
    assertThat(before !== undefined, 'not_found');
    const columns = {
      ...changedColumns(changes, before, { now, site: platform.config }),
      ...placeColumns(changes, place, before),
    };
    const hasNewTrade = await changeTrades(tx, before, changes);
    const after = await update(tx, before, columns);
    await setUnprovenContact(tx, userId, changes);
    if (columns.listed_at !== undefined) {
      const given = columns.listed_at !== null;
      const version = PUBLIC_PAGE_VERSION;
      await recordConsent(tx, {
        userId,
        purpose: 'public_page',
        version,
        language,
        given,
        at: now,
      });
    }
    if (isWithinReachOfMore(before, after, hasNewTrade)) {
      record({ type: 'professional.available', professionalId });
    }
  });
}

function assertLater(pausedUntil: string | null | undefined, now: Date): void {
  if (!pausedUntil || new Date(pausedUntil) > now) return;
  throw new Refusal('invalid_input', { details: [{ field: 'pausedUntil', problem: 'too_small' }] });
}

async function update(tx: Change['tx'], before: ProfileRow, columns: ProfileColumns) {
  const isSame = Object.keys(columns).length === 0;
  return isSame ? before : updateProfile(tx, before.id, columns);
}

function isWithinReachOfMore(before: ProfileRow, after: ProfileRow, hasNewTrade: boolean): boolean {
  if (!after.contactable) return false;
  return (
    hasNewTrade ||
    !before.contactable ||
    after.service_radius_km > before.service_radius_km ||
    after.lat !== before.lat ||
    after.lon !== before.lon
  );
}
