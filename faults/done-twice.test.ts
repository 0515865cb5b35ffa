import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aMeeting } from '#tests/support/meeting.ts';
import { brokenRules } from './oracle/invariants.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  await aMeeting(site);
  await site.drainJobs();
});
afterAll(() => site.stop());

/** The queue gives out again what it has given out, as after a crash between the work and its end. */
async function repeatJobs(): Promise<void> {
  const { numAffectedRows } = await sql`insert into pgboss.job (name, data)
    select name, data from pgboss.job where name = 'domain-events' and state = 'completed'`.execute(
    site.platform.db,
  );
  expect(Number(numAffectedRows)).toBeGreaterThan(0);
  await site.drainJobs();
}

/** What there was to tell, and by which messages. */
async function told() {
  const { rows } = await sql`select
    (select count(*)::int from notices) as notices,
    (select count(*)::int from outbox_messages) as messages`.execute(site.platform.db);
  return rows[0];
}

const rules = async () => (await brokenRules(site.platform.db)).map(({ rule }) => rule);

describe('a job of the running program that is done twice', () => {
  it('changes nothing', async () => {
    const before = await told();
    await repeatJobs();
    expect(await told()).toEqual(before);
  });

  it('is named where a defect lets it do its work again', async () => {
    await sql`create function forget_key() returns trigger language plpgsql as $$
      begin new.dedupe_key = new.dedupe_key || gen_random_uuid(); return new; end $$`.execute(
      site.platform.db,
    );
    await sql`create trigger forget_key before insert on notices
      for each row execute function forget_key()`.execute(site.platform.db);
    await repeatJobs();
    expect(await rules()).toContain('a person is notified twice of one fact');
  });
});
