import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';

let site: AccountsSite;
let people = 0;

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

const form = (more: object = {}) => ({
  email: `person${(people += 1)}@example.com`,
  password: 'tapwater and rain',
  name: 'Ana Tremblay',
  userType: 'user',
  ...more,
});
const signUp = (payload: object, browser = site.browser()) =>
  browser.post('/api/auth/sign-up', payload);

describe('signing up', () => {
  it('makes an account, signs in, and leaves the address unproven', async () => {
    const browser = site.browser();
    const payload = form({ phone: '514 555 0142', acceptedTerms: true, language: 'fr' });
    const { status, body } = await signUp(payload, browser);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email: payload.email,
      emailProven: false,
      phone: null,
      unprovenPhone: '+15145550142',
      hasPassword: true,
      role: 'customer',
      professionalId: null,
      acceptedTerms: true,
      language: 'fr',
    });
    const me = await browser.get('/api/auth/me');
    expect(me.body.user).toEqual(body.user);
  });

  it('opens the account with that password from then on', async () => {
    const payload = form();
    await signUp(payload);
    const { email, password } = payload;
    const answer = site.browser().post('/api/auth/sign-in', { email, password });
    await expect(answer).resolves.toMatchObject({ status: 200 });
  });

  it('gives a professional a profile that cannot be contacted yet', async () => {
    const { body } = await signUp(form({ userType: 'professional', profession: 'plumber' }));
    expect(body.user.role).toBe('professional');
    const rows = site.db
      .selectFrom('professionals')
      .selectAll()
      .where('id', '=', body.user.professionalId);
    await expect(rows.executeTakeFirst()).resolves.toMatchObject({
      name: 'Ana Tremblay',
      location: null,
      contactable: false,
    });
  });

  it.each([{ phone: '' }, { phone: null, profession: '' }, { profession: 'plumber' }])(
    'accepts fields left empty, and ignores a trade of a customer: %j',
    async (left) => {
      const { status, body } = await signUp(form(left));
      expect([status, body.user.professionalId]).toEqual([201, null]);
    },
  );
});

describe('signing up is refused', () => {
  it('where the address is taken, without touching that account', async () => {
    const email = 'taken@example.com';
    await createDemoUser(site.db, { email, role: 'customer', name: 'Bea', language: 'en' });
    const answer = await signUp(form({ email: 'Taken@Example.com ' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const bea = site.db.selectFrom('users').selectAll().where('email', '=', email);
    const row = await bea.executeTakeFirst();
    expect(row).toMatchObject({ name: 'Bea', password_hash: null });
  });

  it('for nineteen of twenty concurrent calls with one address', async () => {
    const payload = form();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(payload)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array(19).fill(409),
    ]);
  });

  it.each([
    [{ role: 'admin' }],
    [{ isAdmin: true }],
    [{ email_proven_at: '2026-01-01' }],
    [{ userType: 'admin' }],
    [{ userType: 'professional' }],
    [{ userType: 'professional', profession: '' }],
    [{ profession: 'astrologer' }],
    [{ name: '' }],
    [{ email: 'nobody' }],
    [{ email: 'a@b.co\r\nBcc: all@b.co' }],
    [{ phone: '12' }],
    [{ phone: '+1 000 000 0000' }],
    [{ password: 'x'.repeat(10_240) }],
    [{ password: 12345678 }],
  ])('for %j', async (wrong) => {
    const answer = await signUp(form(wrong));
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });

  it.each([
    ['sevench', 'too_short'],
    ['password1', 'common'],
    ['Sunshine', 'common'],
    ['yvtte545', 'common'],
    ['nearhand2026', 'contains_brand'],
    ['ana.tremblay', 'contains_email'],
  ])('for the password %s: %s', async (password, problem) => {
    const answer = await signUp(form({ email: 'ana.tremblay@example.com', password }));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'weak_password', details: [{ field: 'password', problem }] },
    });
  });
});
