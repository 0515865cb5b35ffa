import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ERROR_TEXTS } from '#server/platform/http/error-texts.ts';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from './accounts.ts';

let site: AccountsSite;
let member: ReturnType<AccountsSite['browser']>;
let people = 0;
const password = 'tapwater and rain';

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());
beforeEach(async () => {
  const email = `typed${(people += 1)}@example.com`;
  const person = { role: 'customer', name: 'Ana', language: 'en' } as const;
  await createDemoUser(site.db, { ...person, email, password });
  member = site.browser();
  await member.post('/api/auth/sign-in', { email, password });
});

const email = 'ana@example.com';
const code = '123456';

/** The calls of accounts with a valid body, and those of its fields that people type. */
const calls: [method: string, path: string, body: object, typed: string[]][] = [
  ['POST', '/api/auth/sign-in', { email, password }, ['email', 'password']],
  ['POST', '/api/auth/sign-up', { email, password, name: 'A' }, ['email', 'password', 'name']],
  ['POST', '/api/auth/email/send-code', { email }, ['email']],
  ['POST', '/api/auth/email/verify-code', { email, code }, ['email', 'code']],
  ['POST', '/api/auth/phone/send-code', { phone: '+15145550142' }, ['phone']],
  ['POST', '/api/auth/phone/verify-code', { phone: '+15145550142', code }, ['phone', 'code']],
  ['POST', '/api/auth/password/send-code', { email }, ['email']],
  ['POST', '/api/auth/password/reset', { email, code, password }, ['email', 'code', 'password']],
  ['PATCH', '/api/account', { name: 'A' }, ['name', 'language']],
  [
    'PUT',
    '/api/account/password',
    { currentPassword: password, newPassword: 'x' },
    ['newPassword'],
  ],
  ['POST', '/api/account/trade', { profession: 'plumber' }, ['profession']],
  ['POST', '/api/account/contact/send-code', { channel: 'email', target: email }, ['target']],
  ['POST', '/api/account/contact/verify', { channel: 'email', target: email, code }, ['target']],
];

/** Values that are valid in no field. */
const wrong: unknown[] = [
  ['an@array.com'],
  { $ne: 1 },
  123_456,
  true,
  null,
  '',
  'x'.repeat(10_000),
];

/** Header injection, and text that cannot be stored. */
const ofSeveralLines = [
  'a@b.co\r\nBcc: all@b.co',
  'a@b.co\nSet-Cookie: sid=x',
  'Ana\u202etxt',
  'a\u0000b@example.com',
  'a\ud800b@example.com',
];

const cases = calls.flatMap(([method, path, body, typed]) =>
  typed.map((field) => [method, path, field, body] as const),
);

describe.each(cases)('%s %s', (method, path, field, body) => {
  it(`refuses what is no ${field}, sends nothing and signs nobody in`, async () => {
    const sent = site.notices.length;
    const bad = field.toLowerCase().includes('password') ? wrong : [...wrong, ...ofSeveralLines];
    const passed: unknown[] = [];
    for (const value of bad) {
      const { status, headers } = await member.send(method, path, { ...body, [field]: value });
      const signsIn = headers.getSetCookie().some((line) => line.startsWith('sid='));
      if (![400, 422].includes(status) || signsIn) passed.push({ value, status });
    }
    expect(passed).toEqual([]);
    expect(site.notices.length).toBe(sent);
  });
});

describe.each(LANGUAGES)('a refusal in %s', (language) => {
  const said = async (path: string, body: object) => {
    const answer = await site.browser().post(path, { ...body, language });
    return [answer.body.code, answer.body.error];
  };
  const textOf = (code: ErrorCode) => [code, ERROR_TEXTS[language][code]];

  it('says what is wrong in the words of that language', async () => {
    const taken = `taken.${language}@example.com`;
    const form = { email: taken, password, name: 'Ana' };
    await site.browser().post('/api/auth/sign-up', form);
    const wrongPassword = { email: taken, password: 'a wrong one' };
    const weak = { ...form, email: `weak.${language}@example.com`, password: 'password1' };
    const phone = { phone: '+44 7911 123456' };
    await expect(said('/api/auth/sign-up', form)).resolves.toEqual(textOf('email_taken'));
    await expect(said('/api/auth/sign-up', weak)).resolves.toEqual(textOf('weak_password'));
    await expect(said('/api/auth/email/verify-code', { email, code })).resolves.toEqual(
      textOf('code_invalid'),
    );
    await expect(said('/api/auth/password/reset', { email, code, password })).resolves.toEqual(
      textOf('code_invalid'),
    );
    await expect(said('/api/auth/phone/send-code', phone)).resolves.toEqual(
      textOf('country_unsupported'),
    );
    await expect(said(`/api/auth/sign-in?lang=${language}`, wrongPassword)).resolves.toEqual(
      textOf('wrong_credentials'),
    );
  });
});

describe('an invalid contact', () => {
  const sentence = 'Please enter a valid email address or phone number.';

  it.each([
    ['/api/auth/email/send-code', { email: 'ana@example' }],
    ['/api/auth/phone/send-code', { phone: '123' }],
    ['/api/auth/password/send-code', { email: 'ana' }],
    ['/api/auth/sign-up', { email: 'ana@', password, name: 'Ana' }],
    ['/api/account/contact/send-code', { channel: 'email', target: 'ana@example' }],
    ['/api/account/contact/send-code', { channel: 'phone', target: '+1514' }],
  ])('is called that by %s', async (path, body) => {
    expect((await member.post(path, body)).body).toMatchObject({ error: sentence });
  });

  it('is not blamed for what else is wrong, nor where it is missing', async () => {
    for (const body of [
      { email: 'ana@', password, name: '' },
      { password, name: 'Ana' },
    ]) {
      const { error } = (await member.post('/api/auth/sign-up', body)).body;
      expect(error).toBe(ERROR_TEXTS.en.invalid_input);
    }
  });
});
