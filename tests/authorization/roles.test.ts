import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ROLES, type AdminRole } from '#contract/admin/roles.ts';
import { waysOfCalls } from './calls.ts';
import { ROWS, titleOf, type Row } from './matrix.ts';
import { spoils } from './spoils.ts';
import { changedTables, stateHash } from './state-hash.ts';
import { browserOf, type World } from './world.ts';
import { openWorlds } from './worlds.ts';

const ofPanel = ROWS.filter(({ roles }) => roles !== undefined);

describe('each of the other roles, by', () => {
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

  const cases = ofPanel.flatMap((row) =>
    ADMIN_ROLES.filter((role) => role !== 'owner').map(
      (role) => [role, titleOf(row), row] as const,
    ),
  );
  it.each(cases)('%s: %s', async (role, _, row) => {
    world ??= await worlds.copy();
    const isOpen = row.roles?.includes(role) ?? false;
    expect(await answerTo(world, row, role)).toEqual(
      isOpen ? row.expect.admin_cookie : { code: 'role_lacks_right', changed: [] },
    );
    if (isOpen && spoils(row)) await end();
  });
});

/** The status; of a refusal by role its code and what it changed. */
async function answerTo(world: World, row: Row, role: AdminRole) {
  const { db } = world.site.platform;
  const actor = 'admin_cookie';
  const client = await browserOf(world, actor, world.site.url);
  // An owner prepares what the call is about.
  await giveRole(world, 'owner');
  const { path, body, file, headers } = await waysOfCalls(row, { world, actor, client });
  await giveRole(world, role);
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
  if (code !== 'role_lacks_right') return row.expect.admin_cookie === 403 ? 403 : code;
  return { code, changed: changedTables(before, await stateHash(db)) };
}

async function giveRole({ site, admin }: World, role: AdminRole): Promise<void> {
  await site.platform.db
    .updateTable('admins')
    .set({ role })
    .where('email', '=', admin.email)
    .execute();
}
