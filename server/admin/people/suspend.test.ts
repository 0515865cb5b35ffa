import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { planDeletion } from '#contract/accounts/privacy.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, ask, invite } from '#tests/support/invitations.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { patiently } from '#tests/support/patience.ts';

const WHY = { reason: 'Insults people' };

let app: StartedApp;
let grace: AdminAtWork;
beforeEach(async () => {
  app = await startApp();
  grace = await anAdminAtWork(app);
});
afterEach(() => app.stop());

const suspendUser = ({ id }: { id: string }, body: unknown = WHY) =>
  grace.ask('POST', `/users/${id}/suspension`, body);
const suspendPro = (id: string) => grace.ask('POST', `/professionals/${id}/suspension`, WHY);
const rowOf = (id: string) =>
  app.platform.db
    .selectFrom('professionals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const statusOfLead = async (id: string) =>
  (
    await app.platform.db
      .selectFrom('leads')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('a suspended customer', () => {
  it('is signed out at once on every page, and their requests are cancelled', async () => {
    const bo = await aProfessional(app, 'Bo');
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    const stream = await openStream(ana);
    expect((await suspendUser(ana)).status).toBe(204);
    expect((await ana.ask('GET', '/api/auth/me')).status).toBe(401);
    await vi.waitFor(() => expect(stream.ended).toBe(true), patiently);
    const request = await app.platform.db
      .selectFrom('requests')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(request.status).toBe('cancelled');
    expect(await statusOfLead(await leadOf(bo))).toBe('withdrawn');
  });

  it('is shown that by every kind of sign-in, and only after authentication', async () => {
    const ana = await aCustomer(app, 'Ana');
    const password = 'a long enough one';
    const password_hash = await hashPassword(password);
    const { db } = app.platform;
    await db.updateTable('users').set({ password_hash }).where('id', '=', ana.id).execute();
    await suspendUser(ana);
    const door = nobody(app);
    const { email } = ana;
    const right = await door.ask('POST', '/api/auth/sign-in', { email, password });
    expect([right.status, right.body.code]).toEqual([403, 'account_suspended']);
    const wrong = await door.ask('POST', '/api/auth/sign-in', { email, password: 'x' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials']);
    const asked = await door.ask('POST', '/api/auth/email/send-code', { email });
    const unknown = await nobody(app).ask('POST', '/api/auth/email/send-code', {
      email: 'nobody@example.test',
    });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    const byCode = await door.ask('POST', '/api/auth/email/verify-code', {
      email,
      code: await codeFor(email ?? ''),
    });
    expect([byCode.status, byCode.body.code]).toEqual([403, 'account_suspended']);
    await app.advance(61);
    await door.ask('POST', '/api/auth/password/send-code', { email });
    const reset = { email, code: await codeFor(email ?? ''), password: 'another long one' };
    const byReset = await door.ask('POST', '/api/auth/password/reset', reset);
    expect([byReset.status, byReset.body.code]).toEqual([403, 'account_suspended']);
    expect((await door.ask('GET', '/api/auth/me')).status).toBe(401);
  });

  it('signs in again once reinstated; what was cancelled stays cancelled', async () => {
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    await suspendUser(ana);
    expect((await grace.ask('POST', `/users/${ana.id}/reinstatement`, WHY)).status).toBe(204);
    const { email } = ana;
    const door = nobody(app);
    await door.ask('POST', '/api/auth/email/send-code', { email });
    const code = await codeFor(email ?? '');
    expect((await door.ask('POST', '/api/auth/email/verify-code', { email, code })).status).toBe(
      200,
    );
    expect((await door.call(getOwnRequest, { params: { id } })).status).toBe('cancelled');
  });

  it('is audited once, with the reason and the previous state', async () => {
    const ana = await aCustomer(app, 'Ana');
    await ana.call(submitRequest, { body: LEAKING_TAP });
    expect([(await suspendUser(ana)).status, (await suspendUser(ana)).status]).toEqual([204, 204]);
    expect(await grace.deeds('suspended')).toEqual([
      {
        action: 'suspended',
        target_kind: 'user',
        target: ana.id,
        reason: WHY.reason,
        before: expect.objectContaining({ suspended: false, openRequests: 1, sessions: 1 }),
        after: { suspended: true, userId: ana.id, professionalId: null },
      },
    ]);
  });
});

describe('a suspended professional', () => {
  it.each(['user', 'professional'])('is hidden and not contacted, by their %s', async (by) => {
    const bo = await aProfessional(app, 'Bo');
    const before = await rowOf(bo.professionalId);
    const path = `/api/professionals/${bo.professionalId}`;
    await (by === 'user' ? suspendUser(bo) : suspendPro(bo.professionalId));
    expect((await bo.ask('GET', '/api/auth/me')).status).toBe(401);
    expect((await nobody(app).ask('GET', path)).status).toBe(404);
    const ana = await aCustomer(app, 'Ana');
    const { leads } = await ana.call(submitRequest, { body: LEAKING_TAP });
    expect(leads).toEqual([]);
    await grace.ask('POST', `/professionals/${bo.professionalId}/reinstatement`, WHY);
    expect(await rowOf(bo.professionalId)).toEqual(before);
    expect((await nobody(app).ask('GET', path)).status).toBe(200);
    await app.drainJobs();
    expect(await statusOfLead(await leadOfRow(bo))).toBe('pending');
  });

  it('loses the active leads, and a replacement is contacted', async () => {
    const bo = await aProfessional(app, 'Bo');
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    const params = { id: await leadOf(bo) };
    await bo.call(respondToLead, { params, body: { status: 'accepted' } });
    await app.drainJobs();
    await aProfessional(app, 'Cleo', { km: 2 });
    await suspendPro(bo.professionalId);
    await app.drainJobs();
    const { leads } = await ana.call(getOwnRequest, { params: { id } });
    expect(leads.map((lead) => [lead.professional.name, lead.status])).toEqual([
      ['Bo', 'withdrawn'],
      ['Cleo', 'pending'],
    ]);
  });

  it('who was about to leave is shown again neither by changing their mind nor by being reinstated', async () => {
    const bo = await aProfessional(app, 'Bo');
    await bo.call(planDeletion, { body: { confirm: true } });
    await suspendUser(bo);
    await grace.ask('POST', `/users/${bo.id}/reinstatement`, WHY);
    expect(await rowOf(bo.professionalId)).toMatchObject({ active: false, leaving: true });
    const again = await signedInAgain(bo);
    await suspendedBehind(bo.professionalId);
    await again.ask('DELETE', '/api/account/deletion');
    expect(await rowOf(bo.professionalId)).toMatchObject({ active: false, leaving: false });
  });

  it('without an account is neither contacted, nor admitted by their personal link', async () => {
    const una = await anUnclaimed(app, 'Una');
    const { token } = await invite(app, una);
    await suspendPro(una.id);
    const record = await nobody(app).ask('GET', `/api/professionals/onboard/${token}`);
    expect(record.status).toBe(404);
    const ana = await aCustomer(app, 'Ana');
    const { leads } = await ana.call(submitRequest, { body: LEAKING_TAP });
    expect(leads).toEqual([]);
    await grace.ask('POST', `/professionals/${una.id}/reinstatement`, WHY);
    expect((await nobody(app).ask('GET', `/api/professionals/onboard/${token}`)).status).toBe(200);
  });

  it('loses the lead also where they accept in the same moment', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const bo = await aProfessional(app, 'Bo', { profession: 'painter', active: false });
        const ana = await aCustomer(app, `Ana ${n}`);
        const body = { ...LEAKING_TAP, profession: 'painter' } as const;
        const { id: requestId } = await ana.call(submitRequest, { body });
        return { bo, leadId: await ask(app, { id: bo.professionalId }, requestId) };
      }),
    );
    const answers = await Promise.all(
      pairs.flatMap(({ bo, leadId }) => [
        suspendPro(bo.professionalId),
        bo.ask('POST', `/api/service-request-professionals/${leadId}/respond`, {
          status: 'accepted',
        }),
      ]),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(20);
    await app.drainJobs();
    const ends = await Promise.all(pairs.map(({ leadId }) => statusOfLead(leadId)));
    expect(ends).toEqual(Array(20).fill('withdrawn'));
  });
});

describe('ending sessions', () => {
  it('signs a person out everywhere, who may sign in again', async () => {
    const ana = await aCustomer(app, 'Ana');
    expect((await grace.ask('POST', `/users/${ana.id}/sign-out`, WHY)).status).toBe(204);
    expect((await grace.ask('POST', `/users/${ana.id}/sign-out`, WHY)).status).toBe(204);
    expect((await ana.ask('GET', '/api/auth/me')).status).toBe(401);
    expect((await (await signedInAgain(ana)).ask('GET', '/api/auth/me')).status).toBe(200);
    expect(await grace.deeds('sessions_ended')).toMatchObject([
      { target: ana.id, before: { sessions: 1 }, after: { sessions: 0 } },
    ]);
  });
});

describe('refused', () => {
  it.each(['suspension', 'reinstatement', 'sign-out'])(
    'is the %s of an admin, of an unknown person, without a reason, and by a person',
    async (deed) => {
      const ana = await aCustomer(app, 'Ana');
      const at = (id: string, body: unknown = WHY) =>
        grace.ask('POST', `/users/${id}/${deed}`, body);
      const codeOf = async (answer: ReturnType<typeof at>) => {
        const { status, body } = await answer;
        return [status, body.code];
      };
      expect(await codeOf(at(grace.id))).toEqual([403, 'not_yours']);
      expect(await codeOf(at(crypto.randomUUID()))).toEqual([404, 'not_found']);
      expect(await codeOf(at(ana.id, {}))).toEqual([422, 'invalid_input']);
      expect(await codeOf(at(ana.id, { reason: ' ' }))).toEqual([422, 'invalid_input']);
      const path = `/api/admin/users/${ana.id}/${deed}`;
      expect((await ana.ask('POST', path, WHY)).status).toBe(403);
      expect((await nobody(app).ask('POST', path, WHY)).status).toBe(401);
      expect((await ana.ask('GET', '/api/auth/me')).status).toBe(200);
    },
  );
});

async function openStream(person: Customer) {
  const answer = await person.fetch('/api/events');
  const stream = { ended: false };
  const reader = answer.body?.getReader();
  const read = async () => {
    while (!(await reader?.read())?.done);
  };
  void read().finally(() => (stream.ended = true));
  return stream;
}

async function codeFor(email: string): Promise<string> {
  const { text } = await app.platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

async function signedInAgain({ email }: { email: string | null }) {
  const door = nobody(app);
  await door.ask('POST', '/api/auth/email/send-code', { email });
  const code = await codeFor(email ?? '');
  await door.ask('POST', '/api/auth/email/verify-code', { email, code });
  return door;
}

/** Suspends the profile alone: its person is signed in already. */
async function suspendedBehind(id: string) {
  await app.platform.db
    .updateTable('professionals')
    .set({ suspended_at: app.platform.clock.now() })
    .where('id', '=', id)
    .execute();
}

async function leadOfRow({ professionalId }: Professional): Promise<string> {
  const { id } = await app.platform.db
    .selectFrom('leads')
    .select('id')
    .where('professional_id', '=', professionalId)
    .executeTakeFirstOrThrow();
  return id;
}
