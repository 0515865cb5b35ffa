import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  declineInvitation,
  readDoNotContact,
  readOnboarding,
  stopContact,
} from '#contract/professionals/onboarding.ts';
import { cancelRequest, getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { changedTables, stateHash } from '#tests/authorization/state-hash.ts';
import { anUnclaimed, ask, invite, TYPED, type Unclaimed } from '#tests/support/invitations.ts';
import { toldTo } from '#tests/support/life/life.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  nobody,
  type Customer,
} from '#tests/support/people.ts';
import { doNotContactToken } from './do-not-contact/do-not-contact-token.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

let marie: Customer;
let nora: Unclaimed;
let requestId: string;
let leadId: string;
let token: string;
let invitationId: string;
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  marie = await aCustomer(site, 'Marie Quetzalcoatl');
  ({ id: requestId } = await marie.call(submitRequest, { body: LEAKING_TAP }));
  nora = await anUnclaimed(site, 'Nora', { email: `caroline@${crypto.randomUUID()}.test` });
  leadId = await ask(site, nora, requestId);
  ({ token, invitationId } = await invite(site, nora, { leadId }));
});

const decline = () => site.client().call(declineInvitation, { params: { token }, body: {} });
const watch = () => marie.call(getOwnRequest, { params: { id: requestId } });
const outcome = async () => {
  const proofs = site.platform.db.selectFrom('invitations').select(['outcome', 'used_at']);
  return proofs.where('id', '=', invitationId).executeTakeFirst();
};

describe('"Not interested"', () => {
  test('declines the lead; the customer is notified, and a replacement is contacted', async () => {
    const pat = await aProfessional(site, 'Pat');
    expect(await decline()).toMatchObject({ job: { state: 'declined', answerBy: null } });
    expect((await watch()).leads).toMatchObject([{ id: leadId, status: 'denied' }]);
    expect(await toldTo(site, marie)).toContainEqual({ type: 'lead.changed', requestId, leadId });
    await site.drainJobs();
    expect((await watch()).leads).toMatchObject([
      { status: 'denied' },
      { id: await leadOf(pat), status: 'pending', replaces: leadId },
    ]);
  });

  test('is stored as the outcome of the invitation, and the link still works', async () => {
    await decline();
    expect(await outcome()).toEqual({ outcome: 'declined', used_at: null });
    const params = { token };
    expect((await site.client().call(readOnboarding, { params })).job?.state).toBe('declined');
  });

  test('is idempotent and contacts nobody else', async () => {
    await aProfessional(site, 'Pat');
    const said = await decline();
    await site.drainJobs();
    const before = await stateHash(site.platform.db);
    expect(await decline()).toEqual(said);
    await site.drainJobs();
    expect(changedTables(before, await stateHash(site.platform.db))).toEqual([]);
  });

  test('is harmless where the job is over', async () => {
    await marie.call(cancelRequest, { params: { id: requestId }, body: {} });
    expect(await decline()).toMatchObject({ job: { state: 'closed' } });
  });

  test('needs no body, and refuses one with any field', async () => {
    const path = `/api/professionals/onboard/${token}/decline`;
    const before = await stateHash(site.platform.db);
    expect((await nobody(site).ask('POST', path, { all: true })).status).toBe(422);
    expect(changedTables(before, await stateHash(site.platform.db))).toEqual([]);
    expect((await nobody(site).ask('POST', path)).status).toBe(200);
  });

  test('with a wrong link is a 404 that changes nothing', async () => {
    const before = await stateHash(site.platform.db);
    const path = `/api/professionals/onboard/${'x'.repeat(43)}/decline`;
    expect(await nobody(site).ask('POST', path)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(changedTables(before, await stateHash(site.platform.db))).toEqual([]);
  });
});

describe('"Never contact me again"', () => {
  const stopOf = (id = invitationId) => doNotContactToken(site.platform.config.sessionSecret, id);
  const read = () => site.client().call(readDoNotContact, { params: { token: stopOf() } });
  const stop = () => site.client().call(stopContact, { params: { token: stopOf() }, body: {} });

  test('shows which address it stops, masked, and changes nothing', async () => {
    const before = await stateHash(site.platform.db);
    const shown = await nobody(site).ask('GET', `/api/do-not-contact/${stopOf()}`);
    expect(shown.body).toMatchObject({ name: 'Nora', stopped: false });
    expect(shown.body.address).toMatch(/^c•••@\S+\.test$/);
    expect(shown.text).not.toContain('caroline');
    expect(changedTables(before, await stateHash(site.platform.db))).toEqual([]);
  });

  test('shows of a phone its last two digits', async () => {
    const omar = await anUnclaimed(site, 'Omar', { email: null, phone: '+15145550142' });
    ({ invitationId } = await invite(site, omar));
    expect((await read()).address).toBe('•••42');
  });

  test('blocks the address for ever, ends every link, and declines the lead', async () => {
    expect(await stop()).toMatchObject({ stopped: true });
    await site.drainJobs();
    expect(await read()).toMatchObject({ stopped: true });
    expect((await outcome())?.outcome).toBe('never_again');
    expect((await watch()).leads).toMatchObject([{ id: leadId, status: 'denied' }]);
    const path = `/api/professionals/onboard/${token}`;
    expect((await nobody(site).ask('GET', path)).status).toBe(404);
    const form = { ...TYPED, email: nora.email };
    expect((await nobody(site).ask('POST', `${path}/complete`, form)).status).toBe(404);
  });

  test('again, or once the record is gone, is idempotent', async () => {
    const said = await stop();
    await site.drainJobs();
    expect(await stop()).toEqual(said);
    const { db } = site.platform;
    await db.deleteFrom('leads').where('id', '=', leadId).execute();
    await db.deleteFrom('professionals').where('id', '=', nora.id).execute();
    expect(await stop()).toEqual({ name: null, address: null, stopped: true });
  });

  test('refuses a link of another kind: of the profile, forged, or of another secret', async () => {
    const before = await stateHash(site.platform.db);
    const forged = doNotContactToken('the secret of somebody else, as long as ours', invitationId);
    const unknown = stopOf(crypto.randomUUID());
    for (const wrong of [token, invitationId, `${invitationId}.`, forged, unknown, 'x']) {
      for (const method of ['GET', 'POST']) {
        const answer = await nobody(site).ask(method, `/api/do-not-contact/${wrong}`);
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    }
    expect(changedTables(before, await stateHash(site.platform.db))).toEqual([]);
  });

  test('opens no profile', async () => {
    const path = `/api/professionals/onboard/${stopOf()}`;
    expect((await nobody(site).ask('GET', path)).status).toBe(404);
  });
});
