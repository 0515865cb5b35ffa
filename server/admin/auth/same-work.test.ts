import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter.ts';
import {
  ADA,
  PRODUCTION,
  startAdminsSite,
  type AdminsSite,
} from '#tests/support/admin/admins-site.ts';
import { StatementLog } from '#tests/support/database/statement-log.ts';
import { DEMO_ADMIN, ensureDemoAdmin } from '../admin.ts';

// A timing difference would disclose who is an admin: the work is counted, not the time.
const log = new StatementLog();
let site: AdminsSite;
beforeAll(async () => {
  const secret = { SESSION_SECRET: 'a secret for tests that is long enough' };
  site = await startAdminsSite({ ...PRODUCTION, ...secret }, log.watch);
  await ensureDemoAdmin(site);
});
afterAll(() => site.drop());
beforeEach(() => site.db.deleteFrom('rate_limits').execute());

async function workFor(email: string) {
  const hashed = vi.spyOn(ConcurrencyLimiter.prototype, 'run').mockClear();
  log.take();
  const { status } = await site.browser().post('/api/admin/auth', { email, password: 'wrong' });
  return { status, statements: log.take(), hashes: hashed.mock.calls.length };
}

it('refusing an admin, the sample one and an unknown address takes the same work', async () => {
  const known = await workFor(ADA.email);
  expect(known).toMatchObject({ status: 401, hashes: 1 });
  expect(known.statements.length).toBeGreaterThan(3);
  expect(await workFor('nobody@example.test')).toEqual(known);
  expect(await workFor(DEMO_ADMIN.email)).toEqual(known);
});

it('the refusal of an admin is in the audit log, and that of an unknown address is not', async () => {
  await workFor(ADA.email);
  await workFor('nobody@example.test');
  const rows = await site.db
    .selectFrom('admin_audit')
    .select('admin_email')
    .where('action', '=', 'sign_in_refused')
    .execute();
  expect(new Set(rows.map((row) => row.admin_email))).toEqual(new Set([ADA.email]));
});
