import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeForErasure, suspendAccount } from '#server/accounts/accounts.ts';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { enterBy, keeper, passkeysOf, somebody } from '#tests/support/passkeys/passkey-people.ts';
import {
  SoftwareAuthenticator,
  type Deviation,
} from '#tests/support/passkeys/software-authenticator.ts';

let site: AccountsSite;
const minute = 60_000;
const refused = { status: 400, body: { code: 'passkey_refused' } };

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

const everything = async () => ({
  passkeys: await site.db.selectFrom('passkeys').selectAll().orderBy('id').execute(),
  sessions: await site.db.selectFrom('sessions').select('id').orderBy('id').execute(),
});
const recorded = async () =>
  site.db
    .selectFrom('auth_events')
    .select(['kind', 'way', 'user_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('signing in by a passkey', () => {
  it('opens the account of its person, with a fresh proof of identity', async () => {
    const { id, authenticator } = await keeper(site);
    site.pass(20 * minute);
    const { browser, answer } = await enterBy(site, authenticator);
    expect(answer).toMatchObject({ status: 200, body: { user: { id } } });
    expect(await recorded()).toEqual({ kind: 'signed_in', way: 'passkey', user_id: id });
    expect((await passkeysOf(browser)).passkeys[0].lastUsedAt).toBe(site.clock.now().toISOString());
    await expect(browser.post('/api/account/passkeys/options')).resolves.toMatchObject({
      status: 200,
    });
  });

  it('ends the session that the browser had', async () => {
    const { authenticator } = await keeper(site);
    const other = await somebody(site);
    const old = other.browser.cookies.get('sid');
    await enterBy(site, authenticator, {}, other.browser);
    const before = site.browser();
    before.cookies.set('sid', old ?? '');
    expect((await before.get('/api/auth/me')).status).toBe(401);
  });

  it('is notified to its person where the browser is new, and not again', async () => {
    const { id, authenticator } = await keeper(site);
    const toldOf = () => site.devices.filter(({ account }) => account.id === id).length;
    const before = toldOf();
    const { browser } = await enterBy(site, authenticator);
    await enterBy(site, authenticator, {}, browser);
    expect(toldOf() - before).toBe(1);
  });

  it('begins with the same for everybody: no passkey is named', async () => {
    const { browser } = await keeper(site);
    const [known, stranger] = [
      await browser.post('/api/auth/passkey/options'),
      await site.browser().post('/api/auth/passkey/options'),
    ];
    const { challenge, ...rest } = known.body.request;
    expect(rest).toEqual({
      rpId: 'localhost',
      timeout: 10 * minute,
      allowCredentials: [],
      userVerification: 'required',
    });
    expect({ ...stranger.body.request, challenge }).toEqual(known.body.request);
  });

  it('stores no challenge, only its hash', async () => {
    const { body } = await site.browser().post('/api/auth/passkey/options');
    const stored = await site.db.selectFrom('passkey_challenges').selectAll().execute();
    const hashes = stored.map((row) => row.challenge_hash.toString('base64url'));
    expect(hashes).not.toContain(body.request.challenge);
  });

  it('counts the signatures of an authenticator that does', async () => {
    const { authenticator } = await keeper(site);
    authenticator.counter = 41;
    expect((await enterBy(site, authenticator)).answer.status).toBe(200);
    expect((await enterBy(site, authenticator)).answer.status).toBe(200);
    const { passkeys } = await everything();
    expect(passkeys.map(({ counter }) => counter)).toContain(43);
  });
});

