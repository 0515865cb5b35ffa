import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyEmailCode } from '#contract/accounts/accounts.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { changedTables, stateHash } from '#tests/authorization/state-hash.ts';
import { anUnclaimed, invite, TYPED, type Unclaimed } from '#tests/support/invitations.ts';
import { aCustomer, aProfessional, nobody } from '#tests/support/people.ts';

let site: StartedApp;
let nora: Unclaimed;
let token: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  nora = await anUnclaimed(site, 'Nora');
  ({ token } = await invite(site, nora));
});

const send = (body: unknown) =>
  nobody(site).ask('POST', `/api/professionals/onboard/${token}/complete`, body);
const typed = (more: object = {}) => ({ ...TYPED, email: nora.email, ...more });

/** Sends a form that is refused; returns the answer and which tables changed. */
async function refused(body: unknown) {
  const before = await stateHash(site.platform.db);
  const answer = await send(body);
  return { ...answer, changed: changedTables(before, await stateHash(site.platform.db)) };
}

describe('an invalid form', () => {
  const broken: [string, object, string, string][] = [
    ['a name of one letter', { name: ' N ' }, 'name', 'too_short'],
    ['no name', { name: undefined }, 'name', 'missing'],
    ['a name of 101 letters', { name: 'n'.repeat(101) }, 'name', 'too_long'],
    ['a name of two lines', { name: 'Nora\nPlumbing' }, 'name', 'not_allowed'],
    ['a name that turns around', { name: 'Nora \u202Egnibmulp' }, 'name', 'not_allowed'],
    ['a name with a NUL', { name: 'No\0ra' }, 'name', 'not_text'],
    ['no e-mail address', { email: '' }, 'email', 'wrong_format'],
    ['what is no e-mail address', { email: 'nora at home' }, 'email', 'wrong_format'],
    ['two e-mail addresses', { email: 'a@b.ca, c@d.ca' }, 'email', 'wrong_format'],
    ['what is no phone', { phone: 'call me' }, 'phone', 'wrong_format'],
    ['a phone nobody can have', { phone: '000 000 0000' }, 'phone', 'not a phone number'],
    ['less than no experience', { yearsExperience: -1 }, 'yearsExperience', 'too_small'],
    ['51 years of experience', { yearsExperience: 51 }, 'yearsExperience', 'too_big'],
    ['half a year', { yearsExperience: 1.5 }, 'yearsExperience', 'wrong_type'],
    ['a rate of 9.99', { hourlyRate: 9.99 }, 'hourlyRate', 'too_small'],
    ['a rate of 9 as text', { hourlyRate: '9' }, 'hourlyRate', 'too_small'],
    ['a rate of 1000.01', { hourlyRate: 1000.01 }, 'hourlyRate', 'too_big'],
    ['a rate in thousandths', { hourlyRate: 50.123 }, 'hourlyRate', 'not_allowed'],
    ['a rate that is no number', { hourlyRate: 'much' }, 'hourlyRate', 'wrong_format'],
    ['49 letters of description', { description: 'x'.repeat(49) }, 'description', 'too_short'],
    ['50 spaces of description', { description: ' '.repeat(50) }, 'description', 'too_short'],
    ['501 letters of description', { description: 'x'.repeat(501) }, 'description', 'too_long'],
    ['10 kB of description', { description: 'x'.repeat(10_240) }, 'description', 'too_long'],
    [
      'a description that turns around',
      { description: `${TYPED.description}\u202E` },
      'description',
      'not_allowed',
    ],
    [
      'a description that rings a bell',
      { description: `${TYPED.description}\u0007` },
      'description',
      'not_allowed',
    ],
    ['a book of certificates', { certifications: 'x'.repeat(1001) }, 'certifications', 'too_long'],
    ['an unknown availability', { availability: 'x' }, 'availability', 'not_one_of_the_allowed'],
    ['no answer about the job', { acceptJob: undefined }, 'acceptJob', 'missing'],
    ['"yes" about the job', { acceptJob: 'yes' }, 'acceptJob', 'wrong_type'],
    ['a role', { role: 'admin' }, '', 'not_allowed'],
    ['the id of another', { professionalId: crypto.randomUUID() }, '', 'not_allowed'],
    ['a plan', { planId: 'premium' }, '', 'not_allowed'],
  ];

  test.each(broken)('is refused, and nothing changes: %s', async (_, more, field, problem) => {
    const { status, body, changed } = await refused(typed(more));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_input' });
    expect(body.details).toContainEqual({ field, problem });
    expect(changed).toEqual([]);
    expect((await send(typed())).status).toBe(201);
  });

  test.each([['[]'], ['"text"'], ['null']])('is refused where it is missing: %s', async (body) => {
    expect((await refused(JSON.parse(body))).status).toBe(422);
  });

  test('lists all errors at once', async () => {
    const { body } = await send({ name: 'N', email: 'x', description: '' });
    const fields = body.details.map((one: { field: string }) => one.field);
    expect(new Set(fields)).toEqual(
      new Set([
        'name',
        'email',
        'description',
        'yearsExperience',
        'hourlyRate',
        'availability',
        'acceptJob',
      ]),
    );
  });

  test('accepts values at the limits', async () => {
    const edges = { name: 'Ng', yearsExperience: 0, hourlyRate: 10, description: 'x'.repeat(50) };
    expect((await send(typed(edges))).status).toBe(201);
    nora = await anUnclaimed(site, 'Nora');
    ({ token } = await invite(site, nora));
    const others = { yearsExperience: 50, hourlyRate: '1000', description: 'x'.repeat(500) };
    const empty = { phone: '', certifications: '' };
    expect((await send(typed({ ...others, ...empty }))).status).toBe(201);
  });
});

