import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired, suspendAccount } from '#server/accounts/accounts.ts';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';
import { enterBy, addPasskey, PASSWORD } from '#tests/support/passkeys/passkey-people.ts';
import {
  answerStep,
  appOwner,
  appOwnerByPhone,
  byCode,
  byPassword,
  isSignedIn,
  kindsOf,
  nextCode,
  setUpApp,
} from '#tests/support/second-factor/app-people.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

const asked = { status: 401, body: { code: 'totp_required' } };
const ended = { status: 401, body: { code: 'second_step_ended' } };
const wrong = { status: 400, body: { code: 'code_invalid' } };

const stepsOf = (userId: string) =>
  site.db.selectFrom('second_steps').selectAll().where('user_id', '=', userId).execute();

describe('the first factor of somebody with an app', () => {
  it('by password opens nothing, and the second one does', async () => {
    const owner = await appOwner(site);
    const { browser, answer } = await byPassword(site, owner.email);
    expect(answer).toMatchObject(asked);
    expect(browser.cookies.has('sid')).toBe(false);
    expect(browser.cookies.has('known')).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
    const entered = await answerStep(browser, nextCode(site, owner));
    expect(entered).toMatchObject({ status: 200, body: { user: { id: owner.id } } });
    expect(browser.cookies.has('step')).toBe(false);
    expect((await kindsOf(browser))[0]).toBe('signed_in password');
    expect(site.devices.at(-1)?.account.id).toBe(owner.id);
  });

  it('by a wrong password says what it says to everybody', async () => {
    const owner = await appOwner(site);
    const browser = site.browser();
    const refused = await browser.post('/api/auth/sign-in', {
      email: owner.email,
      password: 'not the right one',
    });
    expect(refused).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(browser.cookies.has('step')).toBe(false);
    expect(await stepsOf(owner.id)).toEqual([]);
  });

  it('by a code to their e-mail address opens nothing; the code is spent', async () => {
    const owner = await appOwner(site);
    const first = await byCode(site, { email: owner.email });
    expect(first.answer).toMatchObject(asked);
    expect((await first.send()).body.code).toBe('code_invalid');
    expect(await answerStep(first.browser, nextCode(site, owner))).toMatchObject({ status: 200 });
    expect((await kindsOf(first.browser))[0]).toBe('signed_in email');
  });

  it('by a code to their phone opens nothing, and the second one makes the browser known', async () => {
    const owner = await appOwnerByPhone(site, '+15145550199');
    const first = await byCode(site, { phone: '+15145550199' });
    expect(first.answer).toMatchObject(asked);
    expect(await answerStep(first.browser, nextCode(site, owner))).toMatchObject({ status: 200 });
    expect(first.browser.cookies.get('known')?.split('.')).toHaveLength(3);
    expect((await kindsOf(first.browser))[0]).toBe('signed_in phone');
  });

  it('by a reset of the password sets it, ends the sessions, and opens nothing', async () => {
    const owner = await appOwner(site);
    const browser = site.browser();
    await browser.post('/api/auth/password/send-code', { email: owner.email });
    const body = {
      email: owner.email,
      code: site.notices.at(-1)?.code,
      password: 'Lantern-81-oboe',
    };
    expect(await browser.post('/api/auth/password/reset', body)).toMatchObject(asked);
    expect([await isSignedIn(owner.browser), await isSignedIn(browser)]).toEqual([false, false]);
    expect(await answerStep(browser, nextCode(site, owner))).toMatchObject({ status: 200 });
    expect((await byPassword(site, owner.email)).answer.body.code).toBe('wrong_credentials');
  });

  it('through Google comes back to the second step, and names nobody', async () => {
    const owner = await appOwner(site);
    const claims = { sub: owner.id, name: 'Ana', email: owner.email, email_verified: true };
    const { browser: social, ...back } = await site.byGoogle(claims);
    expect([back.signedIn, back.to]).toEqual([false, '/?auth=second-step&lang=en#/']);
    expect(site.changes.at(-1)).toMatchObject({
      what: 'identityLinked',
      account: { id: owner.id },
    });
    const browser = site.browser();
    social.cookies.forEach((value, name) => browser.cookies.set(name, value));
    expect(await answerStep(browser, nextCode(site, owner))).toMatchObject({ status: 200 });
    const done = await kindsOf(browser);
    expect(done.slice(0, 2)).toEqual(['signed_in google', 'identity_linked google']);
    // The provider may remember the browser: as ever, that is no fresh proof of who sits there.
    const renewed = await browser.post('/api/account/authenticator-app/recovery-codes');
    expect(renewed.body.code).toBe('reauth_required');
  });

  it('through Facebook comes back to the second step', async () => {
    const owner = await appOwner(site);
    await site.db
      .insertInto('identities')
      .values({
        provider: 'facebook',
        subject: owner.id,
        user_id: owner.id,
        created_at: site.clock.now(),
      })
      .execute();
    const back = await site.byFacebook({ id: owner.id, name: 'Ana' });
    expect([back.signedIn, back.to]).toEqual([false, '/?auth=second-step&lang=en#/']);
  });

  it('by a passkey is both factors', async () => {
    const owner = await appOwner(site);
    const { authenticator } = await addPasskey(site, owner.browser);
    const { answer } = await enterBy(site, authenticator);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: owner.id } } });
  });

  it('tells a suspended person so, as it does everybody', async () => {
    const owner = await appOwner(site);
    const pending = await byPassword(site, owner.email);
    await site.db.transaction().execute((tx) => suspendAccount(tx, owner.id, site.clock.now()));
    const { answer } = await byPassword(site, owner.email);
    expect(answer).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    expect(await answerStep(pending.browser, nextCode(site, owner))).toMatchObject(ended);
  });
});

