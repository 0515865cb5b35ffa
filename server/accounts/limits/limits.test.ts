import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';

let site: AccountsSite;
let callers = 0;
const minute = 60_000;
const hour = 60 * minute;

beforeEach(async () => {
  site = await startAccountsSite();
});
afterEach(() => site.drop());

const elsewhere = () => site.browser(`198.51.100.${(callers += 1)}`);
const ask = async (email: string, browser = elsewhere()) =>
  (await browser.post('/api/auth/email/send-code', { email })).status;

describe('codes to one address', () => {
  it('are 30 seconds apart, and the answer says how long to wait', async () => {
    await ask('a@example.com');
    site.pass(10_000);
    const refused = await elsewhere().post('/api/auth/email/send-code', { email: 'a@example.com' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(refused.headers.get('retry-after')).toBe('20');
    site.pass(20_000);
    await expect(ask('a@example.com')).resolves.toBe(200);
  });

  it('are three in 15 minutes, five an hour and ten a day', async () => {
    const answers: number[] = [];
    for (let asked = 0; asked < 40; asked += 1) {
      answers.push(await ask('b@example.com'));
      site.pass(31_000);
    }
    const sent = (from: number, to: number) =>
      answers.slice(from, to).filter((status) => status === 200).length;
    expect(sent(0, 29)).toBe(3);
    expect(sent(0, 40)).toBe(5);
    for (let asked = 0; asked < 20; asked += 1) {
      site.pass(hour);
      answers.push(await ask('b@example.com'));
    }
    expect(sent(0, 60)).toBe(10);
  });

  it('are one for fifty who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('c@example.com')));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('codes from one network address', () => {
  it('are twenty an hour, whatever their addresses', async () => {
    const browser = elsewhere();
    const answers: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) {
      answers.push(await ask(`person${asked}@example.com`, browser));
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });

  it('are ten an hour by text message', async () => {
    const browser = elsewhere();
    const answers: number[] = [];
    for (let asked = 0; asked < 11; asked += 1) {
      const phone = `+1514${555 + asked}0100`;
      answers.push((await browser.post('/api/auth/phone/send-code', { phone })).status);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(answers.at(-1)).toBe(429);
  });
});

describe('codes to consecutive numbers', () => {
  it('are five an hour, from wherever', async () => {
    const answers: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) {
      const phone = `+151455501${10 + asked}`;
      answers.push((await elsewhere().post('/api/auth/phone/send-code', { phone })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('codes by mail to everybody together', () => {
  it('are 5,000 an hour, separately for each purpose, for known browsers and for texts', async () => {
    const owner = elsewhere();
    await ask('owner@example.com', owner);
    const entry = { email: 'owner@example.com', code: site.notices.at(-1)?.code };
    await owner.post('/api/auth/email/verify-code', entry);
    site.pass(minute);
    const filled = await site.db
      .updateTable('rate_limits')
      .set({ hits: 4999 })
      .where('bucket', 'like', 'codes:%')
      .executeTakeFirst();
    expect(filled.numUpdatedRows).toBe(1n);
    expect([await ask('a@example.com'), await ask('b@example.com')]).toEqual([200, 429]);
    expect(await ask('owner@example.com', owner)).toBe(200);
    const others = [
      await elsewhere().post('/api/auth/password/send-code', { email: 'c@example.com' }),
      await elsewhere().post('/api/auth/phone/send-code', { phone: '+15145550100' }),
    ];
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('wrong passwords', () => {
  const credentials = { email: 'ana@example.com', password: 'the right one' };
  const tryWrong = (browser = elsewhere(), email = credentials.email) =>
    browser.post('/api/auth/sign-in', { email, password: 'wrong' });

  beforeEach(async () => {
    await createDemoUser(site.db, {
      ...credentials,
      role: 'customer',
      name: 'Ana',
      language: 'en',
    });
  });

  it('stop after ten for an account, from wherever, while codes stay open', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(tryWrong()).resolves.toMatchObject({ status: 401 });
    }
    const right = elsewhere().post('/api/auth/sign-in', credentials);
    await expect(right).resolves.toMatchObject({ status: 429, body: { code: 'too_many' } });
    const browser = elsewhere();
    await ask(credentials.email, browser);
    const entry = { email: credentials.email, code: site.notices.at(-1)?.code };
    const byCode = browser.post('/api/auth/email/verify-code', entry);
    await expect(byCode).resolves.toMatchObject({ status: 200 });
    site.pass(15 * minute);
    const later = elsewhere().post('/api/auth/sign-in', credentials);
    await expect(later).resolves.toMatchObject({ status: 200 });
  });

  it('stop after thirty from one network address, whatever the account', async () => {
    const browser = elsewhere();
    const answers: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      answers.push((await tryWrong(browser, `person${tries}@example.com`)).status);
    }
    expect(answers.indexOf(429)).toBe(30);
  });

  it('are not made of right ones', async () => {
    for (let times = 0; times < 12; times += 1) {
      const answer = elsewhere().post('/api/auth/sign-in', credentials);
      await expect(answer).resolves.toMatchObject({ status: 200 });
    }
  });
});

describe('wrong codes', () => {
  const enter = (browser: ReturnType<typeof elsewhere>, code: string) =>
    browser.post('/api/auth/email/verify-code', { email: 'd@example.com', code });

  it('for one address stop after ten an hour over all its codes', async () => {
    const answers: number[] = [];
    for (let codes = 0; codes < 3; codes += 1) {
      const browser = elsewhere();
      await ask('d@example.com', browser);
      const wrong = site.notices.at(-1)?.code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 4; tries += 1) answers.push((await enter(browser, wrong)).status);
      site.pass(2 * minute);
    }
    expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it('from browsers that asked for none do not lock the owner out', async () => {
    const owner = elsewhere();
    await ask('d@example.com', owner);
    for (let tries = 0; tries < 12; tries += 1) await enter(elsewhere(), '000000');
    const answer = enter(owner, site.notices.at(-1)?.code ?? '');
    await expect(answer).resolves.toMatchObject({ status: 200 });
  });

  it('from one network address stop after thirty an hour', async () => {
    const browser = elsewhere();
    const answers: number[] = [];
    for (let tries = 0; tries < 31; tries += 1)
      answers.push((await enter(browser, '000000')).status);
    expect(answers.indexOf(429)).toBe(30);
  });
});

describe('a database that cannot count', () => {
  it('refuses everybody', async () => {
    await site.db.schema.dropTable('rate_limits').execute();
    await expect(ask('e@example.com')).resolves.toBe(500);
    expect(site.notices).toEqual([]);
  });
});
