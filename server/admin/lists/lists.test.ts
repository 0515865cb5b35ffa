import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { aCustomer, aProfessional, LEAKING_TAP, nobody } from '#tests/support/people.ts';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';

const LISTS = ['users', 'professionals', 'requests', 'feedback', 'subscriptions'];

let panel: Panel;
let ana: Awaited<ReturnType<typeof aCustomer>>;
let paul: Awaited<ReturnType<typeof aProfessional>>;
beforeAll(async () => {
  panel = await startPanel();
  const { site } = panel;
  ana = await aCustomer(site, 'Ana Alvarez', { phone: '+15145550143' });
  paul = await aProfessional(site, 'Paul Plombier', { plan: 'premium', rating: 4.5, reviews: 2 });
  await ana.call(submitRequest, { body: LEAKING_TAP });
});
afterAll(() => panel.site.stop());

const ask = (path: string) => panel.ask('GET', `/api/admin/${path}`);
const namesOf = async (path: string) =>
  ((await ask(path)).body as { name: string }[]).map(({ name }) => name);
const logged = () =>
  panel.site.platform.db
    .selectFrom('admin_audit')
    .select(['action', 'target', 'after'])
    .orderBy('id')
    .execute();

describe('the users', () => {
  it('are accounts and admins, newest first, and no action is allowed on admins', async () => {
    const { body } = await ask('users');
    expect(body).toEqual([
      expect.objectContaining({
        name: 'Paul Plombier',
        role: 'professional',
        professionalId: paul.professionalId,
      }),
      expect.objectContaining({
        id: ana.id,
        name: 'Ana Alvarez',
        email: ana.email,
        phone: '+15145550143',
        role: 'customer',
        authProvider: 'email',
        state: 'active',
        allowedActions: ['delete', 'suspend', 'endSessions'],
      }),
      expect.objectContaining({ email: panel.admin.email, role: 'admin', allowedActions: [] }),
    ]);
  });

  it.each([
    ['role=admin', ['Olga Operator']],
    ['role=customer', ['Ana Alvarez']],
    ['authProvider=gmail', []],
    ['state=suspended', []],
    ['role=admin&state=leaving', []],
    ['sort=name', ['Ana Alvarez', 'Olga Operator', 'Paul Plombier']],
    ['to=2020-01-01', []],
  ])('are filtered and sorted by %s', async (query, names) => {
    expect(await namesOf(`users?${query}`)).toEqual(names);
  });
});

describe('the professionals', () => {
  it('say their state', async () => {
    const { body } = await ask('professionals');
    expect(body).toEqual([
      expect.objectContaining({
        id: paul.professionalId,
        userId: paul.id,
        email: paul.email,
        profession: 'plumber',
        subscriptionStatus: 'active',
        planId: 'premium',
        state: 'active',
        rating: 4.5,
        reviewCount: 2,
        papersToCheck: false,
        allowedActions: ['delete', 'suspend'],
      }),
    ]);
  });

  it.each([
    ['profession=plumber', 1],
    ['profession=painter', 0],
    ['planId=premium', 1],
    ['planId=free', 0],
    ['state=active', 1],
    ['state=paused', 0],
    ['state=unclaimed', 0],
    ['papersToCheck=true', 0],
  ])('are filtered by %s', async (query, count) => {
    expect((await ask(`professionals?${query}`)).body).toHaveLength(count);
  });
});

describe('the requests', () => {
  it('say their customer and how many were contacted', async () => {
    const { body } = await ask('requests');
    expect(body).toEqual([
      expect.objectContaining({
        profession: 'plumber',
        status: 'sent',
        customerId: ana.id,
        customerName: 'Ana Alvarez',
        professionalId: null,
        contacted: 1,
        accepted: 0,
        allowedActions: ['cancel', 'assign', 'delete'],
      }),
    ]);
  });

  it('count as unanswered after a day', async () => {
    expect((await ask('requests?unanswered=true')).body).toEqual([]);
    const created_at = new Date(Date.now() - 25 * 3_600_000);
    await panel.site.platform.db.updateTable('requests').set({ created_at }).execute();
    expect((await ask('requests?unanswered=true')).body).toHaveLength(1);
  });

  it.each([
    ['status=sent', 1],
    ['status=completed', 0],
    ['profession=painter', 0],
    ['urgency=Not%20urgent%20(within%20a%20week)', 0],
    ['customerId=018f2b3c-0000-7000-8000-000000000001', 0],
  ])('are filtered by %s', async (query, count) => {
    expect((await ask(`requests?${query}`)).body).toHaveLength(count);
  });
});

describe('the audit log', () => {
  it('holds who read which list, and not the search text', async () => {
    await ask('users?q=secret%20words&sort=name');
    const last = (await logged()).at(-1);
    expect(last).toEqual({
      action: 'read',
      target: 'users',
      after: { soughtLetters: 12, sort: 'name', rows: 0 },
    });
  });
});

describe('invalid input', () => {
  it.each(
    LISTS.flatMap((list) =>
      ['sort=password', 'order=up', 'limit=0', 'limit=101', `q=${'x'.repeat(101)}`].map(
        (query) => `${list}?${query}`,
      ),
    ),
  )('is refused: %s', async (path) => {
    const before = await logged();
    const { status, body } = await ask(path);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_input' });
    expect(await logged()).toEqual(before);
  });

  it.each([
    'users?role=owner',
    'users?from=2026-02-30',
    'requests?customerId=1',
    'feedback?rating=6',
  ])('is refused: %s', async (path) => {
    expect((await ask(path)).status).toBe(422);
  });
});

describe('a non-admin', () => {
  it.each(LISTS)('sees nothing of the %s', async (list) => {
    const path = `/api/admin/${list}`;
    expect((await nobody(panel.site).ask('GET', path)).status).toBe(401);
    expect((await ana.ask('GET', path)).status).toBe(403);
    expect((await ana.ask('GET', `${path}?adminEmail=${panel.admin.email}`)).status).toBe(403);
    expect((await panel.ask('GET', `${path}?adminEmail=x@y.test`)).status).toBe(403);
  });
});
