import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from './accounts.ts';

// A code is 000000 once in a million times.
let site: AccountsSite;
const known = 'known@example.com';
const password = 'tapwater and rain';

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
  const person = { role: 'customer', name: 'Ana', language: 'en' } as const;
  await createDemoUser(site.db, { ...person, email: known, password });
  await createDemoUser(site.db, { ...person, email: 'coder@example.com' });
});
afterAll(() => site.drop());

/** All that a caller can observe, without what is random in every answer. */
async function learned(path: string, payload: { email: string }) {
  const browser = site.browser();
  await browser.post('/api/auth/email/send-code', { email: payload.email });
  await browser.post('/api/auth/password/send-code', { email: payload.email });
  const { status, headers, body } = await browser.post(path, payload);
  const told = [...headers].filter(([name]) => name !== 'x-request-id');
  const masked = told.map(([name, value]) => [name, value.replace(/=[\w-]{43};/, '=…;')]);
  return { status, body, headers: masked };
}

describe('whether somebody has an account', () => {
  it.each([
    ['/api/auth/sign-in', { password: 'a wrong password' }],
    ['/api/auth/email/send-code', { isNewAccount: false }],
    ['/api/auth/email/send-code', { isNewAccount: true }],
    ['/api/auth/email/verify-code', { code: '000000' }],
    ['/api/auth/password/send-code', {}],
    ['/api/auth/password/reset', { code: '000000', password }],
  ])('is not disclosed by %s with %j', async (path, said: object) => {
    const answers = [];
    for (const email of [known, 'coder@example.com', 'unknown@example.com']) {
      answers.push(await learned(path, { email, ...said }));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(site.notices.filter(({ target }) => target === known).length).toBe(
      site.notices.filter(({ target }) => target === 'unknown@example.com').length,
    );
  });
});
