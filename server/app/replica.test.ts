import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startReplicated, type Replicated } from '#tests/support/database/standby.ts';
import { openReplica } from '#server/platform/database/replica/replica.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { memoryLog } from '#tests/support/log.ts';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { examine } from './doctor/doctor.ts';

/** Only a failing test waits so long. */
const waiting = { timeout: 40_000, interval: 50 };

let database: Replicated;
let panel: Panel;
let ann: Professional;
let bob: Professional;
beforeAll(async () => {
  database = await startReplicated();
  panel = await startPanel({
    env: { RATE_LIMITS: 'off', DATABASE_REPLICA_URL: database.standby.url },
    beside: { database: database.primary, time: { ahead: 0 } },
  });
  ann = await aProfessional(panel.site, 'Ann Roy');
  bob = await aProfessional(panel.site, 'Bob Hill');
  await update(ann, { listed_at: new Date() });
  await vi.waitUntil(async () => (await read(PAGE)).includes('Ann Roy'), waiting);
  await vi.waitUntil(
    async () => (await metric('nearhand_replica_used{replica="1"}')) === 1,
    waiting,
  );
});
afterEach(() => database.standby.follow(true));
afterAll(async () => {
  await panel.site.stop();
  await database.end();
});

const update = ({ professionalId }: Professional, set: object) =>
  database.primary.db
    .updateTable('professionals')
    .set(set)
    .where('id', '=', professionalId)
    .execute();

const read = async (path: string, cookie?: string) => {
  const headers = cookie === undefined ? {} : { cookie };
  return (await fetch(panel.site.url + path, { headers })).text();
};

const PAGE = '/en/plumbers/montreal-quebec';
const shows = (name: string) => expect.poll(() => read(PAGE), waiting).toContain(name);

async function metric(name: string): Promise<number | undefined> {
  const line = (await read('/metrics')).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
}

const readsBy = (by: string) => metric(`nearhand_replica_reads{by="${by}"}`);

const doctor = async () => {
  const found = [];
  for await (const one of examine(panel.site.platform, 'en', ['database'])) found.push(one);
  return found.find(({ what }) => what === 'Replica');
};

/** A search of the panel for a name. */
const search = async (name: string) => {
  const { body } = await panel.ask('GET', `/api/admin/professionals?q=${name}`);
  return (body as { name: string }[]).map((one) => one.name);
};

test('visitors read the standby, and whoever is signed in sees what they have just changed', async () => {
  const before = await readsBy('standby');
  await database.standby.follow(false);
  await update(ann, { name: 'Ann Changed' });
  await shows('Ann Roy');
  expect(await read(PAGE, 'sid=of-ann')).toContain('Ann Changed');
  expect(await readsBy('standby')).toBeGreaterThan(before!);
  await database.standby.follow(true);
  await shows('Ann Changed');
});

test('a search of the panel reads the standby, unless the admin has just acted', async () => {
  panel.site.time.ahead += 60_000;
  await database.standby.follow(false);
  await update(ann, { name: 'Zoe Renamed' });
  await expect.poll(() => search('Renamed'), waiting).toEqual([]);
  const path = `/api/admin/professionals/${bob.professionalId}/suspension`;
  const { status } = await panel.ask('POST', path, { reason: 'A complaint by phone' });
  expect(status).toBe(204);
  expect(await search('Renamed')).toEqual(['Zoe Renamed']);
});

test('a standby that is behind is not read from, until it has caught up', async () => {
  await database.standby.follow(false);
  await update(ann, { name: 'Ann Later' });
  await expect.poll(() => read('/readyz'), waiting).toContain('limited: no replica');
  expect(await read(PAGE)).toContain('Ann Later');
  expect(await doctor()).toMatchObject({ ok: 'warning', note: expect.stringContaining('behind') });
  await database.standby.follow(true);
  await expect.poll(() => read('/readyz'), waiting).toBe('ready\n');
  expect(await doctor()).toMatchObject({ ok: 'ok' });
});

test('where the standby is gone the primary answers, and the log says so', async () => {
  await database.standby.stop();
  expect(await read(PAGE)).toContain('Ann Later');
  await expect.poll(() => read('/readyz'), waiting).toContain('limited: no replica');
  expect(await metric('nearhand_replica_used{replica="1"}')).toBe(0);
  expect(panel.site.log.lines).toContainEqual(
    expect.objectContaining({ message: 'a database replica is not read from' }),
  );
  await database.standby.start();
  await expect.poll(() => read('/readyz'), waiting).toBe('ready\n');
});

test('nothing can be written where a standby answers', async () => {
  const { replica } = panel.site.platform;
  const writing = replica.read((db) => sql`delete from professionals`.execute(db));
  await expect(writing).rejects.toThrow('read-only transaction');
});

test('of all members of a cluster the one that takes writes is left out', async () => {
  const { db, connection } = database.primary;
  const urls = [urlOf(connection), database.standby.url];
  const replica = openReplica({ primary: db, urls, log: memoryLog() });
  await expect
    .poll(async () => {
      await replica.check();
      return replica.states().map(({ fault }) => fault);
    }, waiting)
    .toEqual(['primary', undefined]);
  await replica.stop();
});
