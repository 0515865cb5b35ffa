import { afterEach, beforeEach, expect, test } from 'vitest';
import { change } from '#server/platform/change.ts';
import type { DomainEvent } from '#server/platform/domain-events.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage } from '#tests/support/life/life.ts';
import { lockRequest, moveRequest, type Circumstances } from './requests.ts';
import type { RequestEvent } from './lifecycle.ts';

let site: StartedApp;
let requestId: string;
beforeEach(async () => {
  site = await startApp();
  ({ id: requestId } = await (await aStage(site)).submit());
});
afterEach(() => site.stop());

/** Moves the request, and returns the recorded events. */
async function eventsOf(event: RequestEvent, how: Omit<Circumstances, 'at'> = {}) {
  const recorded: DomainEvent[] = [];
  await change(site.platform, async ({ tx }) => {
    const request = await lockRequest(tx, requestId);
    const record = (event: DomainEvent) => void recorded.push(event);
    await moveRequest({ tx, record }, request!, event, { at: new Date(0), ...how });
  });
  return recorded;
}

test('a transition records its domain event', async () => {
  expect(await eventsOf('search')).toEqual([{ type: 'request.pending', requestId }]);
  const at = new Date(0).toISOString();
  expect(await eventsOf('cancel', { by: 'operator', set: { ended_at: new Date(0) } })).toEqual([
    { type: 'request.cancelled', requestId, by: 'operator', at },
  ]);
});

test('a transition without a domain event records nothing', async () => {
  expect(await eventsOf('accept')).toEqual([]);
  expect(await eventsOf('reopen')).toEqual([]);
});
