import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from './accounts.ts';

let site: AccountsSite;
let callers = 0;
const second = 1000;
const minute = 60 * second;
const email = 'ana@example.com';
const password = 'tapwater and rain';

beforeEach(async () => {
  site = await startAccountsSite();
  const person = { role: 'customer', name: 'Ana', language: 'en', email, password } as const;
  await createDemoUser(site.db, person);
});
afterEach(() => site.drop());

type Browser = ReturnType<AccountsSite['browser']>;
const stranger = () => site.browser(`10.1.${(callers += 1)}.1`);
const ask = (browser = stranger()) => browser.post('/api/auth/email/send-code', { email });
const enter = (browser: Browser, code = site.notices.at(-1)?.code) =>
  browser.post('/api/auth/email/verify-code', { email, code });
const signIn = (typed: string, browser = stranger()) =>
  browser.post('/api/auth/sign-in', { email, password: typed });
const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));

/** A browser in which the person has signed in by a code. */
async function ownBrowser() {
  const browser = stranger();
  await ask(browser);
  expect((await enter(browser)).status).toBe(200);
  site.pass(31 * second);
  return browser;
}

describe('the wait between codes', () => {
  it('doubles with each that was sent, up to 32 minutes, and the answer says so', async () => {
    const waits: number[] = [];
    for (let codes = 0; codes < 8; codes += 1) {
      const { status, body } = await ask();
      expect(status).toBe(200);
      waits.push(body.retryAfter);
      site.pass(Math.max(body.retryAfter * second, 15 * minute));
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 1920]);
  });

  it('refuses a caller who comes too soon, which costs nothing', async () => {
    await ask();
    site.pass(30 * second);
    await ask();
    for (let clicks = 0; clicks < 5; clicks += 1) {
      site.pass(6 * second);
      const refused = await ask();
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    }
    site.pass(30 * second);
    const sent = await ask();
    expect([sent.status, sent.body.retryAfter]).toEqual([200, 120]);
  });

  it('starts over once a code was entered right', async () => {
    const browser = stranger();
    await ask();
    site.pass(30 * second);
    await ask(browser);
    await enter(browser);
    site.pass(31 * second);
    expect((await ask()).body.retryAfter).toBe(30);
  });
});

describe('whatever strangers do with an address', () => {
  it('its owner still gets codes in a browser of theirs', async () => {
    const own = await ownBrowser();
    for (let asked = 0; asked < 12; asked += 1) {
      await ask();
      site.pass(61 * minute);
    }
    expect((await ask()).status).toBe(429);
    const sent = await ask(own);
    expect([sent.status, sent.body.retryAfter]).toEqual([200, 30]);
  });

  it('its owner can still enter them there', async () => {
    const own = await ownBrowser();
    for (let codes = 0; codes < 3; codes += 1) {
      const thief = stranger();
      await ask(thief);
      const wrong = site.notices.at(-1)?.code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 5; tries += 1) await enter(thief, wrong);
      site.pass(5 * minute);
    }
    const late = stranger();
    site.pass(20 * minute);
    await ask(late);
    expect((await enter(late)).status).toBe(429);
    await ask(own);
    expect((await enter(own)).status).toBe(200);
  });

  it('a forged mark of a browser gains nothing', async () => {
    await ask();
    const thief = stranger();
    thief.cookies.set('known', 'AAAAAAAAAAAAAAAAAAAAAA');
    expect((await ask(thief)).status).toBe(429);
  });

  it('a mark for one address is none for another', async () => {
    const own = await ownBrowser();
    const other = { email: 'bea@example.com' };
    await stranger().post('/api/auth/email/send-code', other);
    expect((await own.post('/api/auth/email/send-code', other)).status).toBe(429);
  });
});

describe('the wait after wrong passwords', () => {
  const wrong = async (times: number, browser?: Browser) => {
    for (let tries = 0; tries < times; tries += 1) {
      expect((await signIn('wrong', browser ?? stranger())).status).toBe(401);
    }
  };

  it('doubles with each past the tenth, up to 32 minutes, from wherever they come', async () => {
    await wrong(10);
    site.pass(15 * minute);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      await wrong(1);
      const refused = await signIn('wrong');
      expect(refused.status).toBe(429);
      waits.push(waitOf(refused) / 60);
      site.pass(waitOf(refused) * second);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 32, 32]);
  });

  it('lets a person in who knows it, in time; then it starts over', async () => {
    await wrong(10);
    site.pass(15 * minute);
    await wrong(1);
    expect((await signIn(password)).status).toBe(429);
    site.pass(2 * minute);
    expect((await signIn(password)).status).toBe(200);
    await wrong(3);
  });

  it('does not apply to the devices of that person, nor to codes', async () => {
    const device = stranger();
    await signIn(password, device);
    await wrong(10);
    site.pass(15 * minute);
    await wrong(1);
    expect((await signIn(password)).status).toBe(429);
    expect((await signIn(password, device)).status).toBe(200);
    const browser = stranger();
    await ask(browser);
    expect((await enter(browser)).status).toBe(200);
  });

  it('is the same for an address that nobody has', async () => {
    const nobody = (browser = stranger()) =>
      browser.post('/api/auth/sign-in', { email: 'nobody@example.com', password: 'wrong' });
    for (let tries = 0; tries < 10; tries += 1) expect((await nobody()).status).toBe(401);
    site.pass(15 * minute);
    expect((await nobody()).status).toBe(401);
    const refused = await nobody();
    expect([refused.status, waitOf(refused)]).toEqual([429, 120]);
  });
});
