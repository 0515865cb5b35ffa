import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateAccount } from '#contract/accounts/account-settings.ts';
import {
  getNotificationPreferences,
  listNotices,
  markNoticesRead,
  setNotificationPreferences,
} from '#contract/notifications.ts';
import { changePassword } from '#contract/accounts/passwords.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, nobody, type Customer } from '#tests/support/people.ts';
import { notify } from './notify.ts';
import { patiently } from '#tests/support/patience.ts';

let site: StartedApp;
let marie: Customer;
let told = 0;

beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  marie = await aCustomer(site, 'Marie');
});

async function notifyAccepted(professional: string, to = marie) {
  const about = { profession: 'plumber', area: 'Laval', href: '/request?id=1' } as const;
  const key = `${(told += 1)}`;
  const facts = { ...about, professional };
  await notify(site.platform, { kind: 'leadAccepted', key, userId: to.id, facts });
  await site.advance(1);
}

const missing = '018f2b3c-0000-7000-8000-000000000001';

describe('the notices of a person', () => {
  it('are listed newest first, with links into the product, and counted', async () => {
    await notifyAccepted('Ana');
    await notifyAccepted('Bob');
    const { notices, unreadCount } = await marie.call(listNotices);
    expect(unreadCount).toBe(2);
    expect(notices.map(({ title }) => title)).toEqual([
      'Bob accepted your request',
      'Ana accepted your request',
    ]);
    expect(notices[0]).toMatchObject({ kind: 'leadAccepted', href: '/request?id=1', read: false });
  });

  it('are rendered in the language of the current reader', async () => {
    await notifyAccepted('Ana');
    const client = site.client();
    const answer = await marie.ask('GET', '/api/notifications?lang=es');
    expect(answer.body).toMatchObject({ notices: [{ title: 'Ana aceptó tu solicitud' }] });
    expect((await client.fetch('/api/notifications')).status).toBe(401);
  });

  it('are paginated', async () => {
    for (let count = 0; count < 23; count += 1) await notifyAccepted(`Ana ${count}`);
    const first = await marie.call(listNotices);
    const before = first.notices.at(-1)?.id;
    const { notices } = await marie.call(listNotices, { query: { before } });
    expect(first.notices).toHaveLength(20);
    expect(notices.map(({ title }) => title)).toEqual([
      'Ana 2 accepted your request',
      'Ana 1 accepted your request',
      'Ana 0 accepted your request',
    ]);
  });

  it('are marked read up to where their reader says, by nobody else', async () => {
    await notifyAccepted('Ana');
    const [ana] = (await marie.call(listNotices)).notices;
    await notifyAccepted('Bob');
    const body = { upTo: ana?.id ?? '' };
    const luc = await aCustomer(site, 'Luc');
    const refused = await luc.ask('POST', '/api/notification-reads', body);
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await marie.call(listNotices)).unreadCount).toBe(2);
    await marie.call(markNoticesRead, { body });
    const { notices, unreadCount } = await marie.call(listNotices);
    expect(unreadCount).toBe(1);
    expect(notices.map(({ read }) => read)).toEqual([false, true]);
  });

  it('are published to the open pages at once', async () => {
    const events: unknown[] = [];
    const close = site.platform.live.subscribe(marie.id, null, {
      send: ({ event }) => void events.push(event),
      replay: () => Promise.resolve(),
      sendNumber: () => {},
      sendTransient: (event) => void events.push(event),
      close: () => {},
      recheck: () => {},
    });
    await notifyAccepted('Ana');
    await vi.waitFor(() => expect(JSON.stringify(events)).toContain('notice.sent'), patiently);
    close();
  });

  it.each([
    ['GET', '/api/notifications?before=7', undefined],
    ['POST', '/api/notification-reads', { upTo: 'all' }],
    ['POST', '/api/notification-reads', {}],
  ])('%s %s with something else is refused', async (method, path, body) => {
    const answer = await marie.ask(method, path, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });

  it('cannot be marked read up to an unknown one', async () => {
    const answer = await marie.ask('POST', '/api/notification-reads', { upTo: missing });
    expect(answer.status).toBe(404);
  });

  it('include a change of the account', async () => {
    await marie.call(updateAccount, { body: { language: 'es' } });
    await marie.call(changePassword, { body: { newPassword: 'une grande nappe bleue' } });
    const { notices } = await marie.call(listNotices);
    expect(notices[0]).toMatchObject({ kind: 'accountChanged', href: '/account' });
  });
});

