import { Secret, TOTP } from 'otpauth';
import { createDemoUser } from '#server/accounts/accounts.ts';
import type { AccountsSite } from '#tests/support/accounts-site.ts';
import { PASSWORD, somebody } from '#tests/support/passkeys/passkey-people.ts';

type Browser = ReturnType<AccountsSite['browser']>;
type Site = Pick<AccountsSite, 'browser' | 'clock' | 'db' | 'notices' | 'pass'>;

/** The code that an authenticator app with this secret shows at a moment. */
export function appCodeAt(base32: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: now.getTime() });
}

/** A code of the next time step: the one before is spent. */
export function nextCode(site: Pick<Site, 'clock' | 'pass'>, { secret }: { secret: string }) {
  site.pass(30_000);
  return appCodeAt(secret, site.clock.now());
}

/** Sets an authenticator app up for whoever is signed in there. */
export async function setUpApp(site: Site, browser: Browser) {
  const { secret } = (await browser.post('/api/account/authenticator-app')).body as {
    secret: string;
  };
  const code = appCodeAt(secret, site.clock.now());
  const confirmed = await browser.post('/api/account/authenticator-app/confirm', { code });
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}

/** Somebody with an authenticator app, signed in. */
export async function appOwner(site: AccountsSite) {
  const person = await somebody(site);
  return { ...person, ...(await setUpApp(site, person.browser)) };
}

/** The same with a phone that they have proven, and no e-mail address. */
export async function appOwnerByPhone(site: AccountsSite, phone: string) {
  const id = await createDemoUser(site.db, {
    role: 'professional',
    name: 'Bo',
    language: 'fr',
    phone,
  });
  const { browser } = await byCode(site, { phone });
  return { id, browser, ...(await setUpApp(site, browser)) };
}

/** The first factor by password, in a browser that nobody used unless one is given. */
export async function byPassword(site: Site, email: string, browser = site.browser()) {
  const answer = await browser.post('/api/auth/sign-in', { email, password: PASSWORD });
  return { browser, answer };
}

/** The first factor by a code that is sent. */
export async function byCode(
  site: Site,
  to: { email: string } | { phone: string },
  browser = site.browser(),
) {
  const channel = 'email' in to ? 'email' : 'phone';
  await browser.post(`/api/auth/${channel}/send-code`, to);
  const code = site.notices.at(-1)?.code;
  const send = () => browser.post(`/api/auth/${channel}/verify-code`, { ...to, code });
  return { browser, send, answer: await send() };
}

/** Answers the second step. */
export function answerStep(browser: Browser, code: string) {
  return browser.post('/api/auth/second-factor', { code });
}

/** Whether somebody is signed in there. */
export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get('/api/auth/me')).status === 200;
}

/** What stands in the recent activity of whoever is signed in there, each as its kind and way. */
export async function kindsOf(browser: Browser): Promise<string[]> {
  const { activity } = (await browser.get('/api/account/activity')).body;
  return activity.map(({ kind, way }: { kind: string; way: string }) => `${kind} ${way}`);
}
