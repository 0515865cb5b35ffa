import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn, signOut } from '#contract/accounts/accounts.ts';
import type { LiveEvent } from '#contract/live.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { startApp } from '#tests/support/app.ts';
import { collectStream } from '#tests/support/collected-stream.ts';
import { patiently } from '#tests/support/patience.ts';

type App = Awaited<ReturnType<typeof startApp>>;

const person = { email: 'ana@example.com', password: 'a long enough password' };
let here: App;
let there: App;
let ana: string;

beforeAll(async () => {
  here = await startApp();
  there = await startApp({ beside: here });
  const { db } = here.platform;
  ana = await createDemoUser(db, { ...person, role: 'customer', name: 'Ana', language: 'en' });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

async function openPage(app: App) {
  await app.call(signIn, { body: person });
  return collectStream(await app.fetch('/api/events'));
}

function tell(app: App, requestId: string) {
  const event: LiveEvent = { type: 'request.changed', requestId };
  const { db, live } = app.platform;
  return db.transaction().execute((tx) => live.publish(tx, [{ userId: ana, event }]));
}

it('delivers what one node publishes to a page on another, over the wire', async () => {
  const page = await openPage(there);
  expect(page.status).toBe(200);
  await tell(here, 'r1');
  await vi.waitFor(() => expect(page.text).toContain('"requestId":"r1"'), patiently);
  await page.leave();
  await vi.waitFor(() => expect(there.platform.live.countSubscribers()).toBe(0), patiently);
});

it('ends when the person signs out, on any node', async () => {
  const page = await openPage(there);
  await vi.waitFor(() => expect(page.text).toContain('retry:'), patiently);
  await there.call(signOut);
  await vi.waitFor(() => expect(page.ended).toBe(true), patiently);
  expect(page.text).toContain('event: bye');
});

it('says goodbye and lets the server stop', async () => {
  const node = await startApp({ beside: here });
  const page = await openPage(node);
  await node.stop();
  await vi.waitFor(() => expect(page.ended).toBe(true), patiently);
  expect(page.text).toContain('event: bye');
});
