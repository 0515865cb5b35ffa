import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listReviews } from '#contract/requests/reviews.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { getSubscription } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { aCompletedJob } from '#tests/support/completed-job.ts';
import { anUnclaimed, invite } from '#tests/support/invitations.ts';
import { aCustomer, aProfessional, LEAKING_TAP, leadOf, nobody } from '#tests/support/people.ts';
import { subscribeByCard } from '#tests/support/payments/paying.ts';
import { patiently } from '#tests/support/patience.ts';

let app: StartedApp;
let grace: AdminAtWork;
beforeEach(async () => {
  app = await startApp();
  grace = await anAdminAtWork(app);
});
afterEach(() => app.stop());

const deleteUser = ({ id }: { id: string }) => grace.ask('DELETE', `/users/${id}`);
const deletePro = (id: string) => grace.ask('DELETE', `/professionals/${id}`);
const codeOf = ({ status, body }: { status: number; body: { code: string } | null }) =>
  body ? `${status} ${body.code}` : `${status}`;

describe('deleting a customer', () => {
  it('previews its effects', async () => {
    const bo = await aProfessional(app, 'Bo');
    const ana = await aCustomer(app, 'Ana');
    await ana.call(submitRequest, { body: LEAKING_TAP });
    const foreseen = await grace.ask('GET', `/deletions/user/${ana.id}`);
    expect(foreseen.body).toEqual({
      name: 'Ana',
      openRequests: 1,
      openLeads: 0,
      hasPlan: false,
      sessions: 1,
      reviewsKept: 0,
      conversations: 0,
    });
    const ofBo = await grace.ask('GET', `/deletions/professional/${bo.professionalId}`);
    expect(ofBo.body).toMatchObject({ name: 'Bo', openLeads: 1 });
  });

  it('previews its effects on a request', async () => {
    await aProfessional(app, 'Bo');
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    const { status, body } = await grace.ask('GET', `/deletions/request/${id}`);
    expect([status, body]).toMatchObject([200, { name: 'plumber', openRequests: 1, openLeads: 1 }]);
    const absent = await grace.ask('GET', `/deletions/request/${crypto.randomUUID()}`);
    expect(codeOf(absent)).toBe('404 not_found');
  });

  it('ends sessions and streams, cancels, notifies the professionals contacted, and leaves no name', async () => {
    const bo = await aProfessional(app, 'Bo');
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    await app.drainJobs();
    const stream = await ana.fetch('/api/events');
    const ended = stream.body?.pipeTo(new WritableStream()).then(() => true);
    expect(codeOf(await deleteUser(ana))).toBe('204');
    expect(await vi.waitFor(() => ended, patiently)).toBe(true);
    expect((await ana.ask('GET', '/api/auth/me')).status).toBe(401);
    await app.drainJobs();
    const { db } = app.platform;
    const account = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ email: null, suspended_at: null, deletion_due_at: null });
    expect(account.erased_at).not.toBeNull();
    const request = await db
      .selectFrom('requests')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(request.status).toBe('cancelled');
    const notices = await db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', bo.id)
      .where('kind', '=', 'leadClosed')
      .execute();
    expect(notices).toHaveLength(1);
    const erasure = await db.selectFrom('erasures').selectAll().executeTakeFirstOrThrow();
    expect(erasure).toMatchObject({ user_id: ana.id, asked_by: 'operator' });
  });

  it('keeps the rating of what they wrote, without their name', async () => {
    const bo = await aProfessional(app, 'Bo');
    const ana = await aCustomer(app, 'Ana');
    const { requestId } = await aCompletedJob(ana, bo);
    const review = { serviceRequestId: requestId, rating: 5, comment: 'Quick and clean' };
    expect((await ana.ask('POST', '/api/user/feedback', review)).status).toBe(201);
    await deleteUser(ana);
    const { reviews } = await nobody(app).call(listReviews, { params: { id: bo.professionalId } });
    expect(reviews).toMatchObject([{ rating: 5 }]);
    expect(JSON.stringify(reviews)).not.toContain('Ana');
  });

  it('is done once and audited once, with ids and figures, also where two do it at once', async () => {
    const ana = await aCustomer(app, 'Ana');
    const both = await Promise.all([deleteUser(ana), deleteUser(ana)]);
    expect(both.map(codeOf).toSorted()).toEqual(['204', '404 not_found']);
    expect(codeOf(await deleteUser(ana))).toBe('404 not_found');
    const deeds = await grace.deeds('deleted');
    expect(deeds).toMatchObject([{ target_kind: 'user', target: ana.id, before: { sessions: 1 } }]);
    expect(JSON.stringify(deeds)).not.toMatch(/Ana|example\.test/);
  });

  it('is finished by a job where the server crashed in the middle', async () => {
    const ana = await aCustomer(app, 'Ana');
    const at = app.platform.clock.now();
    await app.platform.db.transaction().execute(async (tx) => {
      const { closeForErasure } = await import('#server/accounts/accounts.ts');
      await closeForErasure(tx, ana.id, at);
      const due = { userId: ana.id, askedBy: 'operator' } as const;
      await app.platform.jobs.send(tx, 'erase-account', due, { afterSeconds: 60 });
    });
    expect(codeOf(await deleteUser(ana))).toBe('404 not_found');
    await app.advance(61);
    await app.drainJobs();
    const erasure = await app.platform.db.selectFrom('erasures').selectAll().execute();
    expect(erasure).toMatchObject([{ user_id: ana.id, asked_by: 'operator' }]);
  });
});

