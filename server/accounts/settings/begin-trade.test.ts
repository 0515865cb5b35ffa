import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';

let site: IdentitySite;
let people = 0;

beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

type Browser = ReturnType<IdentitySite['browser']>;
const say = (browser: Browser, profession: unknown = 'plumber') =>
  browser.post('/api/account/trade', { profession });
const me = async (browser: Browser) => (await browser.get('/api/auth/me')).body.user;

/** The browser of a sign-in, for other calls than those of providers. */
function browserWith(cookies: Map<string, string>) {
  const browser = site.browser();
  cookies.forEach((value, name) => browser.cookies.set(name, value));
  return browser;
}

async function professionalByGoogle() {
  const browser = site.social();
  const { state, nonce } = await browser.begin('google', '?userType=professional');
  const email = `tradesperson${(people += 1)}@example.com`;
  site.oidc.vouchFor({ nonce, sub: email, name: 'Ana', email, email_verified: true }, {});
  await browser.comeBack('google', { code: 'c', state });
  return browserWith(browser.cookies);
}

async function byCode(channel: 'email' | 'phone', address: string, more: object = {}) {
  const browser = site.browser();
  await browser.post(`/api/auth/${channel}/send-code`, { [channel]: address });
  const code = site.notices.at(-1)?.code;
  const entry = { [channel]: address, code, ...more };
  await browser.post(`/api/auth/${channel}/verify-code`, entry);
  return browser;
}

describe('a professional who has not named a trade', () => {
  it('comes through a provider without a profile, and has one once they named it', async () => {
    const browser = await professionalByGoogle();
    expect(await me(browser)).toMatchObject({ role: 'professional', professionalId: null });
    const { status, body } = await say(browser, 'electrician');
    expect([status, body.user.professionalId]).toEqual([201, expect.any(String)]);
    expect(await me(browser)).toEqual(body.user);
  });

  it('comes by a code to an address or a phone in the same way', async () => {
    const asked = { userType: 'professional' };
    for (const browser of [
      await byCode('email', 'tiler@example.com', asked),
      await byCode('phone', '+15145550151', asked),
    ]) {
      expect(await me(browser)).toMatchObject({ role: 'professional', professionalId: null });
      expect((await say(browser)).status).toBe(201);
    }
  });

  it('was one before a code said so, or stays a customer', async () => {
    await byCode('email', 'customer.first@example.com');
    const again = await byCode('email', 'customer.first@example.com', { userType: 'professional' });
    expect(await me(again)).toMatchObject({ role: 'customer' });
  });
});

describe('naming a trade is refused', () => {
  it('a second time, and for nineteen of twenty concurrent calls', async () => {
    const browser = await professionalByGoogle();
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(browser)));
    const counted = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(counted).toEqual([201, ...Array(19).fill(409)]);
    expect((await say(browser)).body.code).toBe('trade_begun');
  });

  it.each([['astronaut'], [''], [null], [7], [['plumber']], [undefined]])(
    'for %j, which is no profession',
    async (profession) => {
      const browser = await professionalByGoogle();
      const refused = await browser.post('/api/account/trade', { profession });
      expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
      expect(await me(browser)).toMatchObject({ professionalId: null });
    },
  );

  it('to customers, and without a session', async () => {
    const customer = await byCode('email', 'just.a.customer@example.com');
    const refused = await say(customer);
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong_role']);
    expect(await me(customer)).toMatchObject({ role: 'customer', professionalId: null });
    expect((await say(site.browser())).status).toBe(401);
  });
});
