import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { patiently } from '#tests/support/patience.ts';

let site: IdentitySite;
let round = 0;
beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

const password = 'Violin-lantern-72';

/** Addresses and subjects used by no other test. */
function somebody() {
  round += 1;
  const email = `person${round}@example.com`;
  return { sub: `s${round}`, name: 'Ana Ruiz', email, email_verified: true };
}

/** Signs up with a password, which proves nothing about the address. */
async function signUp(email: string, browser = site.browser()) {
  const form = { email, password, name: 'Eve', userType: 'user', acceptedTerms: true };
  const { body } = await browser.post('/api/auth/sign-up', form);
  return { browser, id: body.user.id as string };
}

const me = async (cookies: Map<string, string>) => {
  const browser = site.browser();
  cookies.forEach((value, name) => browser.cookies.set(name, value));
  return browser.get('/api/auth/me');
};

const signInByPassword = async (email: string) =>
  (await site.browser().post('/api/auth/sign-in', { email, password })).status;

describe('an identity', () => {
  it('is a provider and a subject: the same subject elsewhere is somebody else', async () => {
    const { sub, name } = somebody();
    const google = await site.byGoogle({ sub, name });
    const facebook = await site.byFacebook({ id: sub, name });
    expect(google.signedIn && facebook.signedIn).toBe(true);
    expect(google.userId).not.toBe(facebook.userId);
  });

  it('stays the same account when its address changes', async () => {
    const person = somebody();
    const first = await site.byGoogle(person);
    const victim = somebody();
    await createDemoUser(site.db, { ...victim, role: 'customer', language: 'en' });
    const moved = await site.byGoogle({ ...person, email: victim.email });
    expect(moved.userId).toBe(first.userId);
    const { body } = await me(moved.browser.cookies);
    expect(body.user.email).toBe(person.email);
  });

  it.each([
    ['', false],
    ['?acceptedTerms=true', true],
  ])('stores whether the terms were agreed to before leaving%s', async (query, agreed) => {
    const person = somebody();
    const browser = site.social();
    const { state, nonce } = await browser.begin('google', query);
    site.oidc.vouchFor({ nonce, ...person }, {});
    await browser.comeBack('google', { code: 'c', state });
    const { body } = await me(browser.cookies);
    expect(body.user.acceptedTerms).toBe(agreed);
    expect(body.user.termsAcceptedAt !== null).toBe(agreed);
  });

  it('provides a name only where that contains no link', async () => {
    const { sub, email } = somebody();
    const name = 'Pay now: https://evil.example/pay';
    const { browser } = await site.byGoogle({ sub, name, email, email_verified: true });
    expect((await me(browser.cookies)).body.user.name).toMatch(/^Person/);
  });

  it('makes one account when it comes twice at once', async () => {
    const person = { id: 'twice', name: 'Ana' };
    const answers = await Promise.all([site.byFacebook(person), site.byFacebook(person)]);
    expect(answers[0]?.userId).not.toBeNull();
    expect(answers[0]?.userId).toBe(answers[1]?.userId);
  });

  it('ends the session that the browser had before', async () => {
    const { browser } = await signUp(somebody().email);
    const old = new Map(browser.cookies);
    const left = await site.byGoogle(somebody(), {}, site.social(browser.cookies));
    expect(left.signedIn).toBe(true);
    expect((await me(old)).status).toBe(401);
  });

  it('has the role of the account, whatever the sign-in requested', async () => {
    const person = somebody();
    await site.byGoogle(person);
    const browser = site.social();
    const { state, nonce } = await browser.begin('google', '?userType=professional');
    site.oidc.vouchFor({ ...person, nonce });
    await browser.comeBack('google', { code: 'c', state });
    expect((await me(browser.cookies)).body.user.role).toBe('customer');
  });
});

describe('a sign-in by a provider', () => {
  const setPassword = async (cookies: Map<string, string>) => {
    const browser = site.browser();
    cookies.forEach((value, name) => browser.cookies.set(name, value));
    return browser.send('PUT', '/api/account/password', { newPassword: password });
  };

  it('is no fresh proof where the person has another, because providers remember browsers', async () => {
    const person = somebody();
    await site.byGoogle(person);
    site.pass(1000);
    const again = await site.byGoogle(person);
    const answer = await setPassword(again.browser.cookies);
    expect(answer).toMatchObject({ status: 403, body: { code: 'reauth_required' } });
  });

  it('is the proof for a person without another, and for a new one', async () => {
    const fresh = await site.byGoogle(somebody());
    expect((await setPassword(fresh.browser.cookies)).status).toBeLessThan(300);
    const person = { id: 'only-facebook', name: 'Sofía' };
    await site.byFacebook(person);
    site.pass(1000);
    const again = await site.byFacebook(person);
    expect((await setPassword(again.browser.cookies)).status).toBeLessThan(300);
  });

  it('during a take-over finds the account gone', async () => {
    const { sub: id, name, email } = somebody();
    const { userId } = await site.byFacebook({ id, name, email });
    let late: ReturnType<IdentitySite['byFacebook']> | undefined;
    await site.db.transaction().execute(async (tx) => {
      const changes = { email_proven_at: site.clock.now() };
      await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
      await tx
        .deleteFrom('identities')
        .where('user_id', '=', userId ?? '')
        .execute();
      late = site.byFacebook({ id, name, email });
      await vi.waitFor(async () => {
        const waiting = sql<{ n: number }>`select count(*)::int n from pg_locks where not granted`;
        expect((await waiting.execute(site.db)).rows[0]?.n).toBeGreaterThan(0);
      }, patiently);
    });
    await expect(late).resolves.toMatchObject({ message: 'account_exists', signedIn: false });
  });
});