describe('deleting a professional', () => {
  it('with an account deletes that too; the plan ends, replacements are contacted', async () => {
    const bo = await aProfessional(app, 'Bo');
    await subscribeByCard(app, bo);
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    expect((await bo.call(getSubscription)).standing).toBe('trialing');
    await aProfessional(app, 'Cleo', { km: 2 });
    expect(codeOf(await deletePro(bo.professionalId))).toBe('204');
    await app.drainJobs();
    expect((await bo.ask('GET', '/api/auth/me')).status).toBe(401);
    const path = `/api/professionals/${bo.professionalId}`;
    expect((await nobody(app).ask('GET', path)).status).toBe(404);
    const { leads } = await ana.call(getOwnRequest, { params: { id } });
    expect(leads.map((lead) => lead.status)).toEqual(['withdrawn', 'pending']);
    const { status } = await app.platform.db
      .selectFrom('subscriptions')
      .select('status')
      .where('professional_id', '=', bo.professionalId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('canceled');
    expect(codeOf(await deletePro(bo.professionalId))).toBe('404 not_found');
  });

  it('without an account leaves no record, no lead and no working link', async () => {
    const una = await anUnclaimed(app, 'Una');
    const ana = await aCustomer(app, 'Ana');
    const { id, leads } = await ana.call(submitRequest, { body: LEAKING_TAP });
    expect(leads).toHaveLength(1);
    const { token } = await invite(app, una);
    const cleo = await aProfessional(app, 'Cleo', { km: 2, active: false });
    await app.platform.db
      .updateTable('professionals')
      .set({ active: true })
      .where('id', '=', cleo.professionalId)
      .execute();
    const both = await Promise.all([deletePro(una.id), deletePro(una.id)]);
    expect(both.map(codeOf).toSorted()).toEqual(['204', '404 not_found']);
    await app.drainJobs();
    const left = await app.platform.db
      .selectFrom('professionals')
      .select('id')
      .where('id', '=', una.id)
      .execute();
    expect(left).toEqual([]);
    const link = await nobody(app).ask('GET', `/api/professionals/onboard/${token}`);
    expect(link.status).toBe(404);
    expect(await leadOf(cleo)).toBeTruthy();
    expect((await ana.call(getOwnRequest, { params: { id } })).status).toBe('sent');
  });
});

describe('refused', () => {
  it('is deleting an admin, an unknown person, and an invalid id', async () => {
    expect(codeOf(await deleteUser(grace))).toBe('403 not_yours');
    expect(codeOf(await deleteUser({ id: crypto.randomUUID() }))).toBe('404 not_found');
    expect(codeOf(await deletePro(crypto.randomUUID()))).toBe('404 not_found');
    expect(codeOf(await deleteUser({ id: 'x' }))).toBe('422 invalid_input');
    expect(codeOf(await grace.ask('GET', `/deletions/user/${grace.id}`))).toBe('403 not_yours');
    expect(await grace.deeds('deleted')).toEqual([]);
  });

  it('is deleting by people, and without a session; all stay', async () => {
    const bo = await aProfessional(app, 'Bo');
    const paths = [`/api/admin/users/${bo.id}`, `/api/admin/professionals/${bo.professionalId}`];
    for (const path of paths) {
      expect(codeOf(await bo.ask('DELETE', path))).toMatch(/^403/);
      expect(codeOf(await nobody(app).ask('DELETE', path))).toMatch(/^401/);
    }
    expect((await bo.ask('GET', '/api/auth/me')).status).toBe(200);
  });
});
