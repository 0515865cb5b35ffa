import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADA, startAdminsSite, type AdminsSite } from '#tests/support/admins-site.ts';

let site: AdminsSite;
beforeEach(async () => {
  site = await startAdminsSite();
});
afterEach(() => site.drop());

it('shows what was done and tried, newest first', async () => {
  const { email, password } = ADA;
  const browser = site.browser();
  await browser.post('/api/admin/auth', { email, password: 'wrong' });
  await browser.post('/api/admin/auth', { email, password });
  const { body } = await browser.get('/api/admin/audit');
  expect(
    body.map(({ action, address }: { action: string; address: string }) => [action, address]),
  ).toEqual([
    ['signed_in', '203.0.113.1'],
    ['sign_in_refused', '203.0.113.1'],
    ['created', 'command'],
  ]);
  const before = await browser.get(`/api/admin/audit?before=${body[1].id}`);
  expect(before.body).toEqual([body[2]]);
  expect(JSON.stringify(body)).not.toContain('wrong');
});

it.each([
  'update admin_audit set action = $$x$$',
  'delete from admin_audit',
  'truncate admin_audit',
])('refuses to %s', async (statement) => {
  await expect(sql.raw(statement).execute(site.db)).rejects.toThrow(/only ever added/);
});