describe('an address that Google vouches for', () => {
  it('opens the account of the person who has proven it, as another way to sign in', async () => {
    const person = somebody();
    const id = await createDemoUser(site.db, {
      ...person,
      password,
      role: 'customer',
      language: 'fr',
    });
    const { userId } = await site.byGoogle(person);
    expect(userId).toBe(id);
    await expect(signInByPassword(person.email)).resolves.toBe(200);
  });

  it('is compared regardless of case only', async () => {
    const person = somebody();
    const first = await site.byGoogle(person);
    const shouted = { ...person, sub: 'another', email: person.email.toUpperCase() };
    await expect(site.byGoogle(shouted)).resolves.toMatchObject({ userId: first.userId });
  });

  it('goes to a new account where another never proved it, which keeps nothing of it', async () => {
    const person = somebody();
    const squatter = await signUp(person.email);
    const taken = await site.byGoogle(person);
    expect(taken.userId).not.toBe(squatter.id);
    expect((await me(squatter.browser.cookies)).status).toBe(401);
    await expect(signInByPassword(person.email)).resolves.toBe(401);
    const { body } = await me(taken.browser.cookies);
    const fresh = {
      name: person.name,
      emailProven: true,
      hasPassword: false,
      acceptedTerms: false,
    };
    expect(body.user).toMatchObject(fresh);
  });

  it('is taken from an account opened by Facebook, whose person keeps the rest', async () => {
    const person = somebody();
    const facebook = { id: 'squatter', name: 'Eve', email: person.email };
    const squatter = await site.byFacebook(facebook);
    const taken = await site.byGoogle(person);
    expect(taken.userId).not.toBe(squatter.userId);
    expect((await me(squatter.browser.cookies)).status).toBe(401);
    const back = await site.byFacebook(facebook);
    expect(back.userId).toBe(squatter.userId);
    expect((await me(back.browser.cookies)).body.user.email).toBeNull();
  });

  it('proves the account that is signed in on this browser, and takes nothing from it', async () => {
    const person = somebody();
    const { browser, id } = await signUp(person.email);
    const own = await site.byGoogle(person, {}, site.social(browser.cookies));
    expect(own.userId).toBe(id);
    const { body } = await me(own.browser.cookies);
    expect(body.user).toMatchObject({ name: 'Eve', emailProven: true, hasPassword: true });
    await expect(signInByPassword(person.email)).resolves.toBe(200);
  });

  it.each([[false], ['true'], [undefined], [1]])(
    'with email_verified %j opens and makes no account',
    async (verified) => {
      const person = somebody();
      const unverified = { ...person, email_verified: verified };
      const refused = { message: 'email_unverified', signedIn: false };
      const before = await site.count();
      await expect(site.byGoogle(unverified)).resolves.toMatchObject(refused);
      await expect(site.count()).resolves.toBe(before);
      await signUp(person.email);
      await expect(site.byGoogle(unverified)).resolves.toMatchObject(refused);
    },
  );
});

describe('an address that Facebook gives', () => {
  const asFacebook = ({ sub, name, email }: ReturnType<typeof somebody>) => ({
    id: sub,
    name,
    email,
  });

  it('opens no account that has it, proven or not', async () => {
    const [proven, unproven] = [somebody(), somebody()];
    await createDemoUser(site.db, { ...proven, role: 'customer', language: 'en' });
    await signUp(unproven.email);
    for (const person of [proven, unproven]) {
      const answer = await site.byFacebook(asFacebook(person));
      expect(answer).toMatchObject({ message: 'account_exists', signedIn: false });
    }
  });

  it('links to no account, not even to that of this browser', async () => {
    const person = somebody();
    const { browser } = await signUp(person.email);
    const answer = await site.byFacebook(asFacebook(person), {}, site.social(browser.cookies));
    expect(answer).toMatchObject({ message: 'account_exists', signedIn: false });
  });

  it('goes to the person who proves it by a code, into an account that Facebook does not open', async () => {
    const person = somebody();
    const squatter = await site.byFacebook(asFacebook(person));
    const owner = site.browser();
    const { email } = person;
    await owner.post('/api/auth/email/send-code', { email });
    const { code } = site.notices.at(-1) ?? {};
    const { body } = await owner.post('/api/auth/email/verify-code', { email, code });
    expect(body.user.emailProven).toBe(true);
    const again = await site.byFacebook(asFacebook(person));
    expect([again.userId, body.user.id === again.userId]).toEqual([squatter.userId, false]);
    expect((await me(squatter.browser.cookies)).status).toBe(401);
  });

  it('is not required', async () => {
    const { browser } = await site.byFacebook({ id: 'no-email', name: '' });
    const { body } = await me(browser.cookies);
    expect(body.user).toMatchObject({ email: null, emailProven: false, name: 'Customer' });
  });
});
