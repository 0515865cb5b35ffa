import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendEmailCode } from '#contract/accounts/accounts.ts';
import {
  getNotificationPreferences,
  getUnsubscribe,
  unsubscribe,
} from '#contract/notifications.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, nobody, type Customer } from '#tests/support/people.ts';
import { notify } from '#server/notifications/notify.ts';

let smtp: FakeSmtp;
let site: StartedApp;
let marie: Customer;
let told = 0;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  site = await startApp({ env: { SMTP_URL: smtp.url, RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await site.stop();
  await smtp.close();
});
beforeEach(async () => {
  marie = await aCustomer(site, 'Marie');
});

/** Notifies Marie; returns the mail, where one came. */
async function mailOf(kind: 'leadAccepted' | 'leadSteppedBack' = 'leadAccepted') {
  smtp.mails.length = 0;
  const about = { profession: 'plumber', area: 'Laval', href: '/request?id=1' } as const;
  const key = `${(told += 1)}`;
  const facts = { ...about, professional: 'Ana' };
  await notify(site.platform, { kind, key, userId: marie.id, facts });
  await site.advance(16 * 60);
  await site.drainJobs();
  return smtp.mails[0];
}

async function linkOf() {
  const mail = await mailOf();
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return new URL(header.slice(1, -1));
}
const tokenOf = async () => (await linkOf()).searchParams.get('token') ?? '';

function oneClick(link: URL, body: string, type = 'application/x-www-form-urlencoded') {
  return fetch(site.url + link.pathname + link.search, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
}

describe('the link at the foot of a mail', () => {
  it('is the one in List-Unsubscribe, and in both forms of the mail', async () => {
    const link = await linkOf();
    expect(smtp.mails[0]?.text).toContain(link.href);
    expect(smtp.mails[0]?.html).toContain(link.href.replaceAll('&', '&amp;'));
    expect(link.searchParams.get('lang')).toBe('fr');
    const page = await site.client().fetch(link.pathname + link.search);
    expect([200, 302, 503]).toContain(page.status);
  });

  it('shows without signing in what it would stop, and stops nothing by being opened', async () => {
    const params = { token: await tokenOf() };
    const shown = await nobody(site).call(getUnsubscribe, { params });
    expect(shown).toEqual({ kind: 'answers', subscribed: true });
    expect(await mailOf()).toBeDefined();
  });

  it('stops mails of its kind, and only these and only mails', async () => {
    const params = { token: await tokenOf() };
    const answer = await nobody(site).call(unsubscribe, { params, body: { wish: 'stop' } });
    expect(answer).toEqual({ kind: 'answers', subscribed: false });
    expect(await mailOf()).toBeUndefined();
    const { kinds } = await marie.call(getNotificationPreferences);
    const of = new Map(kinds.map(({ kind, channels }) => [kind, channels]));
    expect(of.get('answers')).toEqual({ email: false, sms: false, push: true });
    expect(of.get('messages')?.email).toBe(true);
  });

  it('stops all that can be stopped, and can undo it', async () => {
    const params = { token: await tokenOf() };
    const { call } = nobody(site);
    expect(await call(unsubscribe, { params, body: { wish: 'stopAll' } })).toEqual({
      kind: 'all',
      subscribed: false,
    });
    const { kinds } = await marie.call(getNotificationPreferences);
    expect(kinds.filter(({ channels }) => channels.email)).toEqual([]);
    await call(unsubscribe, { params, body: { wish: 'resume' } });
    expect(await mailOf()).toBeDefined();
  });

  it.each([
    ['changed', (token: string) => token.replace('.answers.', '.messages.')],
    [
      'of somebody else',
      (token: string) => `018f2b3c-0000-7000-8000-000000000001${token.slice(36)}`,
    ],
    ['cut off', (token: string) => token.slice(0, -1)],
  ])('that was %s is refused', async (_, change) => {
    const token = change(await tokenOf());
    const shown = await nobody(site).ask('GET', `/api/unsubscribe/${token}`);
    const done = await nobody(site).ask('POST', `/api/unsubscribe/${token}`, { wish: 'stop' });
    expect([shown.status, done.status]).toEqual([404, 404]);
    expect(await mailOf()).toBeDefined();
  });

  it('requires the choice', async () => {
    const token = await tokenOf();
    const answer = await marie.ask('POST', `/api/unsubscribe/${token}`, { wish: 'everything' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });
});

describe('one-click unsubscribe by a mail program', () => {
  const said = 'List-Unsubscribe=One-Click';

  it('stops mails of the kind', async () => {
    const answer = await oneClick(await linkOf(), said);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await mailOf()).toBeUndefined();
  });

  it.each([
    ['a form without the click', 'a=b', undefined, 400],
    ['JSON', JSON.stringify({ 'List-Unsubscribe': 'One-Click' }), 'application/json', 415],
    ['a book', `${said}&x=${'y'.repeat(2000)}`, undefined, 400],
  ])('does nothing with %s', async (_, body, type, status) => {
    expect((await oneClick(await linkOf(), body, type)).status).toBe(status);
    expect(await mailOf()).toBeDefined();
  });

  it('is authenticated by its token alone', async () => {
    const link = await linkOf();
    link.searchParams.set('token', 'forged');
    expect((await oneClick(link, said)).status).toBe(404);
    expect(await mailOf()).toBeDefined();
  });
});

it('forms are accepted nowhere else', async () => {
  const paths = ['/api/requests', '/api/messages', `/api/unsubscribe/${await tokenOf()}`];
  const statuses = await Promise.all(
    paths.map(async (path) => {
      const url = new URL(path, site.url);
      return (await oneClick(url, 'wish=stop')).status;
    }),
  );
  expect(statuses.every((status) => status === 401 || status === 415)).toBe(true);
  expect(await mailOf()).toBeDefined();
});

it('codes cannot be stopped', async () => {
  smtp.mails.length = 0;
  await site.client().call(sendEmailCode, { body: { email: marie.email ?? '' } });
  await site.drainJobs();
  const keys = smtp.mails[0]?.headers.map(({ key }) => key) ?? [];
  expect(keys).toContain('subject');
  expect(keys).not.toContain('list-unsubscribe');
});