describe('a second step', () => {
  it('opens once, also where two answer at once', async () => {
    const owner = await appOwner(site);
    const { browser } = await byPassword(site, owner.email);
    const code = nextCode(site, owner);
    const twin = site.browser();
    browser.cookies.forEach((value, name) => twin.cookies.set(name, value));
    const both = await Promise.all([answerStep(browser, code), answerStep(twin, code)]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '401']);
    expect(await answerStep(twin, nextCode(site, owner))).toMatchObject(ended);
  });

  it('refuses a code of the app that opened another one, also at the same moment', async () => {
    const owner = await appOwner(site);
    const one = await byPassword(site, owner.email);
    const other = await byPassword(site, owner.email);
    const code = nextCode(site, owner);
    const both = await Promise.all([
      answerStep(one.browser, code),
      answerStep(other.browser, code),
    ]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '400']);
  });

  it('takes each recovery code once, in whatever case and spacing, and notifies its person', async () => {
    const owner = await appOwner(site);
    const [code = ''] = owner.recoveryCodes;
    const one = await byPassword(site, owner.email);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    expect(await answerStep(one.browser, typed)).toMatchObject({ status: 200 });
    expect(site.changes.at(-1)).toMatchObject({ what: 'recoveryCodeUsed' });
    expect((await kindsOf(one.browser)).slice(0, 2)).toEqual([
      'signed_in password',
      'recovery_code_used null',
    ]);
    const app = (await one.browser.get('/api/account/authenticator-app')).body;
    expect(app.recoveryCodesLeft).toBe(9);
    const other = await byPassword(site, owner.email);
    expect(await answerStep(other.browser, code)).toMatchObject(wrong);
  });

  it('is gone after ten minutes', async () => {
    const owner = await appOwner(site);
    const { browser } = await byPassword(site, owner.email);
    site.pass(600_000);
    expect(await answerStep(browser, nextCode(site, owner))).toMatchObject(ended);
    expect(browser.cookies.has('step')).toBe(false);
    await deleteExpired(site);
    expect(await stepsOf(owner.id)).toEqual([]);
  });

  it('refuses what is no code, and a browser that gave no first factor', async () => {
    const owner = await appOwner(site);
    const { browser } = await byPassword(site, owner.email);
    for (const code of ['', 'x'.repeat(41), 123456])
      expect((await browser.post('/api/auth/second-factor', { code })).status).toBe(422);
    const stranger = site.browser();
    expect(await answerStep(stranger, nextCode(site, owner))).toMatchObject(ended);
    stranger.cookies.set('step', 'forged');
    expect(await answerStep(stranger, nextCode(site, owner))).toMatchObject(ended);
    expect((await stepsOf(owner.id)).map(({ wrong_codes }) => wrong_codes)).toEqual([0]);
  });

  it('ends the session that was in the browser, and never takes over a token of before', async () => {
    const owner = await appOwner(site);
    const before = owner.browser.cookies.get('sid');
    const { answer } = await byPassword(site, owner.email, owner.browser);
    expect(answer).toMatchObject(asked);
    expect(owner.browser.cookies.get('sid')).toBe(before);
    expect(await isSignedIn(owner.browser)).toBe(true);
    await answerStep(owner.browser, nextCode(site, owner));
    expect(owner.browser.cookies.get('sid')).not.toBe(before);
    const old = site.browser();
    old.cookies.set('sid', before ?? '');
    expect(await isSignedIn(old)).toBe(false);
  });

  it('gives a fresh proof of identity, which the first factor alone does not', async () => {
    const owner = await appOwner(site);
    site.pass(11 * 60_000);
    const renew = () => owner.browser.post('/api/account/authenticator-app/recovery-codes');
    await byPassword(site, owner.email, owner.browser);
    expect((await renew()).body.code).toBe('reauth_required');
    await answerStep(owner.browser, nextCode(site, owner));
    expect((await renew()).status).toBe(200);
  });

  it('ends with the sessions of its person: another password, the end of all others, the app', async () => {
    const owner = await appOwner(site);
    const endings = [
      () => owner.browser.send('DELETE', '/api/account/sessions'),
      () =>
        owner.browser.send('PUT', '/api/account/password', {
          currentPassword: PASSWORD,
          newPassword: 'Lantern-82-oboe',
        }),
    ];
    for (const end of endings) {
      const { browser } = await byPassword(site, owner.email);
      expect(await stepsOf(owner.id)).toHaveLength(1);
      expect((await end()).status).toBeLessThan(300);
      expect(await answerStep(browser, nextCode(site, owner))).toMatchObject(ended);
    }
  });
});

it('is asked of nobody who signs up, and of nobody without an app', async () => {
  const browser = site.browser();
  const form = { email: 'new@example.com', password: PASSWORD, name: 'Ana', userType: 'user' };
  expect((await browser.post('/api/auth/sign-up', form)).status).toBe(201);
  await browser.post('/api/account/authenticator-app');
  const again = await byPassword(site, 'new@example.com');
  expect(again.answer.status).toBe(200);
});

it('leaves the account to whoever proves an address that it only claimed', async () => {
  const claimant = site.browser();
  const email = 'claimed@example.com';
  const form = { email, password: PASSWORD, name: 'Eve', userType: 'user' };
  await claimant.post('/api/auth/sign-up', form);
  const app = await setUpApp(site, claimant);
  const pending = await byPassword(site, email);
  expect(pending.answer).toMatchObject(asked);
  const proven = await byCode(site, { email });
  expect(proven.answer.status).toBe(200);
  expect(await answerStep(pending.browser, nextCode(site, app))).toMatchObject(ended);
  expect((await proven.browser.get('/api/account/authenticator-app')).body.since).toBeNull();
});
