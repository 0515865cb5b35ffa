import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';

let site: AccountsSite;
const minute = 60_000;

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

const lastCode = () => site.notices.at(-1)?.code ?? '';
const wrongCode = () => lastCode().replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
const invalid = { status: 400, body: { code: 'code_invalid', verified: false } };

async function browserWithCodeFor(email: string) {
  const browser = site.browser();
  await browser.post('/api/auth/email/send-code', { email });
  return browser;
}
const enter = (
  browser: Awaited<ReturnType<typeof browserWithCodeFor>>,
  email: string,
  code = lastCode(),
) => browser.post('/api/auth/email/verify-code', { email, code });

describe('requesting a code', () => {
  it('sends six digits and says how long they work', async () => {
    const asked = await site
      .browser()
      .post('/api/auth/email/send-code', { email: ' Ana@Example.com ', language: 'es' });
    expect(asked.body).toEqual({ sent: true, expiresIn: 600, retryAfter: 30 });
    expect(site.notices.at(-1)).toMatchObject({
      channel: 'email',
      target: 'ana@example.com',
      code: expect.stringMatching(/^\d{6}$/),
      language: 'es',
      lifeMinutes: 10,
    });
  });

  it('stores neither the digits nor the secret of the browser', async () => {
    const browser = await browserWithCodeFor('stored@example.com');
    const stored = await site.db.selectFrom('one_time_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(lastCode());
    const bytes = stored.map((row) => row.browser_hash.toString('base64url'));
    expect(bytes).not.toContain(browser.cookies.get('otp'));
  });

  it('normalizes a phone as typed', async () => {
    const asked = await site
      .browser()
      .post('/api/auth/phone/send-code', { phone: '(514) 555-0142' });
    expect(asked.status).toBe(200);
    expect(site.notices.at(-1)).toMatchObject({ channel: 'phone', target: '+15145550142' });
  });

  it.each([
    ['/api/auth/email/send-code', { email: 'nobody' }, 'invalid_input'],
    ['/api/auth/email/send-code', { email: ['a@b.co'] }, 'invalid_input'],
    ['/api/auth/phone/send-code', { phone: '555-0142' }, 'invalid_input'],
    ['/api/auth/phone/send-code', { phone: '+1 900 555 1234' }, 'invalid_input'],
    ['/api/auth/phone/send-code', { phone: '+44 7911 123456' }, 'country_unsupported'],
  ])('at %s refuses %j as %s', async (path, body, code) => {
    await expect(site.browser().post(path, body)).resolves.toMatchObject({
      status: 422,
      body: { code },
    });
  });

  it('answers alike whether anybody has the address or not', async () => {
    const browser = await browserWithCodeFor('known@example.com');
    await enter(browser, 'known@example.com');
    const [known, unknown] = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) =>
        site.browser().post('/api/auth/email/send-code', { email, isNewAccount: false }),
      ),
    );
    expect([known?.status, known?.body]).toEqual([unknown?.status, unknown?.body]);
  });
});

describe('entering a code', () => {
  it('works once', async () => {
    const browser = await browserWithCodeFor('once@example.com');
    await expect(enter(browser, 'once@example.com')).resolves.toMatchObject({ status: 200 });
    await expect(enter(browser, 'once@example.com')).resolves.toMatchObject(invalid);
  });

  it('works for exactly one of twenty at the same time', async () => {
    const browser = await browserWithCodeFor('race@example.com');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = site.browser();
        browser.cookies.forEach((value, name) => tab.cookies.set(name, value));
        return enter(tab, 'race@example.com');
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array(19).fill(400),
    ]);
  });

  it('does not work in another browser, nor for another address', async () => {
    const browser = await browserWithCodeFor('mine@example.com');
    const other = await browserWithCodeFor('other@example.com');
    const code = site.notices.at(-2)?.code;
    await expect(enter(other, 'mine@example.com', code)).resolves.toMatchObject(invalid);
    await expect(enter(browser, 'other@example.com', code)).resolves.toMatchObject(invalid);
    await expect(enter(browser, 'mine@example.com', code)).resolves.toMatchObject({ status: 200 });
  });

  it('is over after five wrong tries', async () => {
    const browser = await browserWithCodeFor('tries@example.com');
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(enter(browser, 'tries@example.com', wrongCode())).resolves.toMatchObject(
        invalid,
      );
    }
    await expect(enter(browser, 'tries@example.com')).resolves.toMatchObject(invalid);
  });

  it('is still possible after four wrong tries', async () => {
    const browser = await browserWithCodeFor('four@example.com');
    for (let tries = 0; tries < 4; tries += 1)
      await enter(browser, 'four@example.com', wrongCode());
    await expect(enter(browser, 'four@example.com')).resolves.toMatchObject({ status: 200 });
  });

  it.each([
    [10 * minute - 1000, 200],
    [10 * minute + 1000, 400],
  ])('after %i ms answers %i', async (waited, status) => {
    const browser = await browserWithCodeFor(`late${status}@example.com`);
    const code = lastCode();
    site.pass(waited);
    const answer = await enter(browser, `late${status}@example.com`, code);
    expect(answer.status).toBe(status);
  });

  it('takes the newest code only', async () => {
    const browser = await browserWithCodeFor('newest@example.com');
    const older = lastCode();
    site.pass(31_000);
    await browser.post('/api/auth/email/send-code', { email: 'newest@example.com' });
    await expect(enter(browser, 'newest@example.com', older)).resolves.toMatchObject(invalid);
    await expect(enter(browser, 'newest@example.com')).resolves.toMatchObject({ status: 200 });
  });

  it('refuses what are not six digits in words', async () => {
    for (const code of [123456, '12345', '12345a', ['123456'], true, null]) {
      const answer = await site.browser().post('/api/auth/email/verify-code', {
        email: 'x@example.com',
        code,
      });
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    }
  });

  it('for a phone nobody can have answers as for a wrong code', async () => {
    const body = { phone: '+44 7911 123456', code: '123456' };
    const answer = site.browser().post('/api/auth/phone/verify-code', body);
    await expect(answer).resolves.toMatchObject(invalid);
  });
});