test('HTML in a name or description stays text', async () => {
  const name = '<script>alert(1)</script>';
  const description = `<img src=x onerror=alert(1)> ${TYPED.description}`;
  const { status, body } = await send(typed({ name, description }));
  expect(status).toBe(201);
  expect(body.user.name).toBe(name);
  const { body: card } = await nobody(site).ask('GET', `/api/professionals/${nora.id}`);
  expect(card).toMatchObject({ name, description });
});

describe('an address that is taken', () => {
  test('by the person who has proven it is opened by no link', async () => {
    const { id } = await aCustomer(site, 'Ana', { email: nora.email });
    const { status, body, text, changed } = await refused(typed());
    expect([status, body.code]).toEqual([409, 'account_exists']);
    expect(changed).toEqual([]);
    expect(text).not.toContain(id);
    expect((await nobody(site).ask('GET', '/api/auth/me')).status).toBe(401);
  });

  test('as a phone is never opened by a link either', async () => {
    const phone = '+15145550123';
    await aCustomer(site, 'Ana', { phone });
    nora = await anUnclaimed(site, 'Nora', { email: null, phone });
    ({ token } = await invite(site, nora));
    const { status, body, changed } = await refused(typed({ email: 'free@example.test' }));
    expect([status, body.code, changed]).toEqual([409, 'account_exists', []]);
  });

  test('by another, proven or not, is refused', async () => {
    const pat = await aProfessional(site, 'Pat');
    const claimed = { email: 'claimed@example.test', password: 'quiet harbour', name: 'Mallory' };
    await nobody(site).ask('POST', '/api/auth/sign-up', { ...claimed, userType: 'user' });
    for (const email of [pat.email, claimed.email.toUpperCase()]) {
      const { status, body, changed } = await refused(typed({ email }));
      expect([status, body.code, changed]).toEqual([409, 'email_taken', []]);
    }
    expect((await send(typed())).status).toBe(201);
  });

  test('by somebody who only claimed it goes to a new account, with nothing of the other', async () => {
    const mallory = nobody(site);
    const password = 'mallory knows it';
    const account = { email: nora.email, password, name: 'Mallory', phone: '514 555 0177' };
    const professional = { userType: 'professional', profession: 'painter', acceptedTerms: true };
    const made = await mallory.ask('POST', '/api/auth/sign-up', { ...account, ...professional });
    expect(made.status).toBe(201);
    const { status, body } = await send(typed());
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      name: TYPED.name,
      emailProven: true,
      hasPassword: false,
      unprovenPhone: null,
      professionalId: nora.id,
      deletionDueAt: null,
    });
    expect((await mallory.ask('GET', '/api/auth/me')).status).toBe(401);
    const again = { email: nora.email, password, userType: 'professional' };
    expect((await mallory.ask('POST', '/api/auth/sign-in', again)).status).toBe(401);
    expect(body.user.id).not.toBe(made.body.user.id);
    await site.drainJobs();
    const erased = site.platform.db.selectFrom('users').select(['email', 'erased_at']);
    const left = await erased.where('id', '=', made.body.user.id).executeTakeFirstOrThrow();
    expect(left).toEqual({ email: null, erased_at: expect.any(Date) });
  });

  test('is signed in to by its code afterwards, as every account', async () => {
    await send(typed());
    const browser = site.client();
    const asked = { body: JSON.stringify({ email: nora.email }), method: 'POST' };
    const headers = { 'content-type': 'application/json' };
    await browser.fetch('/api/auth/email/send-code', { ...asked, headers });
    const letter = await site.platform.db
      .selectFrom('outbox_messages')
      .select('text')
      .where('recipient', '=', nora.email)
      .executeTakeFirstOrThrow();
    const code = /\b\d{6}\b/.exec(letter.text)?.[0] ?? '';
    const { user } = await browser.call(verifyEmailCode, {
      body: { email: nora.email ?? '', code },
    });
    expect(user).toMatchObject({ role: 'professional', professionalId: nora.id });
  });
});