describe('preferences', () => {
  const off = { email: false, sms: false, push: false };

  it('have sensible defaults by role', async () => {
    const paul = await aProfessional(site, 'Paul');
    const { kinds, quietHours } = await paul.call(getNotificationPreferences);
    const of = new Map(kinds.map(({ kind, channels }) => [kind, channels]));
    expect(of.get('urgentLeads')).toEqual({ email: true, sms: true, push: true });
    expect(of.get('leads')).toEqual({ email: true, sms: false, push: true });
    expect(quietHours).toBeNull();
    const customer = await marie.call(getNotificationPreferences);
    expect(customer.kinds.map(({ kind }) => kind)).not.toContain('leads');
    expect(customer.channelsAvailable).toEqual({ email: true, sms: false, push: true });
  });

  it('say which messages can be answered without opening the site', async () => {
    const paul = await aProfessional(site, 'Paul');
    const { kinds, replyAddresses } = await paul.call(getNotificationPreferences);
    const by = Object.fromEntries(kinds.map(({ kind, answeredBy }) => [kind, answeredBy]));
    // By a personal link and the buttons of a push message; mails do not come in here, texts do.
    expect(by).toMatchObject({ leads: ['email', 'sms', 'push'], messages: ['sms'], reviews: [] });
    expect(replyAddresses).toBe(false);
  });

  it('are stored; what is left out stays', async () => {
    const quietHours = { from: '22:00', to: '07:00', timeZone: 'America/Toronto' };
    await marie.call(setNotificationPreferences, {
      body: { kinds: [{ kind: 'messages', channels: off }], quietHours },
    });
    await marie.call(setNotificationPreferences, {
      body: { kinds: [{ kind: 'answers', channels: off }] },
    });
    const kept = await marie.call(getNotificationPreferences);
    const silent = kept.kinds.filter(({ channels }) => !channels.email).map(({ kind }) => kind);
    expect(silent.toSorted()).toEqual(['answers', 'messages']);
    expect(kept.quietHours).toEqual(quietHours);
  });

  it('of two concurrent tabs lose nothing to each other', async () => {
    const kinds = ['messages', 'answers', 'search', 'appointments', 'progress', 'reviews'] as const;
    await Promise.all(
      kinds.map((kind) =>
        marie.call(setNotificationPreferences, {
          body: { kinds: [{ kind, channels: off }], quietHours: null },
        }),
      ),
    );
    const kept = await marie.call(getNotificationPreferences);
    expect(kept.kinds.filter(({ channels }) => channels.email)).toEqual([]);
  });

  it('decide by which channel a letter leaves, and the notice stays', async () => {
    marie = await aCustomer(site, 'Marie', { phone: '+15145550143' });
    const channels = { email: false, sms: true, push: false };
    await marie.call(setNotificationPreferences, {
      body: { kinds: [{ kind: 'answers', channels }], quietHours: null },
    });
    await notifyAccepted('Ana');
    const to = (address: string | null) =>
      site.platform.db
        .selectFrom('outbox_messages')
        .select('channel')
        .where('recipient', '=', address ?? '')
        .execute();
    expect(await to(marie.email)).toEqual([]);
    expect(await to('+15145550143')).toEqual([{ channel: 'sms' }]);
    expect((await marie.call(listNotices)).notices).toHaveLength(1);
  });

  it.each([
    [
      'hours that are none',
      { kinds: [], quietHours: { from: '25:00', to: '07:00', timeZone: 'UTC' } },
    ],
    [
      'hours without end',
      { kinds: [], quietHours: { from: '07:00', to: '07:00', timeZone: 'UTC' } },
    ],
    [
      'a zone that is none',
      { kinds: [], quietHours: { from: '22:00', to: '07:00', timeZone: 'Mars/Olympus' } },
    ],
    ['a kind that is none', { kinds: [{ kind: 'codes', channels: off }], quietHours: null }],
    [
      'half of the channels',
      { kinds: [{ kind: 'leads', channels: { email: true } }], quietHours: null },
    ],
    ['nothing', {}],
  ])('with %s are refused and change nothing', async (_, body) => {
    const before = await marie.call(getNotificationPreferences);
    const answer = await marie.ask('PUT', '/api/notification-preferences', body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(await marie.call(getNotificationPreferences)).toEqual(before);
  });

  it('are refused for somebody who is signed out', async () => {
    for (const path of ['/api/notification-preferences', '/api/push-key', '/api/notifications']) {
      expect((await nobody(site).ask('GET', path)).status).toBe(401);
    }
  });
});
