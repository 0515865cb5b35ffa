import { createDemoUser } from '#server/accounts/accounts.ts';
import type { AccountsSite } from '#tests/support/accounts-site.ts';
import { SoftwareAuthenticator, type Deviation } from './software-authenticator.ts';

type Browser = ReturnType<AccountsSite['browser']>;

let people = 0;
export const PASSWORD = 'tapwater and rain';

/** Somebody signed in by their password. */
export async function somebody(site: AccountsSite) {
  const email = `keeper${(people += 1)}@example.com`;
  const person = { role: 'customer', name: 'Ana', language: 'en' } as const;
  const id = await createDemoUser(site.db, { ...person, email, password: PASSWORD });
  const browser = site.browser();
  await browser.post('/api/auth/sign-in', { email, password: PASSWORD });
  return { id, email, browser };
}

/** Somebody with a passkey. */
export async function keeper(site: AccountsSite) {
  const person = await somebody(site);
  const { authenticator } = await addPasskey(site, person.browser);
  return { ...person, authenticator };
}

/** Adds a passkey from an authenticator of its own. */
export async function addPasskey(
  site: AccountsSite,
  browser: Browser,
  { name = 'My phone', ...deviation }: Deviation & { name?: string } = {},
  authenticator = new SoftwareAuthenticator(site.config.publicUrl),
) {
  const begun = await browser.post('/api/account/passkeys/options');
  if (begun.status !== 200) return { authenticator, answer: begun };
  const credential = authenticator.make(begun.body.creation, deviation);
  const send = () => browser.post('/api/account/passkeys', { name, credential });
  return { authenticator, send, answer: await send() };
}

/** Signs in by a passkey, in a browser that nobody used unless one is given. */
export async function enterBy(
  site: AccountsSite,
  authenticator: SoftwareAuthenticator,
  deviation: Deviation = {},
  browser: Browser = site.browser(),
) {
  const begun = await browser.post('/api/auth/passkey/options');
  const credential = authenticator.sign(begun.body.request, deviation);
  const send = (from = browser) => from.post('/api/auth/passkey/sign-in', { credential });
  return { browser, send, answer: await send() };
}

/** The passkeys of whoever is signed in there. */
export async function passkeysOf(browser: Browser) {
  return (await browser.get('/api/account/passkeys')).body;
}
