import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOnboarding } from '#contract/professionals/onboarding.ts';
import { cancelRequest, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, ask, invite } from '#tests/support/invitations.ts';
import { aCustomer, LEAKING_TAP, nobody, type Customer } from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie Quetzalcoatl', { phone: '+15145550142' });
});
afterAll(() => site.stop());

const pathOf = (token: string) => `/api/professionals/onboard/${token}`;

let taps = 0;

/** Nora, contacted about a tap of Marie's. */
async function invited() {
  const { id: requestId } = await marie.call(submitRequest, {
    body: {
      ...LEAKING_TAP,
      description: `Tap ${(taps += 1)} leaks, call 514 555 0142 or marie@example.test`,
      location: '4521 rue Saint-Denis, Montréal, Québec, Canada',
      email: marie.email,
      phone: marie.phone,
    },
  });
  const nora = await anUnclaimed(site, 'Nora', {
    phone: `+1514${Math.floor(2_000_000 + Math.random() * 7_000_000)}`,
    profile: { description: 'All about pipes', hourly_rate: 72.5, years_experience: 3 },
  });
  const leadId = await ask(site, nora, requestId);
  return { nora, requestId, leadId, ...(await invite(site, nora, { leadId })) };
}

describe('the record behind a personal link', () => {
  test('has the data of its professional, and the job of the lead', async () => {
    const { nora, token } = await invited();
    const record = await site.client().call(readOnboarding, { params: { token } });
    expect(record).toMatchObject({
      name: 'Nora',
      email: nora.email,
      phone: nora.phone,
      yearsExperience: 3,
      hourlyRate: 72.5,
      certifications: null,
      description: 'All about pipes',
      availability: 'available',
      profession: 'plumber',
      location: 'Montréal, Québec',
      language: 'fr',
      source: 'The directory of the town',
      job: {
        state: 'open',
        profession: 'plumber',
        area: 'Montreal, Quebec',
        urgency: 'Soon (2-3 days)',
        answerBy: expect.any(String),
      },
    });
  });

  test("does not disclose the customer's name, or the exact place", async () => {
    const { token } = await invited();
    const { text } = await nobody(site).ask('GET', pathOf(token));
    const numbers = ['555 0142', marie.phone];
    const secrets = [marie.id, 'Quetzalcoatl', marie.email, ...numbers, 'Saint-Denis', 'marie@'];
    expect(secrets.filter((secret) => text.includes(secret ?? ''))).toEqual([]);
    expect(text).toContain('•••');
  });

  test('can be read fifty times, and reading it changes nothing', async () => {
    const { token, invitationId, leadId } = await invited();
    const state = async () => {
      const { db } = site.platform;
      const [invitation, lead] = await Promise.all([
        db.selectFrom('invitations').selectAll().where('id', '=', invitationId).execute(),
        db.selectFrom('leads').selectAll().where('id', '=', leadId).execute(),
      ]);
      return { invitation, lead };
    };
    const before = await state();
    for (let time = 0; time < 50; time += 1) {
      expect((await site.fetch(pathOf(token))).status).toBe(200);
    }
    expect(await state()).toEqual(before);
  });

  test('says that the job is over where the customer has cancelled', async () => {
    const { token, requestId } = await invited();
    await marie.call(cancelRequest, { params: { id: requestId }, body: {} });
    const { job } = await site.client().call(readOnboarding, { params: { token } });
    expect(job).toMatchObject({ state: 'closed', answerBy: null });
  });

  test('is without a job where that was deleted', async () => {
    const nora = await anUnclaimed(site, 'Nora');
    const { token } = await invite(site, nora);
    const { job } = await site.client().call(readOnboarding, { params: { token } });
    expect(job).toBeNull();
  });
});

describe('an invalid link', () => {
  const answerTo = async (token: string) => {
    const answer = await site.fetch(pathOf(token));
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['date', 'x-request-id']) delete headers[name];
    return { status: answer.status, headers, text: await answer.text() };
  };

  test('is the same 404 whether unknown, malformed, expired, used, or of another address', async () => {
    const { db } = site.platform;
    const unknown = await answerTo('A'.repeat(43));
    expect(unknown).toMatchObject({ status: 404, text: expect.stringContaining('not_found') });
    const expired = await invited();
    const past = site.platform.clock.now();
    const ofExpired = db.updateTable('invitations').where('id', '=', expired.invitationId);
    await ofExpired.set({ expires_at: past }).execute();
    const used = await invited();
    const ofUsed = db.updateTable('invitations').where('id', '=', used.invitationId);
    await ofUsed.set({ used_at: past, outcome: 'joined' }).execute();
    const moved = await invited();
    const ofMoved = db.updateTable('unclaimed_professionals').set({ email: 'other@example.test' });
    await ofMoved.where('professional_id', '=', moved.nora.id).execute();
    const wrong = [expired.token, used.token, moved.token, 'x', '%F0%9F%94%A7', 'é'.repeat(900)];
    for (const token of wrong) expect(await answerTo(token)).toEqual(unknown);
  });

  test('is not matched by the stored hash, or by an id', async () => {
    const { token, invitationId, nora } = await invited();
    const { token_hash: hash } = await site.platform.db
      .selectFrom('invitations')
      .select('token_hash')
      .where('id', '=', invitationId)
      .executeTakeFirstOrThrow();
    const tried = [invitationId, nora.id, hash.toString('hex'), hash.toString('base64url')];
    tried.push(token.toUpperCase(), token.slice(0, -1), `${token}A`);
    for (const wrong of tried) expect((await answerTo(wrong)).status).toBe(404);
    expect((await answerTo(token)).status).toBe(200);
  });

  test('is expired fifteen days after it was sent', async () => {
    const { token } = await invited();
    await site.advance(13 * 86_400);
    expect((await answerTo(token)).status).toBe(200);
    await site.advance(2 * 86_400);
    expect((await answerTo(token)).status).toBe(404);
  });
});
