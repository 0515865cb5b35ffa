import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired, eraseAccount, exportAccount } from '#server/accounts/accounts.ts';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { PASSWORD, somebody } from '#tests/support/passkeys/passkey-people.ts';
import {
  answerStep,
  appCodeAt,
  appOwner,
  byPassword,
  isSignedIn,
  nextCode,
  setUpApp,
} from '#tests/support/second-factor/app-people.ts';

let site: AccountsSite;
beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

const path = '/api/account/authenticator-app';
const renewal = `${path}/recovery-codes`;
const reauth = { status: 403, body: { code: 'reauth_required' } };
const none = { status: 404, body: { code: 'not_found' } };

describe('setting an app up', () => {
  it('shows the secret as a picture and as text, and stores it sealed', async () => {
    const { browser, id, email } = await somebody(site);
    const { status, body } = await browser.post(path);
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.otpauthUri).toContain(`totp/Nearhand:${encodeURIComponent(email)}?`);
    const svg = Buffer.from(body.qr.split(',')[1], 'base64').toString();
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    const stored = await site.db
      .selectFrom('authenticator_apps')
      .select(['secret', 'confirmed_at'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.confirmed_at).toBeNull();
    expect(stored.secret.toString('latin1')).not.toContain(body.secret);
  });

  it('is on from its first code: ten recovery codes, the other sessions end, its person is told', async () => {
    const { browser, email } = await somebody(site);
    const other = await byPassword(site, email);
    expect((await browser.get(path)).body).toEqual({
      since: null,
      recoveryCodesLeft: 0,
      allowedActions: ['add'],
    });
    const { recoveryCodes } = await setUpApp(site, browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await browser.get(path)).body).toEqual({
      since: site.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      allowedActions: ['renewCodes', 'remove'],
    });
    expect([await isSignedIn(browser), await isSignedIn(other.browser)]).toEqual([true, false]);
    expect(site.changes.at(-1)).toMatchObject({ what: 'appAdded', account: { email } });
    const { activity } = (await browser.get('/api/account/activity')).body;
    expect(activity[0].kind).toBe('app_added');
  });

  it('stays off with a wrong code, and without a secret to have one of', async () => {
    const { browser, email } = await somebody(site);
    const confirm = (code: string) => browser.post(`${path}/confirm`, { code });
    expect(await confirm('123456')).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    const { secret } = (await browser.post(path)).body;
    const right = appCodeAt(secret, site.clock.now());
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    expect((await confirm(wrong)).body.code).toBe('code_invalid');
    expect((await confirm('12345')).status).toBe(422);
    expect((await byPassword(site, email)).answer.status).toBe(200);
  });

  it('takes the newest secret alone, and happens once', async () => {
    const { browser } = await somebody(site);
    const { secret: first } = (await browser.post(path)).body;
    const { secret } = (await browser.post(path)).body;
    const confirm = (of: string) =>
      browser.post(`${path}/confirm`, { code: appCodeAt(of, site.clock.now()) });
    expect((await confirm(first)).body.code).toBe('code_invalid');
    const both = await Promise.all([confirm(secret), confirm(secret)]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    const again = await browser.post(path);
    expect(again).toMatchObject({ status: 409, body: { code: 'totp_already_enrolled' } });
  });

  it('spends its first code', async () => {
    const owner = await appOwner(site);
    const code = appCodeAt(owner.secret, site.clock.now());
    const { browser } = await byPassword(site, owner.email);
    expect((await answerStep(browser, code)).body.code).toBe('code_invalid');
  });
});

describe('a secret that was not confirmed', () => {
  const DAY = 24 * 3_600_000;
  const enterAgain = ({ browser, email }: Awaited<ReturnType<typeof somebody>>) =>
    byPassword(site, email, browser);

  it('is not confirmed after a day', async () => {
    const person = await somebody(site);
    const { secret } = (await person.browser.post(path)).body;
    site.pass(DAY);
    await enterAgain(person);
    const code = appCodeAt(secret, site.clock.now());
    const late = await person.browser.post(`${path}/confirm`, { code });
    expect(late).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect((await setUpApp(site, person.browser)).recoveryCodes).toHaveLength(10);
  });

  it('is deleted after a day, and an app in use is not', async () => {
    const owner = await appOwner(site);
    const person = await somebody(site);
    await person.browser.post(path);
    const left = async () => {
      await deleteExpired(site);
      const { ids } = await site.db
        .selectFrom('authenticator_apps')
        .select(({ fn }) => fn.agg<string[]>('array_agg', ['user_id']).as('ids'))
        .where('user_id', 'in', [owner.id, person.id])
        .executeTakeFirstOrThrow();
      return ids.toSorted();
    };
    site.pass(DAY - 1000);
    expect(await left()).toEqual([owner.id, person.id].toSorted());
    site.pass(1000);
    expect(await left()).toEqual([owner.id]);
  });
});

