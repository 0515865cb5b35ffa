import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { countGuessFor } from '#server/accounts/limits/limits-guesses.ts';
import { countPasswordAttempt } from '#server/accounts/limits/limits-passwords.ts';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';

// A customer of a provider may own 256 (/56) or 65,536 (/48) of the networks that count as one
// caller. None of that locks others out, nor its own customers on known browsers.

const email = 'ana@example.com';
const password = 'tapwater and rain';
const person = { role: 'customer', name: 'Ana', language: 'en', email, password } as const;
let site: AccountsSite;
beforeEach(async () => {
  site = await startAccountsSite();
});
afterEach(() => site.drop());

type Browser = ReturnType<AccountsSite['browser']>;
/** One of the /64 of one /48: those of the same hundred share a /56. */
const inside = (number: number, home = 'bad') =>
  site.browser(
    `2001:db8:${home}:${Math.floor(number / 100)}${String(number % 100).padStart(2, '0')}::1`,
  );
const elsewhere = () => site.browser('203.0.113.9');
const askMail = async (browser: Browser, to: string) =>
  (await browser.post('/api/auth/email/send-code', { email: to })).status;
const askText = async (browser: Browser, phone: string) =>
  (await browser.post('/api/auth/phone/send-code', { phone })).status;
const signIn = async (browser: Browser, who: string, typed: string) =>
  (await browser.post('/api/auth/sign-in', { email: who, password: typed })).status;
const sentOf = (answers: number[]) => answers.filter((status) => status === 200).length;

/** A browser in which the owner of the address signed in by a code. */
async function knownBrowser(address: string): Promise<Browser> {
  const browser = site.browser(address);
  await askMail(browser, email);
  const entry = { email, code: site.notices.at(-1)?.code };
  expect((await browser.post('/api/auth/email/verify-code', entry)).status).toBe(200);
  site.pass(60_000);
  return browser;
}

describe('codes requested all over one network', { timeout: 60_000 }, () => {
  it('are 40 an hour for a /56 and 100 for a /48, and everybody else has theirs', async () => {
    const known = await knownBrowser('2001:db8:bad:0::1');
    const ask = (number: number) => askMail(inside(number), `someone${number}@example.com`);
    const answers: number[] = [];
    for (let number = 0; number < 50; number += 1) answers.push(await ask(number));
    for (let number = 100; number < 1000; number += 7) answers.push(await ask(number));
    for (let number = 1000; number < 1150; number += 1) answers.push(await ask(number));
    expect([sentOf(answers.slice(0, 50)), sentOf(answers)]).toEqual([39, 99]);
    expect(await askMail(known, email)).toBe(200);
    expect(await askMail(elsewhere(), 'bea@example.com')).toBe(200);
    expect(await askText(elsewhere(), '+15145550100')).toBe(200);
    const reset = await elsewhere().post('/api/auth/password/send-code', {
      email: 'cy@example.com',
    });
    expect(reset.status).toBe(200);
  });

  it('by text message are 50 an hour and block no range of numbers', async () => {
    const answers: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      answers.push(await askText(inside(number * 20), `+15145${10 + number}0100`));
    }
    expect(sentOf(answers)).toBe(50);
    expect(await askText(elsewhere(), '+15145990100')).toBe(200);
  });
});

let guesses = 0;
/** Counts as a wrong password, without the time of a hash. */
const guess = (caller: string) =>
  countPasswordAttempt(site, {
    email: `${(guesses += 1)}@example.com`,
    caller,
    device: null,
  }).catch(() => {});

describe('wrong passwords from three /48', { timeout: 60_000 }, () => {
  it('delay nobody else, and no known browser among them', async () => {
    await createDemoUser(site.db, person);
    const own = inside(0, 'bad1');
    expect(await signIn(own, email, password)).toBe(200);
    await own.post('/api/auth/sign-out', {});
    for (const home of ['bad1', 'bad2', 'bad3']) {
      for (let number = 0; number < 160; number += 1)
        await guess(`2001:db8:${home}:${number}::/64`);
    }
    expect(await signIn(inside(99, 'bad1'), 'someone@example.com', 'wrong')).toBe(429);
    expect(await signIn(elsewhere(), email, password)).toBe(200);
    expect(await signIn(own, email, password)).toBe(200);
  });
});

describe('wrong codes from three neighbourhoods', { timeout: 60_000 }, () => {
  it('lock out nobody with a password, wherever they sign in', async () => {
    await createDemoUser(site.db, person);
    for (let number = 0; number < 510; number += 1) {
      const to = { channel: 'email', target: `${number}@example.com` } as const;
      const caller = `2001:db8:bad${number % 3}:${number}::/64`;
      await countGuessFor(site, { to, isKnown: false }, caller);
    }
    const browser = elsewhere();
    await askMail(browser, email);
    const entry = { email, code: site.notices.at(-1)?.code };
    expect((await browser.post('/api/auth/email/verify-code', entry)).status).toBe(200);
  });
});

describe('signing up all over one network', { timeout: 60_000 }, () => {
  it('discloses 25 taken addresses an hour at most, and makes 50 accounts', async () => {
    await createDemoUser(site.db, person);
    const signUp = async (number: number, to: string) =>
      (await inside(number * 20).post('/api/auth/sign-up', { email: to, password, name: 'Zed' }))
        .status;
    const shown: number[] = [];
    for (let number = 0; number < 30; number += 1) shown.push(await signUp(number, email));
    expect(shown.filter((status) => status === 409)).toHaveLength(25);
    site.pass(3_600_000);
    const made: number[] = [];
    for (let number = 0; number < 55; number += 1) {
      made.push(await signUp(number, `new${number}@example.com`));
    }
    expect(made.filter((status) => status === 201)).toHaveLength(50);
  });
});
