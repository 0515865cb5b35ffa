import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { openBackup } from '#server/platform/backup/open-backup.ts';
import { loadBackup } from '#server/platform/backup/load-backup.ts';
import { makeBackup } from '#server/platform/backup/make-backup.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { aCustomer, aProfessional, LEAKING_TAP, type Customer } from '#tests/support/people.ts';
import { QUEUES } from './queues.ts';

const NIGHTS = Number(process.env['NEARHAND_BACKUP_NIGHTS'] ?? 15);

let site: StartedApp;
let other: FreshDatabase;
let folder: string;
let mia: Customer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nearhand-nights-'));
  [site, other] = await Promise.all([
    startApp({ worker: true, env: { RATE_LIMITS: 'off' } }),
    freshDatabase(),
  ]);
  await installJobs(other.connection, QUEUES);
  mia = await aCustomer(site, 'Mia');
  await aProfessional(site, 'Ann');
});
afterAll(async () => {
  await Promise.all([site.stop(), other.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** A backup, made at any moment of the jobs, restored into the other database. */
async function night(number: number): Promise<void> {
  const [{ path, manifest }] = await Promise.all([
    makeBackup({
      connection: site.database.connection,
      folder,
      files: null,
      now: new Date(Date.UTC(2026, 0, number)),
      signal: new AbortController().signal,
      onProgress: () => {},
    }),
    mia.call(submitRequest, {
      body: { ...LEAKING_TAP, description: `The tap of night ${number} is leaking` },
    }),
  ]);
  const backup = await openBackup(path, { passphrases: [], identities: [] });
  await loadBackup({ connection: other.connection, backup, onProgress: () => {} });
  rmSync(path, { recursive: true });
  for (const { name, rows } of manifest.tables.filter(({ schema }) => schema === 'public')) {
    const { rows: counted } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(name)}`.execute(other.db);
    if (counted[0]?.rows !== rows) throw new Error(`${name} came back with other rows`);
  }
}

/** How many requests were restored. */
async function requestsOf({ db }: FreshDatabase): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from requests`.execute(
    db,
  );
  return rows[0]?.rows ?? 0;
}

it(`of ${NIGHTS} nights each leaves a backup that comes back, while the jobs run`, async () => {
  for (let number = 1; number <= NIGHTS; number += 1) {
    // The job pg-boss sends to itself whenever a timer is due.
    await sql`insert into pgboss.job (name, start_after)
      values ('__pgboss__send-it', now() + interval '1 day')`.execute(site.platform.db);
    await night(number);
  }
  // The one of last night may have come too late for its backup.
  expect(await requestsOf(other)).toBeGreaterThanOrEqual(NIGHTS - 1);
}, 600_000);
