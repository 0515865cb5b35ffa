import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;

beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

/** As Stripe serializes it: not as JSON.stringify would. */
function anEvent({ id = `evt_${randomUUID()}`, customer = 'cus_nobody' as string | null } = {}) {
  const object = { id: 'in_1', object: 'invoice', customer };
  const event = { id, object: 'event', type: 'invoice.paid', data: { object } };
  return { id, body: JSON.stringify(event, null, 2) };
}

interface Signing {
  secret?: string;
  /** Seconds before now. */
  age?: number;
}

function signatureOf(body: string, { secret, age = 0 }: Signing = {}): string {
  const key = secret ?? site.platform.stripe?.webhookSecret ?? '';
  const t = Math.floor(site.platform.clock.now().getTime() / 1000) - age;
  return `t=${t},v1=${createHmac('sha256', key).update(`${t}.${body}`).digest('hex')}`;
}

function send(body: string, signature: string | null) {
  const headers = signature === null ? {} : { 'stripe-signature': signature };
  return fetch(`${site.url}/api/stripe/webhook`, { method: 'POST', headers, body });
}

function kept(id: string) {
  const events = site.platform.db.selectFrom('stripe_events').selectAll();
  return events.where('id', '=', id).execute();
}

async function waiting(queue: string): Promise<number> {
  const all = await site.platform.jobs.countByQueue();
  return all.find((one) => one.queue === queue)?.waiting ?? 0;
}

/** The answer, and how often the event is stored. */
async function outcome({ id, body }: { id: string; body: string }, signature: string | null) {
  const { status } = await send(body, signature);
  return { status, kept: (await kept(id)).length };
}

const REFUSED = { status: 400, kept: 0 };

describe('An event signed by Stripe', () => {
  test('is stored, with one job that syncs its customer', async () => {
    await site.drainJobs();
    const event = anEvent();
    const answer = await send(event.body, signatureOf(event.body));
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await kept(event.id)).toMatchObject([{ type: 'invoice.paid' }]);
    expect(await waiting('sync-subscription')).toBe(1);
    await site.drainJobs();
  });

  test('is idempotent', async () => {
    const event = anEvent();
    await send(event.body, signatureOf(event.body));
    await site.drainJobs();
    expect((await send(event.body, signatureOf(event.body))).status).toBe(200);
    expect(await waiting('sync-subscription')).toBe(0);
  });

  test('queues one job, however many of a customer arrive at once', async () => {
    const events = Array.from({ length: 8 }, () => anEvent({ customer: 'cus_busy' }));
    const answers = await Promise.all(events.map(({ body }) => send(body, signatureOf(body))));
    expect(answers.map(({ status }) => status)).toEqual(events.map(() => 200));
    expect(await waiting('sync-subscription')).toBe(1);
    await site.drainJobs();
  });

  test('about no customer is stored without a job', async () => {
    const event = anEvent({ customer: null });
    expect((await send(event.body, signatureOf(event.body))).status).toBe(200);
    expect(await kept(event.id)).toHaveLength(1);
    expect(await waiting('sync-subscription')).toBe(0);
  });

  test('is accepted where one of two signatures is right, as during rotation of the secret', async () => {
    const { id, body } = anEvent();
    const [t, right] = signatureOf(body).split(',');
    const wrong = signatureOf(body, { secret: 'whsec_another' }).split(',')[1];
    expect((await send(body, `${t},${wrong},${right}`)).status).toBe(200);
    expect(await kept(id)).toHaveLength(1);
    await site.drainJobs();
  });
});

describe('An event not signed by Stripe', () => {
  test('is refused without a signature, with garbage, or by another secret', async () => {
    const event = anEvent();
    expect(await outcome(event, null)).toEqual(REFUSED);
    expect(await outcome(event, 'nonsense')).toEqual(REFUSED);
    expect(await outcome(event, signatureOf(event.body, { secret: 'whsec_another' }))).toEqual(
      REFUSED,
    );
    expect(await outcome(event, signatureOf(event.body).replace('v1=', 'v0='))).toEqual(REFUSED);
  });

  test('is refused where one byte of it differs', async () => {
    const event = anEvent();
    const signature = signatureOf(event.body);
    expect(
      await outcome({ ...event, body: event.body.replace('in_1', 'in_2') }, signature),
    ).toEqual(REFUSED);
  });

  test('is refused where the same JSON was signed in another serialization', async () => {
    const event = anEvent();
    const respelt = JSON.stringify(JSON.parse(event.body));
    expect(await outcome(event, signatureOf(respelt))).toEqual(REFUSED);
  });

  test('is refused when it is older than five minutes, by the clock of the platform', async () => {
    const [old, fresh] = [anEvent(), anEvent()];
    expect(await outcome(old, signatureOf(old.body, { age: 302 }))).toEqual(REFUSED);
    expect((await send(fresh.body, signatureOf(fresh.body, { age: 290 }))).status).toBe(200);
    await site.drainJobs();
  });

  test('is refused unread where it is too large', async () => {
    const body = ' '.repeat(256 * 1024 + 1);
    expect((await send(body, signatureOf(body))).status).toBe(413);
  });

  test('is refused where it is too large in chunks', async () => {
    const chunks = ReadableStream.from(Array.from({ length: 5 }, () => Buffer.alloc(64 * 1024)));
    const answer = await fetch(`${site.url}/api/stripe/webhook`, {
      method: 'POST',
      body: chunks,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });
});

test('A webhook from another origin is accepted: the signature counts', async () => {
  const { body } = anEvent({ customer: null });
  const headers = { 'stripe-signature': signatureOf(body), origin: 'https://stripe.example' };
  const answer = await fetch(`${site.url}/api/stripe/webhook`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
});

test('Webhooks are 404 where nothing is sold', async () => {
  const bare = await startApp({ env: { DEMO: 'off' } });
  try {
    const answer = await fetch(`${bare.url}/api/stripe/webhook`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  } finally {
    await bare.stop();
  }
});

test('While the database is unavailable Stripe is asked to retry', async () => {
  const { id, body } = anEvent();
  await site.platform.db.transaction().execute(async (tx) => {
    await sql`lock table stripe_events`.execute(tx);
    expect((await send(body, signatureOf(body))).status).toBe(503);
  });
  expect(await kept(id)).toEqual([]);
  expect((await send(body, signatureOf(body))).status).toBe(200);
  await site.drainJobs();
}, 20_000);
