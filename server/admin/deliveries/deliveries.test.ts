import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/admin/audit.ts';
import {
  countDeliveries,
  discardDeadJobs,
  listDeadJobs,
  listFailedMessages,
  retryDeadJobs,
  retryMessages,
} from '#contract/admin/deliveries.ts';
import { adminSignIn } from '#contract/admin/auth.ts';
import { createAdmin } from '#server/admin/admin.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startApp, type Client, type StartedApp } from '#tests/support/app.ts';
import { queueLetterTo } from '#tests/support/queued-letters.ts';

const ADMIN = { email: 'ada@example.test', name: 'Ada', password: 'a long admin password' };
const NOBODY = '018f2b3c-0000-7000-8000-000000000001';
const LATER = '2099-01-01T00:00:00.000Z';

let smtp: FakeSmtp;
let site: StartedApp;
let ada: Client;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  site = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Nearhand <hi@near.test>' } });
  await createAdmin(site.platform, ADMIN);
});
afterAll(async () => {
  await site.stop();
  await smtp.close();
});
beforeEach(async () => {
  ada = site.client();
  await ada.call(adminSignIn, { body: { email: ADMIN.email, password: ADMIN.password } });
  await site.platform.db.deleteFrom('outbox_messages').execute();
  await sql`delete from pgboss.job`.execute(site.platform.db);
  smtp.mails.length = 0;
});

const MARIE = 'marie@example.com';

/** Queues a letter that the mail server refuses for good. */
async function fail(address = MARIE): Promise<void> {
  await queueLetterTo(site, address);
  smtp.refuseNext(550);
  await site.drainJobs();
}

/** A background job that died of this error. */
async function die(payload: object, problem: string): Promise<void> {
  const { db, jobs } = site.platform;
  await db.transaction().execute((tx) => jobs.send(tx, 'erase-account', payload as never));
  await sql`
    with dead as (delete from pgboss.job where name = 'erase-account' returning *)
    insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
    select 'dead-letters', data, name, 14, ${JSON.stringify({ message: problem })}::jsonb from dead
  `.execute(db);
}

/** The latest entry of the audit log that is not a read. */
async function newestDeed() {
  const done = await ada.call(listAudit, {});
  return done.find(({ action }) => action !== 'read');
}

describe('messages that failed', () => {
  it('are listed without their content, the receiver masked', async () => {
    await fail();
    const [message, ...others] = await ada.call(listFailedMessages, {});
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      kind: 'nobodyYet',
      channel: 'email',
      recipient: 'm•••@example.com',
      attempts: 1,
      problem: expect.stringContaining('550') as string,
      allowedActions: ['retry'],
    });
    expect(JSON.stringify(message)).not.toContain('marie');
    expect(await ada.call(countDeliveries, {})).toMatchObject({
      messages: [{ channel: 'email', kind: 'nobodyYet', failed: 1, retryable: 1 }],
    });
  });

  it('are paginated by a cursor, and filtered', async () => {
    for (const name of ['a', 'b', 'c']) await fail(`${name}@example.com`);
    const first = await ada.call(listFailedMessages, { query: { limit: 2 } });
    const after = first.at(-1)?.cursor;
    const second = await ada.call(listFailedMessages, { query: { limit: 2, after } });
    expect([...first, ...second].map(({ recipient }) => recipient[0])).toEqual(['c', 'b', 'a']);
    expect(await ada.call(listFailedMessages, { query: { channel: 'sms' } })).toEqual([]);
    expect(await ada.call(listFailedMessages, { query: { kind: 'newLead' } })).toEqual([]);
  });

  it('leave once when they are retried, however often that is requested', async () => {
    await fail();
    const id = (await ada.call(listFailedMessages, {}))[0]?.id ?? '';
    const asked = { body: { ids: [id] } };
    const all = await Promise.all([1, 2, 3].map(() => ada.call(retryMessages, asked)));
    expect(all.reduce((sum, { retried }) => sum + retried, 0)).toBe(1);
    await site.drainJobs();
    await ada.call(retryMessages, asked);
    await site.drainJobs();
    expect(smtp.mails).toHaveLength(1);
    expect(await ada.call(listFailedMessages, {})).toEqual([]);
    expect(await newestDeed()).toMatchObject({
      action: 'retried',
      targetKind: 'message',
      target: id,
      after: { retried: 1 },
    });
  });

  it('are retried all together, but not those that fail again meanwhile', async () => {
    for (const name of ['a', 'b']) await fail(`${name}@example.com`);
    const until = site.platform.clock.now().toISOString();
    await site.advance(60);
    await fail('c@example.com');
    const body = { until, channel: 'email', kind: 'nobodyYet' } as const;
    expect(await ada.call(retryMessages, { body })).toEqual({ retried: 2 });
    expect(await ada.call(retryMessages, { body })).toEqual({ retried: 0 });
    await site.drainJobs();
    expect(smtp.mails).toHaveLength(2);
    expect(await ada.call(listFailedMessages, {})).toHaveLength(1);
  });

  it('stay failed when they are stale', async () => {
    await fail();
    await site.advance(4 * 86_400);
    await ada.call(adminSignIn, { body: { email: ADMIN.email, password: ADMIN.password } });
    const [message] = await ada.call(listFailedMessages, {});
    expect(message?.allowedActions).toEqual([]);
    const retried = await ada.call(retryMessages, { body: { ids: [message?.id ?? ''] } });
    expect(retried).toEqual({ retried: 0 });
  });

  it('have failed for good once the last attempt of their job has', async () => {
    smtp.refuseNext(451);
    await queueLetterTo(site, MARIE);
    await sql`update pgboss.job set retry_limit = 0 where name = 'deliver-message'`.execute(
      site.platform.db,
    );
    await site.drainJobs();
    expect(await ada.call(listFailedMessages, {})).toMatchObject([{ allowedActions: ['retry'] }]);
    expect(await ada.call(listDeadJobs, {})).toEqual([]);
  });
});

