import { afterAll, beforeAll, expect, test } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import { listMessages, sendMessage, type Message } from '#contract/requests/messages.ts';
import { getOwnRequest, listOwnRequests, type OwnRequest } from '#contract/requests/requests.ts';
import { openClient, type Client } from '#tests/support/app.ts';
import { temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { freePort, startNearhand, type RunningNearhand } from '#tests/support/nearhand-program.ts';
import { letters } from './outbox.ts';
import { ask, enterAsContacted, type Spoken } from './steps.ts';

// Kills in the middle: acknowledged changes survive, and nobody is contacted twice.

const TAP: Spoken = {
  language: 'fr',
  words: 'ma champlure coule depuis hier',
  typed: 'Rosemont',
};

/** Of other professionals: notices in quick succession are batched into one letter. */
const LIGHTS: Spoken = {
  language: 'en',
  words: 'The lights in my kitchen keep flickering, I need an electrician',
  typed: '210 Queen Street West, Toro',
};

let data: ReturnType<typeof temporaryDataDir>;
let port: string;
let program: RunningNearhand;
const requests: OwnRequest[] = [];

beforeAll(async () => {
  data = temporaryDataDir();
  port = await freePort();
  program = await start('off');
});
afterAll(async () => {
  await program?.end();
  data.remove();
});

const start = (worker: 'on' | 'off') =>
  startNearhand({ PORT: port, DATA_DIR: data.dataDir, RATE_LIMITS: 'off', WORKER: worker });

/** A power cut, and a restart. */
const crash = async (worker: 'on' | 'off' = 'on') => {
  await program.kill();
  program = await start(worker);
};

test('after a request is acknowledged, before anybody is notified', async () => {
  const { customer, request, send } = await askFor(TAP);
  expect(await countLetters(request)).toEqual([0, 0, 0]);
  await crash();
  expect(await send()).toEqual(request);
  await expectStoredOnce(customer, request);
});

test('while the professionals are being notified', async () => {
  const { customer, request, send } = await askFor(LIGHTS);
  await crash();
  expect(await send()).toEqual(request);
  await expectStoredOnce(customer, request);
});

test('between an acceptance and its notice', async () => {
  await crash('off');
  const { customer, email, request } = await askFor(TAP);
  const { accept } = await acceptFirst(request);
  const told = () => letters(customer, { to: email, about: request.id });
  expect(await told()).toEqual([]);
  await crash();
  await allTold();
  expect(await told()).toHaveLength(1);
  expect(await accept()).toMatchObject({ status: 'accepted' });
  await allTold();
  expect(await told()).toHaveLength(1);
  const own = await customer.call(getOwnRequest, { params: { id: request.id } });
  expect(own.leads.map(({ status }) => status).toSorted()).toEqual([
    'accepted',
    'pending',
    'pending',
  ]);
});

test('while messages are being sent', async () => {
  const { request } = await askFor(TAP);
  const { professional } = await acceptFirst(request);
  const contents = Array.from({ length: 40 }, (_, index) => `message-${index}`);
  const sendAll = () =>
    contents.map((content) => {
      const body = { serviceRequestId: request.id, content };
      return professional.call(sendMessage, { body, idempotencyKey: content });
    });
  const sending = sendAll();
  const settled = Promise.allSettled(sending);
  await Promise.race(sending);
  await crash();
  const acknowledged = (await settled).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value.id] : [],
  );
  const ids = (await Promise.all(sendAll())).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(acknowledged));
  const stored = await allMessages(professional, request.id);
  expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(stored.map(({ content }) => content).toSorted()).toEqual(contents.toSorted());
});

async function allMessages(reader: Client, serviceRequestId: string): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const before = all[0]?.id;
    const page = await reader.call(listMessages, { query: { serviceRequestId, before } });
    if (page.length === 0) return all;
    all.unshift(...page);
  }
}

test('after all of it, nobody was notified twice', async () => {
  await crash();
  await allTold();
  for (const request of requests) {
    expect(new Set(request.leads.map(({ professional }) => professional.id)).size).toBe(3);
    // One who accepted before the letter was written needs none.
    expect(Math.max(...(await countLetters(request)))).toBe(1);
  }
});

async function askFor(spoken: Spoken) {
  const customer = openClient(program.url);
  const email = `${crypto.randomUUID()}@example.test`;
  const asked = await ask(customer, spoken, email, crypto.randomUUID());
  requests.push(asked.request);
  return { customer, email, ...asked };
}

/** The first professional contacted accepts; `accept` repeats the call. */
async function acceptFirst(request: OwnRequest) {
  const professional = openClient(program.url);
  const lead = await enterAsContacted(professional, request.leads[0]!, request.id);
  const accept = () =>
    professional.call(respondToLead, { params: { id: lead.id }, body: { status: 'accepted' } });
  await accept();
  return { professional, accept };
}

async function expectStoredOnce(customer: Client, request: OwnRequest): Promise<void> {
  await allTold();
  expect(await customer.call(listOwnRequests)).toMatchObject([{ id: request.id }]);
  expect(await countLetters(request)).toEqual([1, 1, 1]);
}

/** The number of letters about each lead. */
function countLetters({ leads }: OwnRequest): Promise<number[]> {
  const reader = openClient(program.url);
  return Promise.all(leads.map(async ({ id }) => (await letters(reader, { about: id })).length));
}

/** Waits until the outbox is empty; without a mail server a letter counts once it is written. */
async function allTold(): Promise<void> {
  const waiting = /^nearhand_jobs\{queue="domain-events".*\} [1-9]/m;
  await expect
    .poll(async () => (await openClient(program.url).fetch('/metrics')).text(), { timeout: 15_000 })
    .not.toMatch(waiting);
}
