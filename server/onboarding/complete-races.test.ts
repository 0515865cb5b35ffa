import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, ask, invite, TYPED } from '#tests/support/invitations.ts';
import { aCustomer, LEAKING_TAP, nobody } from '#tests/support/people.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

const rounds = Array.from({ length: 5 }, (_, round) => round + 1);
const twenty = Array.from({ length: 20 }, (_, index) => index);

const pathOf = (token: string, verb: string) => `/api/professionals/onboard/${token}/${verb}`;
const counted = (all: readonly (string | number)[]) =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((x) => x === one).length]));

/** Somebody contacted for a request of a new customer. */
async function invited() {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  const marie = await aCustomer(site, 'Marie');
  const { id: requestId } = await marie.call(submitRequest, { body: LEAKING_TAP });
  const nora = await anUnclaimed(site, 'Nora');
  const leadId = await ask(site, nora, requestId);
  const watch = () => marie.call(getOwnRequest, { params: { id: requestId } });
  return { nora, watch, ...(await invite(site, nora, { leadId })) };
}

describe('twenty concurrent calls with one link', { timeout: 60_000 }, () => {
  test.each(rounds)('make one account, round %i', async () => {
    const { nora, token, watch } = await invited();
    const answers = await Promise.all(
      twenty.map((index) => {
        const body = { ...TYPED, name: `Nora ${index}x`, email: nora.email, acceptJob: true };
        return nobody(site).ask('POST', pathOf(token, 'complete'), body);
      }),
    );
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 404: 19 });
    const [first] = answers.filter(({ status }) => status === 201);
    expect(first?.body).toMatchObject({ job: 'accepted', user: { professionalId: nora.id } });
    const users = site.platform.db.selectFrom('users').select(['id', 'name']);
    expect(await users.where('email', '=', nora.email).execute()).toEqual([
      { id: first?.body.user.id, name: first?.body.user.name },
    ]);
    expect(await watch()).toMatchObject({
      status: 'accepted',
      leads: [{ status: 'accepted', professional: { name: first?.body.user.name } }],
    });
  });
});

describe('at the same moment', { timeout: 60_000 }, () => {
  test.each(rounds)('two links of one record make one account, round %i', async () => {
    const { nora, token } = await invited();
    const { token: other } = await invite(site, nora);
    const body = { ...TYPED, email: nora.email };
    const answers = await Promise.all(
      [token, other].map((one) => nobody(site).ask('POST', pathOf(one, 'complete'), body)),
    );
    expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 404: 1 });
  });

  test.each(rounds)(
    'joining and signing up on the same address are consistent, round %i',
    async () => {
      const { nora, token } = await invited();
      const account = { email: nora.email, password: 'mallory knows it', name: 'Mallory' };
      const mallory = nobody(site);
      const [joined, signedUp] = await Promise.all([
        nobody(site).ask('POST', pathOf(token, 'complete'), { ...TYPED, email: nora.email }),
        mallory.ask('POST', '/api/auth/sign-up', { ...account, userType: 'user' }),
      ]);
      expect(joined).toMatchObject({ status: 201, body: { user: { professionalId: nora.id } } });
      expect([201, 409]).toContain(signedUp.status);
      expect((await mallory.ask('GET', '/api/auth/me')).status).toBe(401);
    },
  );

  test.each(rounds)('joining and declining leave no link behind, round %i', async () => {
    const { nora, token, watch } = await invited();
    const body = { ...TYPED, email: nora.email, acceptJob: true };
    const [joined, declined] = await Promise.all([
      nobody(site).ask('POST', pathOf(token, 'complete'), body),
      nobody(site).ask('POST', pathOf(token, 'decline')),
    ]);
    expect(joined.status).toBe(201);
    expect([200, 404]).toContain(declined.status);
    const { leads } = await watch();
    const stands = joined.body.job === 'accepted' ? 'accepted' : 'denied';
    expect(leads.map(({ status }) => status)).toEqual([stands]);
    const proofs = site.platform.db.selectFrom('invitations').select('outcome');
    const ofNora = proofs.where('professional_id', '=', nora.id);
    expect(await ofNora.execute()).toEqual([{ outcome: 'joined' }]);
  });

  test.each(rounds)('two records whose people type one another’s address, round %i', async () => {
    const [one, other] = [await invited(), await invited()];
    const answers = await Promise.all([
      nobody(site).ask('POST', pathOf(one.token, 'complete'), {
        ...TYPED,
        email: other.nora.email,
      }),
      nobody(site).ask('POST', pathOf(other.token, 'complete'), {
        ...TYPED,
        email: one.nora.email,
      }),
    ]);
    // The later one gets the error that the address is taken; otherwise it is only claimed.
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const users = site.platform.db.selectFrom('users').select('email');
    const made = users.where('email', 'in', [one.nora.email, other.nora.email]);
    const joined = answers.filter(({ status }) => status === 201).length;
    expect(await made.execute()).toHaveLength(joined);
    expect(joined).toBeGreaterThan(0);
  });
});
