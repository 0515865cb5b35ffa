import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redact } from '#server/platform/logging/log-redaction.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, invite, TYPED, type Unclaimed } from '#tests/support/invitations.ts';
import { nobody } from '#tests/support/people.ts';
import { findOpenInvitation } from './invitations/queries-invitations.ts';
import { doNotContactToken } from './do-not-contact/do-not-contact-token.ts';

let site: StartedApp;
let nora: Unclaimed;
let token: string;
let invitationId: string;
beforeAll(async () => {
  site = await startApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  nora = await anUnclaimed(site, 'Nora');
  ({ token, invitationId } = await invite(site, nora));
});

const random = () => randomBytes(32).toString('base64url');
let networks = 0;
const newNetwork = () => `198.51.${(networks += 1)}.1`;

/** Requests a path of the API from a network address; returns the status. */
const from = async (network: string, path: string, method = 'GET') => {
  const headers = { 'x-forwarded-for': network };
  return (await site.fetch(`/api/${path}`, { method, headers })).status;
};
const link = (of: string) => `professionals/onboard/${of}`;
const alerts = () => site.log.lines.filter(({ message }) => message.includes('guesses'));

describe('guessing a personal link', { timeout: 60_000 }, () => {
  test('ten thousand random ones match nothing', async () => {
    // Of 2^256; a billion attempts a second for the age of the universe find one of a million links
    // with a probability of 10^-44.
    const { db, clock } = site.platform;
    const found = [];
    for (let batch = 0; batch < 100; batch += 1) {
      const tried = Array.from({ length: 100 }, random);
      const all = await Promise.all(tried.map((one) => findOpenInvitation(db, one, clock.now())));
      found.push(...all.filter((one) => one !== undefined));
    }
    expect(found).toEqual([]);
    expect(await findOpenInvitation(db, token, clock.now())).toMatchObject({ id: invitationId });
  });

  test('is rate limited after twenty from one network, for right ones as well, for an hour', async () => {
    const network = newNetwork();
    for (let miss = 0; miss < 20; miss += 1) {
      expect(await from(network, link(random()))).toBe(404);
    }
    const refused = [
      await from(network, link(random())),
      await from(network, link(token)),
      await from(network, `${link(token)}/decline`, 'POST'),
      await from(network, `do-not-contact/${random()}`),
    ];
    expect(refused).toEqual([429, 429, 429, 429]);
    expect(await from(newNetwork(), link(token))).toBe(200);
    await site.advance(3601);
    expect(await from(network, link(token))).toBe(200);
  });

  test('counts the same whichever call is used, also under concurrency', async () => {
    const network = newNetwork();
    const tries = Array.from({ length: 30 }, (_, index) =>
      [
        () => from(network, link(random())),
        () => from(network, `${link(random())}/decline`, 'POST'),
        () => from(network, `do-not-contact/${random()}`),
        () => from(network, `do-not-contact/${random()}`, 'POST'),
      ][index % 4]!(),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('counts no right one: a link can be opened all day', async () => {
    const network = newNetwork();
    const stop = doNotContactToken(site.platform.config.sessionSecret, invitationId);
    for (let time = 0; time < 25; time += 1) {
      expect(await from(network, link(token))).toBe(200);
      expect(await from(network, `do-not-contact/${stop}`)).toBe(200);
    }
  });

  test('from many networks alerts the operator, once', async () => {
    await site.advance(3601);
    const before = alerts().length;
    const miss = async (count: number) => {
      for (let missed = 0; missed < count; missed += 20) {
        const network = newNetwork();
        const tries = Array.from({ length: Math.min(20, count - missed) }, () =>
          from(network, link(random())),
        );
        await Promise.all(tries);
      }
    };
    await miss(499);
    expect(alerts()).toHaveLength(before);
    await miss(60);
    expect(alerts().slice(before)).toMatchObject([{ level: 'error', facts: { misses: 500 } }]);
  });
});

test('probing which addresses are taken is limited to five, and changes no link', async () => {
  const network = newNetwork();
  const { email: taken } = await anAccount();
  const complete = async (email: string | null) => {
    const headers = { 'x-forwarded-for': network, 'content-type': 'application/json' };
    const body = JSON.stringify({ ...TYPED, email });
    const path = `/api/${link(token)}/complete`;
    return (await site.fetch(path, { method: 'POST', headers, body })).status;
  };
  for (let tried = 0; tried < 5; tried += 1) expect(await complete(taken)).toBe(409);
  expect(await complete(taken)).toBe(429);
  expect(await complete(nora.email)).toBe(201);
});

async function anAccount() {
  const email = `${crypto.randomUUID()}@example.test`;
  const password = 'quiet harbour lantern';
  const account = { email, password, name: 'Ana', userType: 'user' };
  const made = await nobody(site).ask('POST', '/api/auth/sign-up', account);
  expect(made.status).toBe(201);
  return { email };
}

test('no link is in the log, nor in the database', async () => {
  const stop = doNotContactToken(site.platform.config.sessionSecret, invitationId);
  const wrong = random();
  const somebody = nobody(site);
  for (const one of [token, wrong]) {
    await somebody.ask('GET', `/api/${link(one)}`);
    await somebody.ask('POST', `/api/${link(one)}/complete`, {});
    await somebody.ask('POST', `/api/${link(one)}/decline`);
    await somebody.ask('GET', `/api/${link(one)}/unknown`);
    await somebody.ask('PUT', `/api/${link(one)}`);
  }
  await somebody.ask('POST', `/api/${link(token)}/complete`, { ...TYPED, email: nora.email });
  for (const one of [stop, `${stop}x`]) {
    await somebody.ask('GET', `/api/do-not-contact/${one}`);
    await somebody.ask('POST', `/api/do-not-contact/${one}`);
  }
  const written = JSON.stringify(site.log.lines.map((line) => redact(line)));
  expect(written).toContain('/api/professionals/onboard/:token/complete');
  for (const secret of [token, wrong, stop]) expect(written).not.toContain(secret);
  const stored = await site.platform.db.selectFrom('invitations').selectAll().execute();
  expect(JSON.stringify(stored)).toContain(invitationId);
  expect(JSON.stringify(stored)).not.toContain(token);
});
