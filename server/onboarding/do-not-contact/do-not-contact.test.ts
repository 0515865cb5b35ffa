import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { redact } from '#server/platform/logging/log-redaction.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, TYPED, type Unclaimed } from '#tests/support/invitations.ts';
import { aCustomer, LEAKING_TAP, nobody, type Customer } from '#tests/support/people.ts';
import { addressHash } from './address-hash.ts';
import { deleteNeverJoined } from '#server/onboarding/delete-never-joined.ts';
import { findDoNotContact } from './queries-do-not-contact.ts';

let smtp: FakeSmtp;
let site: StartedApp;
let marie: Customer;
let nora: Unclaimed;
let requestId: string;
beforeEach(async () => {
  smtp = await startFakeSmtp();
  const sender = { OPERATOR_NAME: 'Nearhand Inc.', OPERATOR_ADDRESS: '123 Main Street, Montréal' };
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Nearhand <hi@near.test>' };
  site = await startApp({ env: { RATE_LIMITS: 'off', ...sender, ...mail } });
  marie = await aCustomer(site, 'Marie');
  nora = await anUnclaimed(site, 'Nora', { email: 'nora@example.test', phone: '+15145550142' });
  ({ id: requestId } = await marie.call(submitRequest, { body: LEAKING_TAP }));
  await site.drainJobs();
});
afterEach(async () => {
  await site.stop();
  await smtp.close();
});

const DAY = 86_400;
const addresses = [
  { channel: 'email', target: 'nora@example.test' },
  { channel: 'phone', target: '+15145550142' },
] as const;

/** The letter to Nora as it arrived. */
function arrived() {
  const mail = smtp.mails.find(({ envelopeTo }) => envelopeTo.includes('nora@example.test'));
  if (!mail) throw new Error('nothing arrived');
  return mail;
}
const headerOf = (name: string) => arrived().headers.find(({ key }) => key === name)?.value ?? '';
const stopLink = () => new URL(headerOf('list-unsubscribe').slice(1, -1));
const tokenIn = (path: string) =>
  new RegExp(`/${path}\\?\\S*token=([\\w-]{43})`).exec(arrived().text ?? '')?.[1] ?? '';
