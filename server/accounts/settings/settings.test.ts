import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { parseUserAgent } from '#server/accounts/devices/device-names.ts';

let site: AccountsSite;
let people = 0;

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

const password = 'tapwater and rain';
async function somebody() {
  const browser = site.browser();
  const email = `settler${(people += 1)}@example.com`;
  await browser.post('/api/auth/sign-up', { email, password, name: 'Ana' });
  const again = async () => {
    const other = site.browser();
    await other.post('/api/auth/sign-in', { email, password });
    return other;
  };
  return { browser, email, again };
}
type Browser = ReturnType<AccountsSite['browser']>;
const sessionsOf = async (browser: Browser) =>
  (await browser.get('/api/account/sessions')).body.sessions;
const isIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;

describe('the sessions of a person', () => {
  it('are listed, the current one marked, without their tokens', async () => {
    const { browser, again } = await somebody();
    await again();
    const sessions = await sessionsOf(browser);
    expect(sessions.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([
      false,
      true,
    ]);
    expect(Object.keys(sessions[0]).toSorted()).toEqual(
      ['createdAt', 'current', 'device', 'id', 'lastSeenAt'].toSorted(),
    );
  });

  it('end one by one, and all the others at once', async () => {
    const { browser, again } = await somebody();
    const [first, second, third] = [await again(), await again(), await again()];
    const mine = (await sessionsOf(first)).find((one: { current: boolean }) => one.current);
    const ended = await browser.send('DELETE', `/api/account/sessions/${mine.id}`);
    expect([ended.status, await isIn(first), await isIn(second)]).toEqual([204, false, true]);
    const others = await browser.send('DELETE', '/api/account/sessions');
    expect([others.status, await isIn(second), await isIn(third)]).toEqual([204, false, false]);
    expect(await isIn(browser)).toBe(true);
  });

  it('are nobody else’s to end: a foreign one is as unknown as none', async () => {
    const [ana, bea] = [await somebody(), await somebody()];
    const [foreign] = await sessionsOf(ana.browser);
    const answers = await Promise.all(
      [foreign.id, randomUUID()].map((id) =>
        bea.browser.send('DELETE', `/api/account/sessions/${id}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await isIn(ana.browser)).toBe(true);
  });

  it('refuse an invalid id', async () => {
    const { browser } = await somebody();
    const answer = await browser.send('DELETE', '/api/account/sessions/1');
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });
});

describe('a profile', () => {
  it('changes its name and language', async () => {
    const { browser } = await somebody();
    const { body } = await browser.send('PATCH', '/api/account', {
      name: ' Ana B. ',
      language: 'es',
    });
    expect(body.user).toMatchObject({ name: 'Ana B.', language: 'es' });
    const me = await browser.get('/api/auth/me');
    expect(me.body.user).toEqual(body.user);
  });

  it.each([
    {},
    { name: '' },
    { name: 'x'.repeat(101) },
    { language: 'de' },
    { role: 'professional' },
    { email: 'other@example.com' },
    { name: 'Ana', emailProven: true },
  ])('refuses %j and changes nothing', async (wrong) => {
    const { browser } = await somebody();
    const before = (await browser.get('/api/auth/me')).body;
    const answer = await browser.send('PATCH', '/api/account', wrong);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect((await browser.get('/api/auth/me')).body).toEqual(before);
  });
});

describe('strangers', () => {
  it.each([
    ['GET', '/api/account/sessions', undefined],
    ['DELETE', '/api/account/sessions', undefined],
    ['PATCH', '/api/account', { name: 'Ana' }],
    ['POST', '/api/account/contact/send-code', { channel: 'email', target: 'a@b.co' }],
  ])('are refused by %s %s', async (method, path, payload) => {
    const answer = await site.browser().send(method, path, payload);
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', null, null],
    [null, null, null],
  ])('called %s is %s on %s', (userAgent, browser, system) => {
    expect(parseUserAgent(userAgent)).toEqual({ browser, system });
  });
});