describe('refused in one way, and nothing changes', () => {
  const anotherKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  it.each<[string, () => Deviation]>([
    ['another origin', () => ({ origin: 'https://evil.example' })],
    ['another site', () => ({ rpId: 'evil.example' })],
    ['a challenge of nobody', () => ({ challenge: 'a'.repeat(43) })],
    ['a frame of another site', () => ({ crossOrigin: true })],
    ['a person who is not verified', () => ({ isVerified: false })],
    ['a signature by another key', () => ({ key: anotherKey() })],
    ['another person', () => ({ userHandle: 'AZNtP0000000000000000A' })],
  ])('%s', async (_, deviation) => {
    const { authenticator } = await keeper(site);
    const before = await everything();
    const { browser, answer } = await enterBy(site, authenticator, deviation());
    expect(answer).toMatchObject(refused);
    expect(await everything()).toEqual(before);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('a passkey that nobody has', async () => {
    const { authenticator } = await keeper(site);
    const stranger = new SoftwareAuthenticator(site.config.publicUrl);
    const unknown = await enterBy(site, stranger, { userHandle: 'AZNtP0000000000000000A' });
    const wrong = await enterBy(site, authenticator, { isVerified: false });
    expect(unknown.answer).toMatchObject(refused);
    expect([unknown.answer.status, unknown.answer.body]).toEqual([
      wrong.answer.status,
      wrong.answer.body,
    ]);
    expect(await recorded()).toEqual({ kind: 'sign_in_refused', way: 'passkey', user_id: null });
  });

  it('an answer that was used before, or is wrong and then right', async () => {
    const { authenticator } = await keeper(site);
    const { browser, send } = await enterBy(site, authenticator);
    expect(await send()).toMatchObject(refused);
    const begun = await browser.post('/api/auth/passkey/options');
    const { request } = begun.body;
    const wrong = authenticator.sign(request, { isVerified: false });
    const right = authenticator.sign(request);
    await browser.post('/api/auth/passkey/sign-in', { credential: wrong });
    const late = browser.post('/api/auth/passkey/sign-in', { credential: right });
    await expect(late).resolves.toMatchObject(refused);
  });

  it('an answer after ten minutes, or in another browser', async () => {
    const { authenticator } = await keeper(site);
    const browser = site.browser();
    const ask = async () => (await browser.post('/api/auth/passkey/options')).body.request;
    const late = authenticator.sign(await ask());
    site.pass(10 * minute);
    const sent = browser.post('/api/auth/passkey/sign-in', { credential: late });
    await expect(sent).resolves.toMatchObject(refused);
    const stolen = authenticator.sign(await ask());
    const elsewhere = site.browser();
    await elsewhere.post('/api/auth/passkey/options');
    const used = elsewhere.post('/api/auth/passkey/sign-in', { credential: stolen });
    await expect(used).resolves.toMatchObject(refused);
  });

  it('one of two that answer the same challenge at once', async () => {
    const { authenticator } = await keeper(site);
    const browser = site.browser();
    const { body } = await browser.post('/api/auth/passkey/options');
    const credential = authenticator.sign(body.request);
    const send = () => browser.post('/api/auth/passkey/sign-in', { credential });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  });

  it('a counter that goes back, which its person reads and the log has', async () => {
    const { id, browser, authenticator } = await keeper(site);
    authenticator.counter = 9;
    await enterBy(site, authenticator);
    const before = await everything();
    const { answer } = await enterBy(site, authenticator, { counter: 5 });
    expect(answer).toMatchObject(refused);
    expect(await everything()).toEqual(before);
    expect(site.log.lines.at(-1)).toMatchObject({ level: 'warn', facts: { userId: id } });
    const { activity } = (await browser.get('/api/account/activity')).body;
    expect(activity[0]).toMatchObject({ kind: 'passkey_refused', way: 'passkey' });
  });

  it('what is no such answer, before anything is looked at', async () => {
    const { authenticator } = await keeper(site);
    const { body } = await site.browser().post('/api/auth/passkey/options');
    const right = authenticator.sign(body.request);
    const long = 'a'.repeat(9000);
    for (const credential of [
      undefined,
      'x',
      { ...right, id: 'not base64url!' },
      { ...right, type: 'password' },
      { ...right, response: { ...right.response, signature: long } },
    ]) {
      const sent = site.browser().post('/api/auth/passkey/sign-in', { credential });
      await expect(sent).resolves.toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    }
    const notJson = { ...right, response: { ...right.response, clientDataJSON: 'AAAA' } };
    const sent = site.browser().post('/api/auth/passkey/sign-in', { credential: notJson });
    await expect(sent).resolves.toMatchObject(refused);
  });
});

describe('somebody who may not come in', () => {
  it('is told that they are suspended, as by any other way', async () => {
    const { id, authenticator } = await keeper(site);
    await site.db.transaction().execute((tx) => suspendAccount(tx, id, site.clock.now()));
    const { answer } = await enterBy(site, authenticator);
    expect(answer).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
  });

  it('is not let in once their account is closed', async () => {
    const { id, authenticator } = await keeper(site);
    await site.db.transaction().execute((tx) => closeForErasure(tx, id, site.clock.now()));
    expect((await enterBy(site, authenticator)).answer.status).toBe(403);
  });
});

describe('a site without passkeys', () => {
  it.each(['http://near.test', 'https://203.0.113.9', 'http://[::1]:3000'])(
    'says so: %s',
    async (PUBLIC_URL) => {
      const bare = await startAccountsSite({ PUBLIC_URL });
      const { body } = await bare.browser().get('/api/auth/options');
      expect(body.passkeyDomain).toBeNull();
      const begun = bare.browser().post('/api/auth/passkey/options');
      await expect(begun).resolves.toMatchObject({
        status: 503,
        body: { code: 'provider_not_configured' },
      });
      await bare.drop();
    },
  );
});
