import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter.ts';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { StatementLog } from '#tests/support/database/statement-log.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';

// A timing difference would disclose who has an account: the work is counted, not the time.
const log = new StatementLog();
let site: AccountsSite;
let callers = 0;
const password = 'tapwater and rain';

beforeAll(async () => {
  site = await startAccountsSite({}, log.watch);
});
afterAll(() => site.drop());

const kinds = ['a person with a password', 'a person without', 'nobody'] as const;

/** An address of one of the kinds, new in every test. */
async function addressOf(kind: (typeof kinds)[number]) {
  const email = `${kind.replaceAll(' ', '.')}.${(callers += 1)}@example.com`;
  const person = { role: 'customer', name: 'Ana', language: 'en', email } as const;
  if (kind === 'a person with a password') await createDemoUser(site.db, { ...person, password });
  if (kind === 'a person without') await createDemoUser(site.db, person);
  return email;
}

/** The work done to answer for an address of this kind. */
async function workFor(kind: (typeof kinds)[number], path: string, said: object) {
  const email = await addressOf(kind);
  const browser = site.browser(`198.51.${callers}.1`);
  if (/verify|reset/.test(path)) {
    const asking = path.includes('reset') ? '/api/auth/password' : '/api/auth/email';
    await browser.post(`${asking}/send-code`, { email });
  }
  const hashed = vi.spyOn(ConcurrencyLimiter.prototype, 'run').mockClear();
  log.take();
  const { status } = await browser.post(path, { email, ...said });
  return { status, statements: log.take(), hashes: hashed.mock.calls.length };
}

describe('the work of answering is the same for known and unknown', () => {
  it.each([
    ['sign-in', '/api/auth/sign-in', { password: 'a wrong password' }, 1],
    ['asking for a code', '/api/auth/email/send-code', { isNewAccount: false }, 0],
    ['asking for a code, as somebody new', '/api/auth/email/send-code', { isNewAccount: true }, 0],
    ['entering a wrong code', '/api/auth/email/verify-code', { code: '000000' }, 0],
    ['asking for a new password', '/api/auth/password/send-code', {}, 0],
    ['a new password by a wrong code', '/api/auth/password/reset', { code: '000000', password }, 1],
  ])('%s', async (_, path, said: object, hashes) => {
    const [known, without, unknown] = [
      await workFor('a person with a password', path, said),
      await workFor('a person without', path, said),
      await workFor('nobody', path, said),
    ];
    expect(known.hashes).toBe(hashes);
    expect(known.statements.length).toBeGreaterThan(2);
    expect(without).toEqual(known);
    expect(unknown).toEqual(known);
  });
});
