import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PASSKEYS } from '#contract/passkeys.ts';
import { eraseAccount, exportAccount } from '#server/accounts/accounts.ts';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import {
  addPasskey,
  enterBy,
  keeper,
  passkeysOf,
  somebody,
} from '#tests/support/passkeys/passkey-people.ts';
import {
  SoftwareAuthenticator,
  type Deviation,
} from '#tests/support/passkeys/software-authenticator.ts';

let site: AccountsSite;
const minute = 60_000;
const refused = { status: 400, body: { code: 'passkey_refused' } };
const reauth = { status: 403, body: { code: 'reauth_required' } };

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

const toldOf = (id: string) =>
  site.changes.filter(({ account }) => account.id === id).map(({ what }) => what);

describe('a passkey is added', () => {
  it('under the name its person gives, and they are notified', async () => {
    const { id, browser } = await somebody(site);
    const { answer } = await addPasskey(site, browser, { name: '  My phone ' });
    expect(answer.status).toBe(204);
    expect(await passkeysOf(browser)).toEqual({
      passkeys: [
        {
          id: expect.any(String),
          name: 'My phone',
          createdAt: site.clock.now().toISOString(),
          lastUsedAt: null,
          allowedActions: ['rename', 'remove'],
        },
      ],
      passkeyDomain: 'localhost',
      allowedActions: ['add'],
    });
    expect(toldOf(id)).toEqual(['passkeyAdded']);
    const { activity } = (await browser.get('/api/account/activity')).body;
    expect(activity[0]).toMatchObject({ kind: 'passkey_added' });
  });

  it('for this site, discoverable and with the person verified, and none twice', async () => {
    const { browser, email, authenticator } = await keeper(site);
    browser.userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const { body } = await browser.post('/api/account/passkeys/options');
    expect(body.device).toEqual({ browser: 'Firefox', system: 'Linux' });
    const id = authenticator.credentialId.toString('base64url');
    expect(body.creation).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email, displayName: 'Ana' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id, type: 'public-key', transports: ['internal', 'hybrid'] }],
    });
    const again = await addPasskey(site, browser, {}, authenticator);
    expect(again.answer).toMatchObject(refused);
    expect((await passkeysOf(browser)).passkeys).toHaveLength(1);
  });

  it('ten at most, however many are added at once', async () => {
    const { browser } = await somebody(site);
    for (let made = 1; made < MAX_PASSKEYS; made += 1) await addPasskey(site, browser);
    const both = await Promise.all([addPasskey(site, browser), addPasskey(site, browser)]);
    const codes = both.map(({ answer }) => answer.body?.code ?? answer.status);
    expect(new Set(codes)).toEqual(new Set([204, 'too_many_passkeys']));
    expect(await passkeysOf(browser)).toMatchObject({ allowedActions: [] });
    const { answer } = await addPasskey(site, browser);
    expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } });
  });
});

describe('no passkey is added', () => {
  it.each<[string, Deviation]>([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for a challenge of nobody', { challenge: 'a'.repeat(43) }],
    ['without the person verified', { isVerified: false }],
    ['from a frame of another site', { crossOrigin: true }],
  ])('%s', async (_, deviation) => {
    const { id, browser } = await somebody(site);
    const { answer } = await addPasskey(site, browser, deviation);
    expect(answer).toMatchObject(refused);
    expect((await passkeysOf(browser)).passkeys).toEqual([]);
    expect(toldOf(id)).toEqual([]);
  });

  it('twice by one answer, late, or for a challenge of somebody else or of a sign-in', async () => {
    const [ana, bea] = [await somebody(site), await somebody(site)];
    const { send } = await addPasskey(site, ana.browser);
    expect(await send?.()).toMatchObject(refused);
    const { body } = await ana.browser.post('/api/account/passkeys/options');
    const add = (browser: typeof ana.browser, challenge: string) => {
      const made = new SoftwareAuthenticator(site.config.publicUrl);
      const credential = made.make({ ...body.creation, challenge });
      return browser.post('/api/account/passkeys', { name: 'Phone', credential });
    };
    expect(await add(bea.browser, body.creation.challenge)).toMatchObject(refused);
    const begun = await ana.browser.post('/api/auth/passkey/options');
    expect(await add(ana.browser, begun.body.request.challenge)).toMatchObject(refused);
    expect((await passkeysOf(bea.browser)).passkeys).toEqual([]);
    expect((await passkeysOf(ana.browser)).passkeys).toHaveLength(1);
  });

  it('without a fresh proof of identity', async () => {
    const { browser } = await somebody(site);
    const { body } = await browser.post('/api/account/passkeys/options');
    site.pass(11 * minute);
    expect(await browser.post('/api/account/passkeys/options')).toMatchObject(reauth);
    const credential = new SoftwareAuthenticator(site.config.publicUrl).make(body.creation);
    const added = browser.post('/api/account/passkeys', { name: 'Phone', credential });
    await expect(added).resolves.toMatchObject(reauth);
  });

  it('under a name of two lines, too long or empty, or that is no answer', async () => {
    const { browser } = await somebody(site);
    const { body } = await browser.post('/api/account/passkeys/options');
    const right = new SoftwareAuthenticator(site.config.publicUrl).make(body.creation);
    for (const name of ['', ' ', 'a'.repeat(51), 'My\nphone', 'a\u202eb', 7]) {
      const sent = browser.post('/api/account/passkeys', { name, credential: right });
      await expect(sent).resolves.toMatchObject({ status: 422 });
    }
    const response = { ...right.response, attestationObject: 'AAAA' };
    const credential = { ...right, response };
    const broken = browser.post('/api/account/passkeys', { name: 'Phone', credential });
    await expect(broken).resolves.toMatchObject(refused);
    expect((await passkeysOf(browser)).passkeys).toEqual([]);
  });
});

