import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import type { Answered } from '#tests/support/browser-of-calls.ts';
import { patiently } from '#tests/support/patience.ts';

// What the false claimant of an address may be doing while its owner takes the account over.
let site: AccountsSite;
let people = 0;
const password = 'mallory knows it';

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

type Browser = ReturnType<AccountsSite['browser']>;
const isIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200;

/** Mallory has an account with the owner's address; the owner has requested a code. */
async function claimed() {
  const email = `raced${(people += 1)}@example.com`;
  const [mallory, owner] = [site.browser(), site.browser()];
  await mallory.post('/api/auth/sign-up', { email, password, name: 'Mallory' });
  await owner.post('/api/auth/email/send-code', { email });
  const entry = { email, code: site.notices.at(-1)?.code };
  return { email, mallory, owner, prove: () => owner.post('/api/auth/email/verify-code', entry) };
}

/** Waits until a statement in this database waits for a lock. */
async function somebodyWaits() {
  const waiting = sql<{ n: number }>`select count(*)::int n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => {
    expect((await waiting.execute(site.db)).rows[0]?.n).toBeGreaterThan(0);
  }, patiently);
}

describe('while the owner of an address takes the account over', { timeout: 60_000 }, () => {
  it("a sign-in by the claimant's password is refused, in 20 rounds", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { email, owner, prove } = await claimed();
      const thief = site.browser();
      const signIn = thief.post('/api/auth/sign-in', { email, password });
      const [proven] = await Promise.all([prove(), signIn]);
      expect(proven.status).toBe(200);
      expect([await isIn(thief), await isIn(owner)]).toEqual([false, true]);
    }
  });

  it('a change of password has no effect, in 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { email, mallory, owner, prove } = await claimed();
      const newPassword = 'mallory knows this too';
      const wish = { currentPassword: password, newPassword };
      const change = mallory.send('PUT', '/api/account/password', wish);
      const [proven] = await Promise.all([prove(), change]);
      expect(proven.status).toBe(200);
      expect([await isIn(mallory), await isIn(owner)]).toEqual([false, true]);
      const again = await mallory.post('/api/auth/sign-in', { email, password: newPassword });
      expect(again.status).toBe(401);
    }
  });

  it('a phone whose code is just being entered is not attached', async () => {
    const { mallory, owner, prove } = await claimed();
    const wish = { channel: 'phone', target: '+15145550188' };
    await mallory.post('/api/account/contact/send-code', wish);
    const entry = { ...wish, code: site.notices.at(-1)?.code };
    let entered: Promise<Answered> | undefined;
    await site.db.transaction().execute(async (tx) => {
      const codes = tx.selectFrom('one_time_codes').select('id').forUpdate();
      await codes.where('target', '=', wish.target).execute();
      entered = mallory.post('/api/account/contact/verify', entry);
      await somebodyWaits();
      expect((await prove()).status).toBe(200);
    });
    expect((await entered)?.status).toBe(401);
    expect((await owner.get('/api/auth/me')).body.user.phone).toBeNull();
  });
});
