import { sql } from 'kysely';
import type { Database } from '#server/platform/database/db.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { FakeBrowser, FakePush } from '#tests/fakes/push.ts';
import type { People } from './people.ts';

/**
 * Gives each professional a proven phone, which gets new leads by text message, and everybody a
 * browser that takes push messages of the site with that key. @returns the browsers
 */
export async function makeReachable(
  db: Database,
  { customers, professionals }: People,
  { push, siteKey }: { push: FakePush; siteKey: string },
): Promise<FakeBrowser[]> {
  let number = 0;
  for (const { userId } of professionals.values()) {
    number += 1;
    const phone = `+1514555${String(number).padStart(4, '0')}`;
    await sql`update users set phone = ${phone} where id = ${userId}`.execute(db);
    await sql`insert into notification_preferences (user_id, channels)
      values (${userId}, ${JSON.stringify(BY_TEXT_TOO)}::jsonb)`.execute(db);
  }
  const browsers: FakeBrowser[] = [];
  for (const { userId } of [...customers, ...professionals.values()]) {
    const browser = push.subscribe(siteKey);
    const { endpoint, keys } = browser.subscription;
    await sql`insert into push_subscriptions
        (id, user_id, session_id, endpoint, p256dh, auth, created_at)
      select ${uuidv7(Date.now())}, user_id, id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, now()
      from sessions where user_id = ${userId}`.execute(db);
    browsers.push(browser);
  }
  return browsers;
}

const EVERY_WAY = { email: true, sms: true, push: true };
const BY_TEXT_TOO = { leads: EVERY_WAY, urgentLeads: EVERY_WAY };
