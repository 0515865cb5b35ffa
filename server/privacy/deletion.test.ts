import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whoAmI } from '#contract/accounts/accounts.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { planDeletion, readDeletion, undoDeletion } from '#contract/accounts/privacy.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { getSubscription } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { withFaults } from '#tests/support/payments/faulty-stripe.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  nobody,
  northOf,
  MONTREAL,
  type Customer,
} from '#tests/support/people.ts';
import { subscribeByCard } from '#tests/support/payments/paying.ts';
import { eraseDueAccounts } from './privacy.ts';

const DAY = 86_400;

let app: StartedApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const plan = (person: Pick<Customer, 'call'>) =>
  person.call(planDeletion, { body: { confirm: true } });
const rowOf = (id: string) =>
  app.platform.db
    .selectFrom('professionals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a customer who schedules deletion', () => {
  it('is shown its effects, when, and how to undo it', async () => {
    const ana = await aCustomer(app, 'Ana');
    await ana.call(submitRequest, { body: LEAKING_TAP });
    expect(await ana.call(readDeletion)).toEqual({
      dueAt: null,
      consequences: { openRequests: 1, openLeads: 0, hasPlan: false },
    });
    const { dueAt, letterBy } = await plan(ana);
    expect(letterBy).toBe('email');
    const days = (Date.parse(dueAt ?? '') - app.platform.clock.now().getTime()) / (DAY * 1000);
    expect(days).toBeCloseTo(7, 2);
    expect((await ana.call(whoAmI)).user.deletionDueAt).toBe(dueAt);
    const letter = (await lettersOf(app)).find(({ kind }) => kind === 'accountDeletion');
    expect(letter).toMatchObject({ recipient: ana.email, language: 'fr' });
    expect(letter?.text).toContain('/account?');
  });

  it('is not shown a letter where none is sent', async () => {
    const ana = await aCustomer(app, 'Ana');
    const unproven = { email_proven_at: null };
    await app.platform.db.updateTable('users').set(unproven).where('id', '=', ana.id).execute();
    expect((await ana.ask('POST', '/api/account/deletion', { confirm: true })).body).toMatchObject({
      dueAt: expect.any(String),
      letterBy: null,
    });
    expect(await lettersOf(app)).toEqual([]);
  });

  it('cancels open requests and notifies those contacted, idempotent', async () => {
    const bo = await aProfessional(app, 'Bo');
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    await app.drainJobs();
    const [first] = [await plan(ana), await app.advance(60), await app.drainJobs()];
    expect(await plan(ana)).toEqual({ ...first, letterBy: null });
    await app.drainJobs();
    expect((await ana.call(getOwnRequest, { params: { id } })).status).toBe('cancelled');
    const kinds = (await lettersOf(app)).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(kinds.filter((kind) => kind === `accountDeletion ${ana.email}`)).toHaveLength(1);
    const closed = await app.platform.db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', bo.id)
      .where('kind', '=', 'leadClosed')
      .execute();
    expect(closed).toHaveLength(1);
  });

  it('may change their mind, also on the seventh day', async () => {
    const ana = await aCustomer(app, 'Ana');
    await plan(ana);
    await app.advance(7 * DAY - 60);
    await eraseDueAccounts(app.platform);
    expect(await ana.call(undoDeletion)).toMatchObject({ dueAt: null });
    expect(await ana.call(undoDeletion)).toMatchObject({ dueAt: null });
    await app.advance(2 * DAY);
    await eraseDueAccounts(app.platform);
    expect((await ana.call(whoAmI)).user.name).toBe('Ana');
    const letters = (await lettersOf(app)).filter(({ kind }) => kind === 'accountDeletion');
    expect(letters).toHaveLength(2);
  });

  it('is erased on the eighth day, and the address is free', async () => {
    const ana = await aCustomer(app, 'Ana');
    await plan(ana);
    await app.advance(7 * DAY + 60);
    await app.drainJobs();
    expect((await ana.ask('GET', '/api/auth/me')).status).toBe(401);
    const again = await aCustomer(app, 'Ana again', { email: ana.email });
    expect(again.id).not.toBe(ana.id);
  });
});

