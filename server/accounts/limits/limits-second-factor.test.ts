import { afterEach, beforeEach, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { PASSWORD, somebody } from '#tests/support/passkeys/passkey-people.ts';
import {
  answerStep,
  appOwner,
  nextCode,
  setUpApp,
} from '#tests/support/second-factor/app-people.ts';

type Browser = ReturnType<AccountsSite['browser']>;

let site: AccountsSite;
beforeEach(async () => {
  site = await startAccountsSite();
});
afterEach(() => site.drop());

const HOUR = 3_600_000;

/** The first factor, and a wrong code of the app; the status of the latter. */
async function wrongCode(browser: Browser, email: string) {
  await browser.post('/api/auth/sign-in', { email, password: PASSWORD });
  return (await answerStep(browser, '000000')).status;
}

it('ten codes of an app are wrong an hour and twenty a day, from however many networks', async () => {
  const owner = await appOwner(site);
  const from = (network: number) => site.browser(`198.51.${network}.9`);
  const ten = async () => {
    for (let tried = 0; tried < 10; tried += 1)
      expect(await wrongCode(from(tried), owner.email)).toBe(400);
  };
  await ten();
  expect(await wrongCode(from(99), owner.email)).toBe(429);
  site.pass(HOUR);
  await ten();
  site.pass(HOUR);
  expect(await wrongCode(from(99), owner.email)).toBe(429);
});

it('strangers with the password close neither a browser known to its person, nor recovery codes', async () => {
  const owner = await appOwner(site);
  const stranger = site.browser('198.51.100.9');
  for (let tried = 0; tried < 10; tried += 1) await wrongCode(stranger, owner.email);
  const elsewhere = site.browser('198.51.101.9');
  expect(await wrongCode(elsewhere, owner.email)).toBe(429);
  const [recovery = ''] = owner.recoveryCodes;
  expect((await answerStep(elsewhere, recovery)).status).toBe(200);
  const body = { email: owner.email, password: PASSWORD };
  await owner.browser.post('/api/auth/sign-in', body);
  expect((await answerStep(owner.browser, nextCode(site, owner))).status).toBe(200);
});

it('a browser known to its person has ten of its own', async () => {
  const owner = await appOwner(site);
  for (let tried = 0; tried < 10; tried += 1)
    expect(await wrongCode(owner.browser, owner.email)).toBeLessThan(429);
  expect(await wrongCode(owner.browser, owner.email)).toBe(429);
});

it('a browser known from before the app counts as a strange one', async () => {
  const person = await somebody(site);
  const older = site.browser();
  await older.post('/api/auth/sign-in', { email: person.email, password: PASSWORD });
  const owner = { ...person, ...(await setUpApp(site, person.browser)) };
  for (let tried = 0; tried < 10; tried += 1)
    expect(await wrongCode(older, owner.email)).toBeLessThan(429);
  expect(await wrongCode(site.browser(), owner.email)).toBe(429);
  expect(await wrongCode(owner.browser, owner.email)).toBe(400);
});

it('a browser is known once a second step was passed there, until the app is another', async () => {
  const owner = await appOwner(site);
  const body = { email: owner.email, password: PASSWORD };
  const passed = site.browser();
  await passed.post('/api/auth/sign-in', body);
  expect((await answerStep(passed, nextCode(site, owner))).status).toBe(200);
  for (let tried = 0; tried < 10; tried += 1) await wrongCode(site.browser(), owner.email);
  expect(await wrongCode(site.browser(), owner.email)).toBe(429);
  expect(await wrongCode(passed, owner.email)).toBe(400);
  await owner.browser.send('DELETE', '/api/account/authenticator-app');
  site.pass(1000);
  await owner.browser.post('/api/auth/sign-in', body);
  await setUpApp(site, owner.browser);
  expect(await wrongCode(passed, owner.email)).toBe(429);
});

it('a browser known to its person tries ten recovery codes an hour, apart from those of the app', async () => {
  const owner = await appOwner(site);
  const tryOne = async () => {
    await owner.browser.post('/api/auth/sign-in', { email: owner.email, password: PASSWORD });
    return (await answerStep(owner.browser, 'AAAA-BBBB-CCCC-DDDD')).status;
  };
  for (let tried = 0; tried < 10; tried += 1) expect(await tryOne()).toBe(400);
  expect(await tryOne()).toBe(429);
  expect(await wrongCode(owner.browser, owner.email)).toBe(400);
});

it('one network tries 30 codes an hour; those without a sign-in that waits are not counted', async () => {
  const owner = await appOwner(site);
  const stranger = site.browser('198.51.100.7');
  const tryOne = async (browser: Browser) =>
    (await answerStep(browser, 'AAAA-BBBB-CCCC-DDDD')).status;
  for (let tried = 0; tried < 40; tried += 1) expect(await tryOne(stranger)).toBe(401);
  const inStep = async () => {
    await stranger.post('/api/auth/sign-in', { email: owner.email, password: PASSWORD });
    return tryOne(stranger);
  };
  for (let tried = 0; tried < 30; tried += 1) expect(await inStep()).toBe(400);
  expect(await inStep()).toBe(429);
  site.pass(HOUR);
  expect(await inStep()).toBe(400);
});

it('a person renews and removes ten times an hour', async () => {
  const owner = await appOwner(site);
  const path = '/api/account/authenticator-app';
  const renew = async () => (await owner.browser.post(`${path}/recovery-codes`)).status;
  for (let times = 0; times < 10; times += 1) expect(await renew()).toBe(200);
  expect(await renew()).toBe(429);
  expect((await owner.browser.send('DELETE', path)).status).toBe(429);
  expect((await owner.browser.get(path)).body.recoveryCodesLeft).toBe(10);
});

it('right codes are not counted', async () => {
  const owner = await appOwner(site);
  for (let times = 0; times < 12; times += 1) {
    const browser = site.browser();
    await browser.post('/api/auth/sign-in', { email: owner.email, password: PASSWORD });
    expect((await answerStep(browser, nextCode(site, owner))).status).toBe(200);
  }
});

it('a person begins 30 apps an hour, and tries ten first codes in 15 minutes', async () => {
  const { browser } = await somebody(site);
  const begin = async () => (await browser.post('/api/account/authenticator-app')).status;
  for (let begun = 0; begun < 30; begun += 1) expect(await begin()).toBe(200);
  expect(await begin()).toBe(429);
  const other = await somebody(site);
  const confirm = async () =>
    (await other.browser.post('/api/account/authenticator-app/confirm', { code: '000000' })).status;
  for (let tried = 0; tried < 10; tried += 1) expect(await confirm()).toBe(400);
  expect(await confirm()).toBe(429);
  site.pass(HOUR);
  await other.browser.post('/api/auth/sign-in', { email: other.email, password: PASSWORD });
  expect((await setUpApp(site, other.browser)).recoveryCodes).toHaveLength(10);
});
