import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { makeCustomer } from '../objects/customer.ts';
import { makeSetupIntent } from '../objects/setup-intent.ts';
import { openSchemaCheck } from '../schema/check.ts';
import type { Delivery } from './deliver.ts';
import type { EventDraft } from './emit.ts';
import { openEvents, type Events } from './events.ts';

const SECRET = 'whsec_of_this_test';
const now = 1_790_000_000;
const customer = makeCustomer({ now }, { name: 'Ann' });

let site: StartedApp;
let events: Events;
let answerWith = 200;
const received: { body: string; signature: string }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(answerWith).end();
  });
});

beforeAll(async () => {
  site = await startApp();
  events = openEvents(site.platform, openSchemaCheck(site.log), SECRET);
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  events.deliverTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`);
});
afterAll(async () => {
  receiver.close();
  await site.stop();
});
beforeEach(() => {
  received.length = 0;
  answerWith = 200;
  events.handOver(undefined);
});

const emit = (draft: EventDraft = { type: 'customer.updated', object: customer }) =>
  site.platform.db.transaction().execute((tx) => events.emit(tx, draft));
const kept = () => site.platform.db.selectFrom('sandbox_objects').selectAll().execute();

test('an event arrives once, with a signature the SDK accepts', async () => {
  await emit();
  await site.drainJobs();
  expect(received).toHaveLength(1);
  const { body, signature } = received[0]!;
  const { webhooks } = new Stripe('sk_test_none');
  expect(webhooks.constructEvent(body, signature, SECRET)).toMatchObject({
    type: 'customer.updated',
    data: { object: { id: customer.id } },
  });
  expect(await kept()).toMatchObject([{ customer: customer.id, body: { pending_webhooks: 0 } }]);
});

test('a refused one is retried, with a new signature', async () => {
  answerWith = 500;
  await emit();
  await site.drainJobs({ failuresExpected: true });
  answerWith = 200;
  await site.advance(3600);
  await site.drainJobs();
  expect(received).toHaveLength(2);
  const [first, second] = received;
  expect(second?.body).toBe(first?.body);
  expect(second?.signature).not.toBe(first?.signature);
});

test('an event our webhook does not subscribe to is stored and not delivered', async () => {
  await emit({ type: 'setup_intent.created', object: makeSetupIntent({ now }, 'cus_1') });
  await site.drainJobs();
  expect(received).toEqual([]);
  expect(await kept()).toContainEqual(expect.objectContaining({ customer: 'cus_1' }));
});

test('nothing is stored or sent of a transaction that fails', async () => {
  const before = (await kept()).length;
  const failing = site.platform.db.transaction().execute(async (tx) => {
    await events.emit(tx, { type: 'customer.updated', object: customer });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await site.drainJobs();
  expect([received.length, (await kept()).length]).toEqual([0, before]);
});

test("an object that violates Stripe's schema fails its transaction", async () => {
  const wrong = { ...customer, tax_exempt: 'sometimes' };
  await expect(emit({ type: 'customer.updated', object: wrong })).rejects.toThrow(
    'data[object][tax_exempt]',
  );
});

test('an interceptor of deliveries drops, duplicates and shuffles them', async () => {
  const held: Delivery[] = [];
  events.handOver(async (delivery) => void held.push(delivery));
  await emit();
  await emit();
  await emit();
  await site.drainJobs();
  expect([held.length, received.length]).toEqual([3, 0]);
  const [dropped, first, second] = held;
  await second?.send();
  await first?.send();
  await first?.send();
  const ids = received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(ids).toEqual([second?.event.id, first?.event.id, first?.event.id]);
  expect(ids).not.toContain(dropped?.event.id);
});