const oneClick = ({ pathname, search }: URL, body = 'List-Unsubscribe=One-Click') =>
  site.client().fetch(pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
/** Submits another request; returns its leads with their status. */
async function askAnew(): Promise<string[]> {
  const thomas = await aCustomer(site, 'Thomas');
  const { id } = await thomas.call(submitRequest, { body: LEAKING_TAP });
  await site.drainJobs();
  const { status, leads } = await thomas.call(getOwnRequest, { params: { id } });
  return [status, ...leads.map((lead) => `${lead.professional.name} ${lead.status}`)];
}
const lettersToNora = () =>
  smtp.mails.filter(({ envelopeTo }) => envelopeTo.includes('nora@example.test')).length;
const leads = async () => (await marie.call(getOwnRequest, { params: { id: requestId } })).leads;

describe('the message as it arrives', () => {
  test('names the sender and their postal address, offers three answers, and is stopped by one click', () => {
    const mail = arrived();
    for (const words of ['Nearhand Inc., 123 Main Street, Montréal', 'The directory of the town']) {
      expect([words, mail.text?.includes(words), mail.html?.includes(words)]).toEqual([
        words,
        true,
        true,
      ]);
    }
    expect(mail.text).toContain('&accept=1');
    expect(mail.text).toContain('&answer=decline');
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(stopLink().href);
  });

  test('is redacted in the outbox once it was sent, and no link is in the log', async () => {
    const [token, stop] = [tokenIn('professional-onboard'), tokenIn('do-not-contact')];
    const somebody = nobody(site);
    const paths = ['professional-onboard?accept=1&', 'invitation?', 'do-not-contact?'];
    for (const path of paths) {
      for (const one of [token, stop]) await somebody.fetch(`/${path}token=${one}`);
    }
    await oneClick(new URL(`/do-not-contact?token=${token}`, site.url));
    await somebody.ask('POST', `/api/professionals/onboard/${token}/complete`, {
      ...TYPED,
      email: nora.email,
    });
    await oneClick(stopLink());
    await site.drainJobs();
    const outbox = await site.platform.db.selectFrom('outbox_messages').selectAll().execute();
    const letter = outbox.find(({ kind }) => kind === 'invitation');
    expect(letter).toMatchObject({ sent_at: expect.any(Date), text: '', html: null, subject: '' });
    const written = JSON.stringify(site.log.lines.map((line) => redact(line)));
    expect(written).toContain('/api/professionals/onboard/:token/complete');
    const kept = written + JSON.stringify(outbox);
    expect([token.length, kept.includes(token)]).toEqual([43, false]);
    expect([stop.length, written.includes(stop)]).toEqual([43, false]);
  });
});

describe('one-click unsubscribe by a mail program', () => {
  test('blocks every address for ever, and a replacement is contacted', async () => {
    expect((await leads()).map(({ status }) => status)).toEqual(['pending']);
    await anUnclaimed(site, 'Omar', { email: 'omar@example.test' });
    const answer = await oneClick(stopLink());
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    await site.drainJobs();
    expect(await findDoNotContact(site.platform.db, addresses)).toEqual(addresses);
    expect((await leads()).map(({ professional, status }) => [professional.name, status])).toEqual([
      ['Nora', 'denied'],
      ['Omar', 'pending'],
    ]);
    await site.advance(30 * DAY);
    expect(await askAnew()).toEqual(['sent', 'Omar pending']);
    expect(lettersToNora()).toBe(1);
  });

  test('accepts a form only, by a link of ours', async () => {
    const forged = stopLink();
    forged.searchParams.set('token', 'forged');
    expect((await oneClick(stopLink(), 'a=b')).status).toBe(400);
    expect((await oneClick(forged)).status).toBe(404);
    expect(await findDoNotContact(site.platform.db, addresses)).toEqual([]);
  });

  test('works after the record was erased, and keeps the address from being imported again', async () => {
    const link = stopLink();
    await site.advance(91 * DAY);
    await deleteNeverJoined(site.platform);
    expect((await oneClick(link)).status).toBe(200);
    await anUnclaimed(site, 'Nora once more', { email: 'nora@example.test' });
    expect(await askAnew()).toEqual(['pending', 'Nora once more withdrawn']);
    expect(lettersToNora()).toBe(1);
  });

  test('leaves a person who has joined their data', async () => {
    const form = { ...TYPED, email: nora.email };
    const path = `/api/professionals/onboard/${tokenIn('professional-onboard')}/complete`;
    expect((await nobody(site).ask('POST', path, form)).status).toBe(201);
    expect((await oneClick(stopLink())).status).toBe(200);
    const kept = site.platform.db.selectFrom('professionals').select('active');
    expect(await kept.where('id', '=', nora.id).executeTakeFirst()).toEqual({ active: true });
    expect(await findDoNotContact(site.platform.db, addresses)).toEqual([addresses[0]]);
  });
});

describe('ninety days after the first message', () => {
  test('one who never came is deleted, with all their data; the proof stays', async () => {
    await site.advance(89 * DAY);
    await deleteNeverJoined(site.platform);
    const known = () => site.platform.db.selectFrom('professionals').select('id').execute();
    expect(await known()).toEqual([{ id: nora.id }]);
    await site.advance(DAY + 60);
    await deleteNeverJoined(site.platform);
    expect(await known()).toEqual([]);
    const proof = await site.platform.db.selectFrom('invitations').selectAll().execute();
    expect(proof).toMatchObject([
      { professional_id: null, lawful_basis: 'published_address', outcome: null },
    ]);
    expect(proof[0]?.address_hash).toEqual(addressHash(addresses[0]));
    expect(JSON.stringify(proof)).not.toMatch(/nora/i);
  });

  test('their leads are replaced first', async () => {
    await site.advance(91 * DAY);
    const thomas = await aCustomer(site, 'Thomas');
    const { id } = await thomas.call(submitRequest, { body: LEAKING_TAP });
    await site.drainJobs();
    await anUnclaimed(site, 'Omar', { email: 'omar@example.test' });
    await deleteNeverJoined(site.platform);
    await site.drainJobs();
    const { leads } = await thomas.call(getOwnRequest, { params: { id } });
    expect(leads.map((lead) => `${lead.professional.name} ${lead.status}`)).toEqual([
      'Omar pending',
    ]);
  });
});
