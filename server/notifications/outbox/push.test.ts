import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endOtherSessions } from '#contract/accounts/account-settings.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import {
  getPushKey,
  removePushSubscription,
  savePushSubscription,
  setNotificationPreferences,
} from '#contract/notifications.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { openSession } from '#server/accounts/accounts.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { startFakePush, type FakeBrowser, type FakePush } from '#tests/fakes/push.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let push: FakePush;
let site: StartedApp;
let marie: Customer;
let paul: Professional;
let browser: FakeBrowser;

beforeAll(async () => {
  push = await startFakePush();
  site = await startApp({ env: { PUSH_HOSTS: push.host, RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await site.stop();
  await push.close();
});
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  marie = await aCustomer(site, 'Marie Tremblay');
  paul = await aProfessional(site, 'Paul Plombier');
  const { key } = await paul.call(getPushKey);
  browser = push.subscribe(key ?? '');
});

const subscribe = (person: Customer | Professional = paul, its = browser) =>
  person.call(savePushSubscription, { body: its.subscription });
const ask = async () => {
  const request = await marie.call(submitRequest, { body: LEAKING_TAP });
  await site.drainJobs();
  return request;
};
const subscriptions = () =>
  site.platform.db.selectFrom('push_subscriptions').select('endpoint').execute();

describe('a push message', () => {
  it('can be decrypted by its browser alone, signed by this site', async () => {
    await subscribe();
    await ask();
    expect(browser.shown).toEqual([
      {
        title: 'New request: Plumber, Montreal, Quebec',
        body: LEAKING_TAP.description,
        href: expect.stringMatching(/^\/answer\?lang=en&token=[\w-]{43}$/),
        tag: expect.any(String),
        lang: 'en',
        answer: expect.objectContaining({ token: expect.any(String) }),
      },
    ]);
    expect(push.asked.at(-1)).toMatchObject({ urgency: 'high', ttl: '86400' });
  });

  it('goes to every browser of its person, and is in the outbox', async () => {
    const other = push.subscribe((await paul.call(getPushKey)).key ?? '');
    await subscribe();
    await subscribe(paul, other);
    await ask();
    expect([browser.shown.length, other.shown.length]).toEqual([1, 1]);
    const { text } = await nobody(site).ask('GET', `/dev/outbox.json?to=${paul.email}`);
    expect(text.match(/"channel":"push"/g)).toHaveLength(2);
  });

  it.each([404, 410])('answered by %i ends the subscription', async (status) => {
    await subscribe();
    push.refuseNext(status);
    await ask();
    expect(browser.shown).toEqual([]);
    const left = (await subscriptions()).map(({ endpoint }) => endpoint);
    expect(left).not.toContain(browser.subscription.endpoint);
  });

  it('is retried when the service is unavailable', async () => {
    await subscribe();
    push.refuseNext(503);
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await site.drainJobs({ failuresExpected: true });
    expect(browser.shown).toEqual([]);
    await site.advance(60);
    await site.drainJobs();
    expect(browser.shown).toHaveLength(1);
  });

  it('is none where it is switched off', async () => {
    await subscribe();
    const channels = { email: true, sms: false, push: false };
    await paul.call(setNotificationPreferences, {
      body: { kinds: [{ kind: 'leads', channels }], quietHours: null },
    });
    await ask();
    expect(browser.shown).toEqual([]);
  });
});

describe('a subscription', () => {
  it('ends with the session in which it was made', async () => {
    await subscribe();
    const elsewhere = await signedInAgain();
    await elsewhere.call(endOtherSessions, {});
    expect(await subscriptions()).toEqual(
      expect.not.arrayContaining([{ endpoint: browser.subscription.endpoint }]),
    );
  });

  it('moves to the person who uses the browser now', async () => {
    await subscribe(marie);
    await subscribe();
    const request = await ask();
    await paul.call(respondToLead, {
      params: { id: request.leads[0]?.id ?? '' },
      body: { status: 'accepted' },
    });
    await site.drainJobs();
    expect(browser.shown.map(({ title }) => title)).toEqual([
      'New request: Plumber, Montreal, Quebec',
    ]);
  });

  it('is ended by its person, and by nobody else', async () => {
    await subscribe();
    const { endpoint } = browser.subscription;
    await marie.call(removePushSubscription, { body: { endpoint } });
    expect(await subscriptions()).toContainEqual({ endpoint });
    await paul.call(removePushSubscription, { body: { endpoint } });
    expect(await subscriptions()).not.toContainEqual({ endpoint });
  });

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'https://localhost.evil.test/push',
    'https://evil-localhost/push',
    'https://user@localhost/push',
    'http://localhost/push',
    'not an address',
  ])('at %s is refused: our server calls push services only', async (endpoint) => {
    const before = await subscriptions();
    const { keys } = browser.subscription;
    const answer = await paul.ask('POST', '/api/push-subscriptions', { endpoint, keys });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(await subscriptions()).toEqual(before);
  });

  it.each([
    ['of other letters', { p256dh: 'too short!', auth: 'x'.repeat(100) }],
    ['that is no point of the curve', { p256dh: 'B'.repeat(87) }],
    ['that is too short', { auth: 'abcd' }],
  ])('with a key %s is refused: nothing could be encrypted for it', async (_, wrong) => {
    const { endpoint, keys } = browser.subscription;
    const body = { endpoint, keys: { ...keys, ...wrong } };
    expect((await paul.ask('POST', '/api/push-subscriptions', body)).status).toBe(422);
  });

  it('is refused for somebody who is signed out', async () => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await nobody(site).ask(
        method,
        '/api/push-subscriptions',
        browser.subscription,
      );
      expect(answer.status).toBe(401);
    }
  });
});

async function signedInAgain() {
  const { token } = await openSession(site.platform.db, {
    userId: paul.id,
    oldToken: undefined,
    now: site.platform.clock.now(),
  });
  const client = site.client();
  client.jar.keep(new Headers({ 'set-cookie': `${SESSION_COOKIE}=${token}` }));
  return client;
}