it('a secret is asked for under the lock of the account', async () => {
  const { browser, id } = await somebody(site);
  let isAnswered = false;
  const begun = await site.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    const asked = browser.post(path).finally(() => (isAnswered = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isAnswered).toBe(false);
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
    return { asked };
  });
  expect((await begun.asked).status).toBe(401);
  const stored = site.db.selectFrom('authenticator_apps').select('user_id');
  expect(await stored.where('user_id', '=', id).execute()).toEqual([]);
});

describe('new recovery codes', () => {
  it('take the place of the old ones, and their person is told', async () => {
    const owner = await appOwner(site);
    const { recoveryCodes } = (await owner.browser.post(renewal)).body;
    expect(recoveryCodes).toHaveLength(10);
    expect(site.changes.at(-1)?.what).toBe('recoveryCodesRenewed');
    const { browser } = await byPassword(site, owner.email);
    expect((await answerStep(browser, owner.recoveryCodes[0]!)).status).toBe(400);
    expect((await answerStep(browser, recoveryCodes[0])).status).toBe(200);
  });

  it('are for those with an app', async () => {
    const { browser } = await somebody(site);
    expect(await browser.post(renewal)).toMatchObject(none);
  });
});

describe('removing an app', () => {
  it('lets one factor in again, ends what waited, and its person is told', async () => {
    const owner = await appOwner(site);
    const pending = await byPassword(site, owner.email);
    expect((await owner.browser.send('DELETE', path)).status).toBe(204);
    const late = await answerStep(pending.browser, nextCode(site, owner));
    expect(late.body.code).toBe('second_step_ended');
    expect(site.changes.at(-1)?.what).toBe('appRemoved');
    expect((await byPassword(site, owner.email)).answer.status).toBe(200);
    const { activity } = (await owner.browser.get('/api/account/activity')).body;
    expect(activity.map(({ kind }: { kind: string }) => kind)).toContain('app_removed');
    expect(await owner.browser.send('DELETE', path)).toMatchObject(none);
  });
});

it('each asks for a fresh proof, and changes nothing without', async () => {
  const owner = await appOwner(site);
  const { browser: newcomer } = await somebody(site);
  site.pass(11 * 60_000);
  expect(await newcomer.post(path)).toMatchObject(reauth);
  expect(await newcomer.post(`${path}/confirm`, { code: '123456' })).toMatchObject(reauth);
  expect(await owner.browser.post(renewal)).toMatchObject(reauth);
  expect(await owner.browser.send('DELETE', path)).toMatchObject(reauth);
  expect((await owner.browser.get(path)).body.recoveryCodesLeft).toBe(10);
});

it('is not proven afresh by another password', async () => {
  const owner = await appOwner(site);
  site.pass(11 * 60_000);
  const changed = await owner.browser.send('PUT', '/api/account/password', {
    currentPassword: PASSWORD,
    newPassword: 'Lantern-83-oboe',
  });
  expect(changed.status).toBe(200);
  expect(await owner.browser.post(renewal)).toMatchObject(reauth);
  expect(await owner.browser.send('DELETE', path)).toMatchObject(reauth);
});

it('is nobody’s without a session', async () => {
  const stranger = site.browser();
  expect((await stranger.get(path)).status).toBe(401);
  expect((await stranger.post(path)).status).toBe(401);
  expect((await stranger.post(`${path}/confirm`, { code: '123456' })).status).toBe(401);
  expect((await stranger.post(renewal)).status).toBe(401);
  expect((await stranger.send('DELETE', path)).status).toBe(401);
});

it('is in the archive of its person by since when it is on, and goes with their account', async () => {
  const owner = await appOwner(site);
  await byPassword(site, owner.email);
  const ref = { userId: owner.id, professionalId: null };
  const { authenticatorApp } = await exportAccount(site.db, ref);
  expect(authenticatorApp).toEqual([{ since: site.clock.now(), recoveryCodesLeft: 10 }]);
  const at = site.clock.now();
  await site.db
    .transaction()
    .execute((tx) =>
      eraseAccount(tx, { userId: owner.id, professionalId: null, addresses: [], at } as never),
    );
  for (const table of ['authenticator_apps', 'recovery_codes', 'second_steps'] as const) {
    const left = await site.db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', owner.id)
      .execute();
    expect(left).toEqual([]);
  }
});
