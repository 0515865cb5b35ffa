import { Readable } from 'node:stream';
import type { FileAnswer } from '#contract/endpoint.ts';
import { DAY_MS, HOUR_SECONDS } from '#contract/durations.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import { findUsers, type Person } from '#server/accounts/accounts.ts';
import { findAllParties, MASK, mayKnowCustomer } from '#server/matching/matching.ts';
import { calendarFile } from '#server/platform/delivery/calendar-file.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { professionName, professionNumbered } from '#server/professionals/professionals.ts';
import { listFeed, replaceFeed, updateRead, type FeedRow } from './queries-feed.ts';

const SHOWN_PAST_DAYS = 90;

/** Makes the feed of a person at a new secret address, which is returned this once. */
export async function makeFeed(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<{ feedAddress: string; madeAt: string }> {
  const token = newSecret();
  const madeAt = clock.now();
  await replaceFeed(db, { user_id: userId, token_hash: hashOf(token), made_at: madeAt });
  const feedAddress = `${config.publicUrl}/api/calendars/${token}.ics`;
  return { feedAddress, madeAt: madeAt.toISOString() };
}

/** The appointments behind a secret address, in its owner's language. @throws Refusal `not_found` */
export async function readFeed(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<FileAnswer> {
  const now = clock.now();
  const userId = await updateRead(db, hashOf(token), now);
  const person = userId === undefined ? undefined : (await findUsers(db, [userId])).get(userId);
  assertThat(person !== undefined, 'not_found');
  assertThat(!person.isSuspended && !person.isErased, 'not_found');
  const since = new Date(now.getTime() - SHOWN_PAST_DAYS * DAY_MS);
  const reader = { id: person.id, language: readerLanguage(config, person.language) };
  const rows = await listFeed(db, person.id, since);
  const parties = await findAllParties(
    db,
    rows.map((row) => ({ requestId: row.request_id, professionalId: row.professional_id })),
  );
  const text = calendarFile(
    config,
    rows.map((row, index) => {
      const isBlocked = parties[index]?.isBlocked ?? true;
      return { ...whenOf(row), ...aboutOf(row, reader, isBlocked, config.publicUrl) };
    }),
    {
      language: reader.language,
      now,
      feed: { name: config.brandName, refreshSeconds: HOUR_SECONDS },
    },
  );
  const bytes = Buffer.from(text);
  return {
    mediaType: 'text/calendar; charset=utf-8',
    name: 'appointments.ics',
    bytes: bytes.length,
    inline: true,
    noStore: true,
    content: Readable.from([bytes]),
  };
}

function whenOf({ id, sequence, starts_at: from, ends_at: to, status }: FeedRow) {
  return { id, sequence, from, to, isCancelled: status === 'called_off' || status === 'closed' };
}

type Reader = Pick<Person, 'id' | 'language'>;

/** A professional is shown the customer and the address as long as they may know them. */
function aboutOf(row: FeedRow, { id, language }: Reader, isBlocked: boolean, publicUrl: string) {
  const profession = professionName(professionNumbered(row.profession_id), language);
  if (row.customer_id === id) {
    return {
      summary: `${profession}: ${localizeErased(row.professional_name, language)}`,
      location: row.location,
      url: `${publicUrl}/request?id=${row.request_id}`,
    };
  }
  const isKnown = mayKnowCustomer(row.lead_status, isBlocked);
  return {
    summary: `${profession}: ${isKnown ? localizeErased(row.customer_name, language) : MASK}`,
    location: localizeErased(isKnown ? row.location : row.area, language),
    url: `${publicUrl}/professional-dashboard?lead=${row.lead_id}`,
  };
}
