import { report } from '#contract/requests/safety.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorlds } from '#tests/authorization/worlds.ts';
import type { World } from '#tests/authorization/world.ts';
import { makeCrowd } from './actors.ts';
import { watchCanaries, type CanaryWatch } from './canaries.ts';

let worlds: Awaited<ReturnType<typeof openWorlds>>;
let world: World;
let canaries: CanaryWatch;
beforeAll(async () => {
  worlds = await openWorlds();
  world = await worlds.copy();
  canaries = watchCanaries(await makeCrowd(world));
});
afterAll(async () => {
  await world.site.stop();
  await worlds.close();
});

const text = (name: string) => world.canaries.find((one) => one.name === name)?.text ?? '';
const answer = (name: string) => ({ status: 200, headers: {}, text: `{"a":"${text(name)}"}` });

it('the street of a customer is missed by nobody who is shown it', async () => {
  const shown = answer('street');
  expect(await canaries.findLeaks('other customer', 'GET /api/x', shown)).toEqual([
    'was shown street',
  ]);
  expect(await canaries.findLeaks('suspended person', 'GET /api/x', shown)).toHaveLength(1);
  expect(await canaries.findLeaks('professional', 'GET /api/x', shown)).toEqual([]);
});

it('who accepts the request may be shown it from then on', async () => {
  const shown = answer('street');
  expect(await canaries.findLeaks('other professional', 'GET /api/x', shown)).toHaveLength(1);
  const { pro_pending, leads } = world;
  await pro_pending.call(respondToLead, {
    params: { id: leads.pending },
    body: { status: 'accepted' },
  });
  expect(await canaries.findLeaks('other professional', 'GET /api/x', shown)).toEqual([]);
});

it('a message that was reported may be shown to the operator', async () => {
  const found = () => canaries.findLeaks('admin', 'GET /api/admin/reports', answer('late'));
  expect(await found()).toEqual(['was shown late']);
  const target = { type: 'message', id: world.messageId } as const;
  await world.pro_accepted.call(report, { body: { target, reason: 'abuse' } });
  expect(await found()).toEqual([]);
  const early = answer('early');
  expect(await canaries.findLeaks('admin', 'GET /api/admin/reports', early)).toHaveLength(1);
});

it('what an input has written may come back', async () => {
  const shown = answer('phone of A');
  expect(await canaries.findLeaks('other customer', 'GET /api/x', shown)).toHaveLength(1);
  canaries.note({
    method: 'GET',
    target: `/x?q=${encodeURIComponent(text('phone of A'))}`,
    headers: {},
  });
  expect(await canaries.findLeaks('other customer', 'GET /api/x', shown)).toEqual([]);
});
