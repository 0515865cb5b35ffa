import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { countPasswordAttempt } from './limits-passwords.ts';

let site: AccountsSite;
const minute = 60_000;
const hour = 60 * minute;
const password = 'tapwater and rain';

beforeEach(async () => {
  site = await startAccountsSite();
});
afterEach(() => site.drop());

/** A browser of one of 65,000 networks, each in a neighbourhood of its own. */
const from = (caller: number) => site.browser(`10.${caller >> 8}.${caller & 255}.1`);
const text = async (phone: string, caller: number) =>
  (await from(caller).post('/api/auth/phone/send-code', { phone })).status;

describe('pumping text messages', { timeout: 120_000 }, () => {
  it('a thousand times in an hour, at one prefix from 100 networks, sends five', async () => {
    const answers: number[] = [];
    for (let asked = 0; asked < 1000; asked += 1) {
      answers.push(await text(`+1514555${String(asked).padStart(4, '0')}`, asked % 100));
      site.pass(3000);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(site.notices).toHaveLength(5);
  });

  it('a thousand times in an hour, all over the country, sends a quarter of the day at most', async () => {
    await site.drop();
    site = await startAccountsSite({ SMS_DAILY_LIMIT: '80' });
    for (let asked = 0; asked < 100; asked += 1) {
      const area = 200 + (asked % 700);
      await text(`+1${area}${250 + (asked % 500)}0100`, asked);
      site.pass(3000);
    }
    expect(site.notices).toHaveLength(20);
  });

  it('at one range, whose codes nobody enters, shuts it for a day', async () => {
    const ask = (asked: number) => text(`+15145${50 + (asked % 40)}0100`, asked);
    for (let asked = 0; asked < 30; asked += 1) expect(await ask(asked)).toBe(200);
    expect(await ask(30)).toBe(429);
    site.pass(2 * hour);
    expect([await ask(31), await text('+14165550100', 99)]).toEqual([429, 200]);
    site.pass(23 * hour);
    expect(await ask(32)).toBe(200);
  });

  it('stops at the budget of the day, while mail and known browsers still get codes', async () => {
    await site.drop();
    site = await startAccountsSite({ SMS_DAILY_LIMIT: '4' });
    const owner = from(1);
    const phone = '+15145550100';
    await owner.post('/api/auth/phone/send-code', { phone });
    const code = site.notices.at(-1)?.code;
    await owner.post('/api/auth/phone/verify-code', { phone, code });
    for (const other of [2, 3, 4]) {
      expect(await text(`+1416555010${other}`, other)).toBe(429);
      site.pass(2 * hour);
      expect(await text(`+1${400 + other}5550100`, other)).toBe(200);
    }
    site.pass(2 * hour);
    expect(await text('+16135550100', 5)).toBe(429);
    const mail = from(5).post('/api/auth/email/send-code', { email: 'ana@example.com' });
    await expect(mail).resolves.toMatchObject({ status: 200 });
    const own = owner.post('/api/auth/phone/send-code', { phone });
    await expect(own).resolves.toMatchObject({ status: 200 });
    site.pass(23 * hour);
    expect(await text('+16135550100', 6)).toBe(200);
  });

  it('leaves a range open whose codes are entered', async () => {
    for (let asked = 0; asked < 33; asked += 1) {
      const browser = from(asked);
      const phone = `+15145${50 + (asked % 40)}0100`;
      const sent = await browser.post('/api/auth/phone/send-code', { phone });
      expect(sent.status).toBe(200);
      const code = site.notices.at(-1)?.code;
      if (asked % 3 === 0) await browser.post('/api/auth/phone/verify-code', { phone, code });
    }
  });
});

describe('signing up', () => {
  const signUp = async (email: string, caller = 1) =>
    (await from(caller).post('/api/auth/sign-up', { email, password, name: 'Ana' })).status;

  it('is ten times an hour for one network address', async () => {
    const answers: number[] = [];
    for (let made = 0; made < 11; made += 1) answers.push(await signUp(`new${made}@example.com`));
    expect(answers).toEqual([...Array(10).fill(201), 429]);
  });

  it('shows five addresses an hour to be taken, and then nothing about any', async () => {
    const taken = Array.from({ length: 6 }, (_, index) => `known${index}@example.com`);
    for (const email of taken) await createDemoUser(site.db, { ...person, email });
    const answers: number[] = [];
    for (const email of taken) answers.push(await signUp(email));
    answers.push(await signUp('unknown@example.com'));
    expect(answers).toEqual([409, 409, 409, 409, 409, 429, 429]);
  });
});

const person = { role: 'customer', name: 'Ana', language: 'en', password } as const;
const email = 'ana@example.com';
const signIn = async (typed: string, browser = from(1), who = email) =>
  (await browser.post('/api/auth/sign-in', { email: who, password: typed })).status;

describe('guessing passwords', { timeout: 60_000 }, () => {
  beforeEach(async () => void (await createDemoUser(site.db, { ...person, email })));

  it('from everywhere does not lock the owner out of a device of theirs', async () => {
    const owner = from(1);
    await signIn(password, owner);
    await owner.post('/api/auth/sign-out');
    for (let tries = 0; tries < 10; tries += 1) await signIn('wrong', from(10 + tries));
    expect([await signIn(password, from(50)), await signIn(password, owner)]).toEqual([429, 200]);
  });

  it('from such a device stops after ten, too', async () => {
    const thief = from(1);
    await signIn(password, thief);
    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push(await signIn('wrong', thief));
    expect(answers).toEqual([...Array(10).fill(401), 429]);
  });

  it('with a made-up or foreign device gains nothing', async () => {
    const other = 'bea@example.com';
    await createDemoUser(site.db, { ...person, email: other });
    const thief = from(1);
    await signIn(password, thief, other);
    for (let tries = 0; tries < 10; tries += 1) await signIn('wrong', from(10 + tries));
    expect(await signIn(password, thief)).toBe(429);
    thief.cookies.set('device', 'made.up');
    expect(await signIn(password, thief)).toBe(429);
  });

  it('over one neighbourhood stops after 150', async () => {
    for (let tries = 0; tries < 150; tries += 1) {
      const someone = `someone${tries}@example.com`;
      await countPasswordAttempt(site, { email: someone, caller: `10.0.1.${tries}`, device: null });
    }
    expect(await signIn('wrong', site.browser('10.0.1.200'))).toBe(429);
    expect(await signIn('wrong', from(2))).toBe(401);
  });

  it('with a stolen list (credential stuffing) pauses passwords on unknown devices, not codes', async () => {
    const owner = from(1);
    await signIn(password, owner);
    const listed = (tries: number) => {
      const caller = `10.${1 + (tries >> 8)}.${tries & 255}.1`;
      return countPasswordAttempt(site, { email: `${tries}@example.com`, caller, device: null });
    };
    for (let tries = 0; tries < 198; tries += 1) await listed(tries);
    expect(await signIn('wrong', from(2))).toBe(429);
    expect([await signIn(password, from(3)), await signIn(password, owner)]).toEqual([429, 200]);
    const browser = from(4);
    await browser.post('/api/auth/email/send-code', { email });
    const entry = { email, code: site.notices.at(-1)?.code };
    expect((await browser.post('/api/auth/email/verify-code', entry)).status).toBe(200);
    site.pass(10 * minute);
    expect(await signIn(password, from(5))).toBe(200);
  });
});

describe('a flood of wrong codes', () => {
  /** The state after 500 wrong entries in ten minutes. */
  async function flood() {
    const { db, clock } = site;
    const ends = new Date(+clock.now() + 10 * minute);
    const browser = from(2);
    await browser.post('/api/auth/email/send-code', { email: 'first@example.com' });
    await browser.post('/api/auth/email/verify-code', { email: 'first@example.com', code: '1' });
    const wrong = site.notices.at(-1)?.code === '000000' ? '000001' : '000000';
    const entry = { email: 'first@example.com', code: wrong };
    await browser.post('/api/auth/email/verify-code', entry);
    const changed = await db
      .updateTable('rate_limits')
      .set({ hits: 501, window_ends_at: ends })
      .where('bucket', 'like', 'guesses:%')
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(1n);
  }
  const byCode = async (who: string, browser: ReturnType<typeof from>) => {
    await browser.post('/api/auth/email/send-code', { email: who });
    const entry = { email: who, code: site.notices.at(-1)?.code };
    return (await browser.post('/api/auth/email/verify-code', entry)).status;
  };

  it('leaves codes to those who have nothing else, and the rest to their passwords', async () => {
    await createDemoUser(site.db, { ...person, email });
    const known = from(7);
    expect(await byCode(email, known)).toBe(200);
    site.pass(minute);
    await flood();
    expect(await byCode(email, from(3))).toBe(429);
    expect(await byCode(email, known)).toBe(200);
    expect(await signIn(password, from(4))).toBe(200);
    expect(await byCode('newcomer@example.com', from(5))).toBe(200);
    site.pass(11 * minute);
    expect(await byCode(email, from(6))).toBe(200);
  });
});
