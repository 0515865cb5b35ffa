import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getNotificationPreferences, setNotificationPreferences } from '#contract/notifications.ts';
import { listLeads } from '#contract/requests/leads.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import { archiveOf } from '#tests/support/archive.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, callerOf, LEAKING_TAP, nobody } from '#tests/support/people.ts';

// Pre-hijacking: somebody makes an account with the address of another, and uses it, before its
// owner comes.

let site: StartedApp;
const email = 'victim@example.test';
const password = 'four unrelated old words';
beforeEach(async () => {
  site = await startApp();
});
afterEach(() => site.stop());

const montreal = { location: 'Montréal, Québec, Canada' };

async function squatter(form: object = {}) {
  const caller = callerOf(site.client());
  const body = { email, password, name: 'Mallory', ...form };
  const { body: made } = await caller.ask('POST', '/api/auth/sign-up', body);
  return { ...caller, user: made.user as { id: string; professionalId: string } };
}

async function owner(caller: ReturnType<typeof nobody> = nobody(site), more: object = {}) {
  await caller.ask('POST', '/api/auth/email/send-code', { email });
  const code = await newestCode();
  const entry = { email, code, ...more };
  const { body } = await caller.ask('POST', '/api/auth/email/verify-code', entry);
  await site.drainJobs();
  return { ...caller, user: body.user };
}

async function newestCode() {
  const letters = site.platform.db.selectFrom('outbox_messages').select('text');
  const ours = letters.where('recipient', '=', email).orderBy('created_at', 'desc');
  const { text } = await ours.executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(text)?.[0];
}

test('whoever proves an address has an account without anything from before', async () => {
  const mallory = await squatter();
  await mallory.call(submitRequest, { body: LEAKING_TAP });
  const quietHours = { from: '22:00', to: '07:00', timeZone: 'America/Toronto' };
  await mallory.call(setNotificationPreferences, { body: { kinds: [], quietHours } });
  const victim = await owner();
  expect(victim.user.id).not.toBe(mallory.user.id);
  const requests = await victim.ask('GET', '/api/user/requests');
  expect(requests.text).not.toContain(LEAKING_TAP.description);
  expect((await victim.call(getNotificationPreferences)).quietHours).toBeNull();
  expect((await mallory.ask('GET', '/api/auth/me')).status).toBe(401);
});

test('what only the claimed address opened is erased', async () => {
  const mallory = await squatter();
  await owner();
  const rows = site.platform.db.selectFrom('users').select(['email', 'erased_at']);
  const left = await rows.where('id', '=', mallory.user.id).executeTakeFirstOrThrow();
  expect(left).toEqual({ email: null, erased_at: expect.any(Date) });
});

test('an unproven professional is contacted by nobody, and is once they proved an address', async () => {
  const trade = { userType: 'professional', profession: 'plumber', acceptedTerms: true };
  const paul = await squatter({ name: 'Paul', ...trade });
  const { professionalId } = paul.user;
  await paul.ask('PATCH', `/api/professionals/${professionalId}`, montreal);
  const mia = await aCustomer(site, 'Mia');
  await mia.call(submitRequest, { body: LEAKING_TAP });
  await site.drainJobs();
  const leads = () => paul.call(listLeads, { params: { id: professionalId } });
  expect(await leads()).toEqual([]);
  const proven = await owner(paul);
  expect(proven.user).toMatchObject({ id: paul.user.id, professionalId });
  expect(await leads()).toMatchObject([{ status: 'pending' }]);
});

test('the browser that made an account proves it for its owner, also signed out', async () => {
  const paul = await squatter({ name: 'Paul' });
  await paul.ask('POST', '/api/auth/sign-out', {});
  expect((await owner(paul)).user.id).toBe(paul.user.id);
});

/** An earlier private letter to the address. */
async function writeToVictim() {
  const at = site.platform.clock.now();
  const words = { subject: 'Quetzalcoatl hired you', text: 'For the tap', language: 'en' as const };
  const letter = { kind: 'leadHired', channel: 'email' as const, recipient: email, created_at: at };
  const id = randomUUID();
  const row = { id, dedupe_key: `leadHired:${id}`, ...letter, ...words };
  await site.platform.db.insertInto('outbox_messages').values(row).execute();
  return id;
}

test('the export of a false claimant has no letter to the address', async () => {
  await writeToVictim();
  const mallory = await squatter();
  const archive = await archiveOf(mallory);
  expect(archive).toContain('Mallory');
  expect(archive).not.toContain('Quetzalcoatl');
});

test('erasing an account keeps letters to an address it only claimed', async () => {
  await owner();
  const id = await writeToVictim();
  const paul = await aProfessional(site, 'Paul');
  await paul.ask('PATCH', `/api/professionals/${paul.professionalId}`, { email });
  await erasePerson(site.platform, paul.id, 'person');
  const letters = site.platform.db.selectFrom('outbox_messages').select('id');
  expect(await letters.where('id', '=', id).execute()).toEqual([{ id }]);
});