describe('a passkey of one’s own', () => {
  const theOne = async (browser: Awaited<ReturnType<typeof keeper>>['browser']) =>
    (await passkeysOf(browser)).passkeys[0];

  it('gets another name, also without a fresh proof', async () => {
    const { browser } = await keeper(site);
    site.pass(11 * minute);
    const { id } = await theOne(browser);
    const path = `/api/account/passkeys/${id}`;
    expect((await browser.send('PATCH', path, { name: 'Old phone' })).status).toBe(204);
    expect((await theOne(browser)).name).toBe('Old phone');
    for (const body of [{}, { name: '' }, { name: 'x', counter: 7 }]) {
      expect((await browser.send('PATCH', path, body)).status).toBe(422);
    }
    expect((await theOne(browser)).name).toBe('Old phone');
  });

  it('is removed: it opens nothing any more, and its person is notified', async () => {
    const { id, browser, authenticator } = await keeper(site);
    const path = `/api/account/passkeys/${(await theOne(browser)).id}`;
    expect((await browser.send('DELETE', path)).status).toBe(204);
    expect((await passkeysOf(browser)).passkeys).toEqual([]);
    expect((await enterBy(site, authenticator)).answer).toMatchObject(refused);
    expect(toldOf(id)).toEqual(['passkeyAdded', 'passkeyRemoved']);
    expect((await browser.send('DELETE', path)).status).toBe(404);
  });

  it('is not removed without a fresh proof', async () => {
    const { browser } = await keeper(site);
    site.pass(11 * minute);
    const { id } = await theOne(browser);
    expect(await browser.send('DELETE', `/api/account/passkeys/${id}`)).toMatchObject(reauth);
    expect((await passkeysOf(browser)).passkeys).toHaveLength(1);
  });

  it('stays where it is the last way to sign in', async () => {
    const { id, browser } = await keeper(site);
    const bare = { email: null, email_proven_at: null, password_hash: null };
    await site.db.updateTable('users').set(bare).where('id', '=', id).execute();
    const passkey = await theOne(browser);
    expect(passkey.allowedActions).toEqual(['rename']);
    const path = `/api/account/passkeys/${passkey.id}`;
    const kept = { status: 409, body: { code: 'last_way_in' } };
    expect(await browser.send('DELETE', path)).toMatchObject(kept);
    await addPasskey(site, browser);
    expect((await browser.send('DELETE', path)).status).toBe(204);
  });

  it('is in the archive of its person, without its key, and goes with the account', async () => {
    const { id, authenticator } = await keeper(site);
    const { passkeys } = await exportAccount(site.db, { userId: id, professionalId: null });
    expect(passkeys).toMatchObject([{ name: 'My phone', isBackedUp: true, lastSeenAt: null }]);
    const erased = {
      userId: id,
      professionalId: null,
      at: site.clock.now(),
      name: 'Ana',
      addresses: [],
      requestIds: [],
      leadIds: [],
      others: [],
    };
    await site.db.transaction().execute((tx) => eraseAccount(tx, erased));
    expect((await enterBy(site, authenticator)).answer).toMatchObject(refused);
  });

  it('is nobody else’s to see, rename or remove', async () => {
    const ana = await keeper(site);
    const bea = await somebody(site);
    const path = `/api/account/passkeys/${(await theOne(ana.browser)).id}`;
    expect((await passkeysOf(bea.browser)).passkeys).toEqual([]);
    expect((await bea.browser.send('PATCH', path, { name: 'Mine' })).status).toBe(404);
    expect((await bea.browser.send('DELETE', path)).status).toBe(404);
    expect((await site.browser().get('/api/account/passkeys')).status).toBe(401);
    expect((await theOne(ana.browser)).name).toBe('My phone');
  });
});
