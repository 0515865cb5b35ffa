import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { createDemoUser, openSession } from '#server/accounts/accounts.ts';
import { mayCall } from '#server/accounts/policy.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { openClient, type Client } from '#tests/support/app.ts';
import { waysOfCalls } from './calls.ts';
import { ROWS, titleOf, type Row } from './matrix.ts';
import { spoils } from './spoils.ts';
import { changedTables, stateHash } from './state-hash.ts';
import { browserOf, type World } from './world.ts';
import { openWorlds } from './worlds.ts';

const ofProfessionals = Object.values(ENDPOINTS).filter(
  ({ audience }) => audience === 'professional',
);
const endpointOf = new Map(ofProfessionals.map((one) => [`${one.method} ${one.path}`, one]));
/** What differs for a member: the same answer again is harmless from who gave it alone. */
const OF_MEMBERS = new Map([
  ['POST /api/service-request-professionals/:id/respond (lead of PA, accepted again)', 409],
]);

it('has a right for every call of professionals', () => {
  const without = ofProfessionals.filter((one) => mayCall('owner', one) !== true);
  expect(without.map(({ path }) => path)).toEqual([]);
});

describe('of the team of the professional who accepted, by', () => {
  let worlds: Awaited<ReturnType<typeof openWorlds>>;
  let world: World | undefined;
  beforeAll(async () => {
    worlds = await openWorlds();
  });
  const end = async () => {
    await world?.site.stop();
    world = undefined;
  };
  afterAll(async () => {
    await end();
    await worlds.close();
  });

  const rows = ROWS.filter(({ call }) => endpointOf.has(call)).map(
    (row) => [titleOf(row), row] as const,
  );

  it.each(rows)('a member: %s', async (_, row) => {
    world ??= await worlds.copy();
    const isOpen = mayCall('member', endpointOf.get(row.call)!);
    const expected = OF_MEMBERS.get(titleOf(row)) ?? row.expect.pro_accepted;
    expect(await answerTo(world, row, await colleague(world, null))).toEqual(
      isOpen ? expected : { code: 'owner_only', changed: [] },
    );
    if (isOpen && spoils(row)) await end();
  });

  it.each(rows)('a former member: %s', async (_, row) => {
    world ??= await worlds.copy();
    const client = await colleague(world, world.site.platform.clock.now());
    expect(await answerTo(world, row, client)).toEqual({ code: 'wrong_role', changed: [] });
    // What the owner prepared may exist once.
    if (spoils(row)) await end();
  });
});

/** Somebody who works, or worked, for the professional who accepted, in a browser of their own. */
async function colleague({ site, pro_accepted }: World, leftAt: Date | null): Promise<Client> {
  const { db, clock } = site.platform;
  const now = clock.now();
  const email = `colleague.${randomUUID()}@example.test`;
  const user = { role: 'customer', name: 'Colleague', email, language: 'en' } as const;
  const userId = await createDemoUser(db, user);
  await db
    .insertInto('team_members')
    .values({
      id: randomUUID(),
      professional_id: pro_accepted.professionalId,
      user_id: userId,
      joined_at: now,
      left_at: leftAt,
      ended_by: leftAt && 'owner',
    })
    .execute();
  const { token } = await openSession(db, { userId, oldToken: undefined, now });
  const client = openClient(site.url);
  client.jar.keep(new Headers({ 'set-cookie': `${SESSION_COOKIE}=${token}` }));
  return client;
}

/** The status; of a refusal by role its code and what it changed. The owner prepares what it is about. */
async function answerTo(world: World, row: Row, client: Client) {
  const { db } = world.site.platform;
  const actor = 'pro_accepted';
  const owner = await browserOf(world, actor, world.site.url);
  const { path, body, file, headers } = await waysOfCalls(row, { world, actor, client: owner });
  const before = await stateHash(db);
  const sent = file ?? (body && JSON.stringify(body));
  const answer = await client.fetch(path, {
    method: row.call.split(' ')[0] ?? 'GET',
    ...(sent && { body: sent }),
    headers: { ...(sent && { 'content-type': file?.type ?? 'application/json' }), ...headers },
  });
  const text = await answer.text();
  if (answer.status !== 403) return answer.status;
  const { code } = JSON.parse(text) as { code: string };
  if (!['owner_only', 'wrong_role'].includes(code)) return answer.status;
  return { code, changed: changedTables(before, await stateHash(db)) };
}