describe('dead jobs', () => {
  it('are listed with ids and without what a person wrote', async () => {
    await die({ userId: NOBODY, note: 'Marie at 12 rue Principale' }, 'no row of ana@example.com');
    const [job] = await ada.call(listDeadJobs, { query: { queue: 'erase-account' } });
    expect(job).toMatchObject({
      queue: 'erase-account',
      about: [
        { name: 'note', value: '•••' },
        { name: 'userId', value: NOBODY },
      ],
      attempts: 15,
      problem: 'no row of •••',
    });
    expect(await ada.call(countDeliveries, {})).toMatchObject({
      jobs: [{ queue: 'erase-account', dead: 1 }],
    });
    expect(await ada.call(listDeadJobs, { query: { queue: 'unread-check' } })).toEqual([]);
  });

  it('are paginated by a cursor', async () => {
    for (const n of [1, 2, 3]) await die({ n }, 'x');
    const first = await ada.call(listDeadJobs, { query: { limit: 2 } });
    const after = first.at(-1)?.cursor;
    const second = await ada.call(listDeadJobs, { query: { limit: 2, after } });
    const numbers = [...first, ...second].map(({ about }) => about[0]?.value);
    expect(numbers).toEqual(['3', '2', '1']);
  });

  it('run once more when they are retried, once', async () => {
    await die({ userId: NOBODY }, 'x');
    const id = (await ada.call(listDeadJobs, {}))[0]?.id ?? '';
    const asked = { body: { ids: [id] } };
    expect(await ada.call(retryDeadJobs, asked)).toEqual({ retried: 1 });
    expect(await ada.call(retryDeadJobs, asked)).toEqual({ retried: 0 });
    expect(await site.platform.jobs.runDue()).toMatchObject([{ queue: 'erase-account' }]);
    expect(await newestDeed()).toMatchObject({ action: 'retried', targetKind: 'job', target: id });
  });

  it('are deleted when they are discarded, with the reason in the audit log', async () => {
    await die({ userId: NOBODY }, 'x');
    const body = { until: LATER, queue: 'erase-account', reason: 'tried by hand' };
    expect(await ada.call(discardDeadJobs, { body })).toEqual({ discarded: 1 });
    expect(await ada.call(listDeadJobs, {})).toEqual([]);
    expect(await site.platform.jobs.runDue()).toEqual([]);
    expect(await newestDeed()).toMatchObject({
      action: 'discarded',
      reason: 'tried by hand',
      after: { discarded: 1, queue: 'erase-account' },
    });
  });
});

describe('invalid input', () => {
  const post = (path: string, body: object) =>
    ada.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url },
      body: JSON.stringify(body),
    });

  it.each([
    ['/api/admin/deliveries/retries', {}],
    ['/api/admin/deliveries/retries', { ids: [] }],
    ['/api/admin/deliveries/retries', { ids: [NOBODY], until: LATER }],
    ['/api/admin/deliveries/retries', { until: LATER, kind: "x' or 1=1" }],
    ['/api/admin/deliveries/retries', { until: LATER, recipient: 'a@b.c' }],
    ['/api/admin/dead-jobs/retries', { until: 'yesterday' }],
    ['/api/admin/dead-jobs/discards', { ids: [NOBODY] }],
    ['/api/admin/dead-jobs/discards', { ids: [NOBODY], reason: ' ' }],
  ])('is refused by %s: %j', async (path, body) => {
    await fail();
    await die({ userId: NOBODY }, 'x');
    const answer = await post(path, body);
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid_input' }]);
    expect(await ada.call(listFailedMessages, {})).toHaveLength(1);
    expect(await ada.call(listDeadJobs, {})).toHaveLength(1);
  });

  it.each(['/api/admin/deliveries?after=xyz', '/api/admin/dead-jobs?after=MTpub3Bl'])(
    'is refused: %s',
    async (path) => {
      const answer = await ada.fetch(path);
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid_input' }]);
    },
  );

  it('is refused to non-admins, who learn nothing', async () => {
    await fail();
    const answer = await site.fetch('/api/admin/deliveries');
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('example.com');
  });
});