describe('a professional who schedules deletion', () => {
  it('loses active leads to replacements, and the customer is notified', async () => {
    const bo = await aProfessional(app, 'Bo');
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    const params = { id: await leadOf(bo) };
    await bo.call(respondToLead, { params, body: { status: 'accepted' } });
    await app.drainJobs();
    const next = await aProfessional(app, 'Cleo', { near: northOf(MONTREAL, 2) });
    expect((await bo.call(readDeletion)).consequences.openLeads).toBe(1);
    await plan(bo);
    await app.drainJobs();
    const { leads, status } = await ana.call(getOwnRequest, { params: { id } });
    expect(leads.map((lead) => [lead.professional.name, lead.status])).toEqual([
      ['Bo', 'withdrawn'],
      ['Cleo', 'pending'],
    ]);
    expect(status).toBe('sent');
    expect(await leadOf(next)).toBeTruthy();
  });

  it.each([true, false])('is hidden, and undoing restores active = %s', async (active) => {
    const bo = await aProfessional(app, 'Bo', { active });
    const before = await rowOf(bo.professionalId);
    await plan(bo);
    await plan(bo);
    expect(await rowOf(bo.professionalId)).toMatchObject({ active: false, contactable: false });
    const path = `/api/professionals/${bo.professionalId}`;
    expect((await nobody(app).ask('GET', path)).status).toBe(404);
    await bo.call(undoDeletion);
    expect(await rowOf(bo.professionalId)).toEqual(before);
  });

  it('is not charged again; undoing renews, and erasing ends it at Stripe at once', async () => {
    const bo = await aProfessional(app, 'Bo');
    await subscribeByCard(app, bo);
    const standing = async () => (await bo.call(getSubscription)).standing;
    await plan(bo);
    await app.drainJobs();
    expect(await standing()).toBe('ending');
    await bo.call(undoDeletion);
    await app.drainJobs();
    expect(await standing()).toBe('trialing');
    await plan(bo);
    await app.advance(7 * DAY + 60);
    await eraseDueAccounts(app.platform);
    await app.drainJobs();
    const row = await subscriptionOf(bo.professionalId);
    const stripe = await app.platform.stripe!.loadClient();
    const atStripe = await stripe.subscriptions.retrieve(row.stripe_subscription_id ?? '');
    expect(atStripe.status).toBe('canceled');
    expect(row).toMatchObject({ status: 'canceled', card_last4: null });
  });

  it('keeps a cancellation they had made themselves when they stay', async () => {
    const bo = await aProfessional(app, 'Bo');
    await subscribeByCard(app, bo);
    await bo.ask('POST', '/api/professional/cancel-subscription', {});
    const before = (await bo.call(getSubscription)).standing;
    await plan(bo);
    await app.drainJobs();
    await bo.call(undoDeletion);
    await app.drainJobs();
    expect([before, (await bo.call(getSubscription)).standing]).toEqual(['ending', 'ending']);
  });

  it('is cancelled at Stripe later where Stripe is unavailable', async () => {
    const bo = await aProfessional(app, 'Bo');
    await subscribeByCard(app, bo);
    const faults = await withFaults(app);
    faults.break('refused');
    await plan(bo);
    await app.drainJobs({ failuresExpected: true });
    faults.break(undefined);
    await app.advance(3600);
    await app.drainJobs();
    expect((await bo.call(getSubscription)).standing).toBe('ending');
    await faults.close();
  });
});

describe('refused', () => {
  it('is scheduling without a fresh proof of identity, and nothing changes', async () => {
    const ana = await aCustomer(app, 'Ana');
    await app.advance(11 * 60);
    const answer = await ana.ask('POST', '/api/account/deletion', { confirm: true });
    expect([answer.status, answer.body.code]).toEqual([403, 'reauth_required']);
    expect((await ana.call(readDeletion)).dueAt).toBeNull();
  });

  it('is an unknown field, with a clear error', async () => {
    const ana = await aCustomer(app, 'Ana');
    const answer = await ana.ask('POST', '/api/account/deletion', { confirm: true, userId: 'x' });
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input']);
    expect((await ana.call(readDeletion)).dueAt).toBeNull();
  });

  it.each(['GET', 'POST', 'DELETE'])('is %s without a session', async (method) => {
    expect((await nobody(app).ask(method, '/api/account/deletion')).status).toBe(401);
  });
});

function subscriptionOf(professionalId: string) {
  return app.platform.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('professional_id', '=', professionalId)
    .executeTakeFirstOrThrow();
}
