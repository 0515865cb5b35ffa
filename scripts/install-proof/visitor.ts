// Runs inside the machine of the proof, as a browser would: `node visitor.ts URL EMAIL PASSWORD`.
// Looks at the site, signs the admin in with a second factor, and asks for a code by mail.
import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type * as z from 'zod/mini';
import type { adminSignIn } from '#contract/admin/auth.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';

const [site, email, password] = process.argv.slice(2) as [string, string, string];
const jar = new CookieJar();

type SignedIn = z.output<(typeof adminSignIn)['response']>;

const page = await fetch(site, { headers: { accept: 'text/html' } });
const html = await page.text();
if (!page.ok || !html.includes('Nearhand')) throw new Error(`${site} answers ${page.status}`);
done(`${site} answers ${page.status} over TLS, ${html.length} characters`);

const plain = await fetch(site.replace('https:', 'http:'), { redirect: 'manual' });
const to = plain.headers.get('location');
if (!to?.startsWith('https:')) throw new Error(`http: answers ${plain.status} ${to}`);
done(`http: leads to ${to} (${plain.status})`);

const { totp } = (await ask('POST', '/api/admin/auth', { email, password })) as SignedIn;
if (!totp.required || totp.enrolled) throw new Error('A new admin has to set up a second factor.');
const { secret } = (await ask('POST', '/api/admin/totp', {})) as { secret: string };
const app = new TOTP({ secret });
const confirmed = await ask('POST', '/api/admin/totp/confirm', { code: app.generate() });
const { recoveryCodes } = confirmed as { recoveryCodes: string[] };
done(`${email} has set up an authenticator app, and has ${recoveryCodes.length} recovery codes`);

// A code counts once: the app shows the next one within half a minute.
await ask('POST', '/api/admin/sign-out', {});
const used = app.generate();
while (app.generate() === used) await sleep(500);
await ask('POST', '/api/admin/auth', { email, password, totp: app.generate() });
const { admin } = (await ask('GET', '/api/admin/me')) as SignedIn;
done(`${admin.email} signed in with password and code`);

await ask('POST', '/api/auth/email/send-code', { email, language: 'fr' });
done(`asked the site to mail a sign-in code to ${email}`);

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { origin: site, cookie: jar.header, 'content-type': 'application/json' };
  const answer = await fetch(site + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  jar.keep(answer.headers);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

function done(what: string): void {
  process.stdout.write(`${what}\n`);
}
