import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

const consentsOf = async (email: string) => {
  const person = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return site.db
    .selectFrom('consents')
    .select(['purpose', 'version', 'language', 'given'])
    .where('user_id', '=', person.id)
    .execute();
};

const terms = { purpose: 'terms', version: '2026-11', given: true };

test.each([
  [true, [{ ...terms, language: 'fr' }]],
  [false, []],
])(
  'agreeing by password (%s) is stored once, with the version of the terms',
  async (acceptedTerms, kept) => {
    const email = `anne.${acceptedTerms}@example.com`;
    const form = { name: 'Anne', email, password: 'quiet harbour lantern', userType: 'user' };
    const answer = await site
      .browser()
      .post('/api/auth/sign-up', { ...form, language: 'fr', acceptedTerms });
    expect(answer.status).toBe(201);
    expect(await consentsOf(email)).toEqual(kept);
  },
);

test('agreeing with a code is stored once, however often one signs in', async () => {
  const email = 'odile@example.com';
  for (const _ of ['first', 'again']) {
    const browser = site.browser();
    await browser.post('/api/auth/email/send-code', { email });
    const code = site.notices.at(-1)?.code;
    const entry = { email, code, acceptedTerms: true, language: 'es' };
    expect((await browser.post('/api/auth/email/verify-code', entry)).status).toBe(200);
  }
  expect(await consentsOf(email)).toEqual([{ ...terms, language: 'es' }]);
});
