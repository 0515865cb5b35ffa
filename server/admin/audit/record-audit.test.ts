import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from './record-audit.ts';
import { ADA, startAdminsSite, type AdminsSite } from '#tests/support/admin/admins-site.ts';

let site: AdminsSite;
beforeEach(async () => {
  site = await startAdminsSite();
});
afterEach(() => site.drop());

async function signedIn() {
  const { email, password } = ADA;
  const browser = site.browser();
  await browser.post('/api/admin/auth', { email, password });
  return browser;
}

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

describe('of all that was done, the audit log finds', () => {
  const bob = {
    id: '018f2b3c-0000-7000-8000-0000000000b0',
    email: 'bob@example.test',
    address: 'x',
  };
  const deeds = [
    { action: 'read', target: { kind: 'list', id: 'users' } },
    {
      action: 'suspended',
      target: { kind: 'user', id: 'u1' },
      reason: 'Spam',
      after: { state: 'suspended' },
    },
    { action: 'cancelled', target: { kind: 'request', id: 'r1' } },
  ] as const;

  it.each([
    ['by=BOB@example.test&reads=true', ['cancelled', 'suspended', 'read']],
    ['by=bob@example.test', ['cancelled', 'suspended']],
    ['by=bob@example.test&action=read', ['read']],
    ['by=nobody@example.test', []],
    ['action=suspended', ['suspended']],
    ['targetKind=request', ['cancelled']],
    ['targetKind=user&target=u1', ['suspended']],
    ['target=u2', []],
    ['reads=false&by=bob@example.test', ['cancelled', 'suspended']],
    ['from=2026-11-20&to=2026-11-20&action=cancelled', ['cancelled']],
    ['to=2026-11-19', []],
  ])('%s', async (query, actions) => {
    for (const deed of deeds) await recordAudit(site.db, site, bob, deed);
    const { body } = await (await signedIn()).get(`/api/admin/audit?${query}`);
    expect(body.map(({ action }: { action: string }) => action)).toEqual(actions);
  });

  it.each(['action=DROP TABLE', 'targetKind=cat', 'before=1;2', 'reads=maybe', 'from=yesterday'])(
    'nothing where %s is asked',
    async (query) => {
      const { status } = await (await signedIn()).get(`/api/admin/audit?${query}`);
      expect(status).toBe(422);
    },
  );
});

it.each([
  'update admin_audit set action = $$x$$',
  'delete from admin_audit',
  'truncate admin_audit',
])('refuses to %s', async (statement) => {
  await expect(sql.raw(statement).execute(site.db)).rejects.toThrow(/only ever added/);
});
