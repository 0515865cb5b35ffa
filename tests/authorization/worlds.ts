import { forgetDatabase, startApp, type StartedApp } from '#tests/support/app.ts';
import { closeDatabase, type DatabaseConnection } from '#server/platform/database/db.ts';
import { cloneDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { signedIn } from '#tests/support/people.ts';
import { installStateHash } from './state-hash.ts';
import { makeWorld, type World } from './world.ts';

/** Nothing leaves this machine: the only allowed push service does not answer. */
const env = { RATE_LIMITS: 'off', PUSH_HOSTS: 'localhost' };

/**
 * One world, made once and copied for each caller that needs an unchanged one (a copy takes a
 * tenth of a second and is isolated).
 */
export async function openWorlds() {
  const template = await freshDatabase();
  const site = await startApp({ env, beside: { database: template, time: { ahead: 0 } } });
  const world = await makeWorld(site);
  await installStateHash(template.db);
  await Promise.all([site.stop(), closeDatabase(template.db)]);
  return {
    /** `through` gives the connection of the app: to a proxy before the database. */
    copy: (through?: Through) => copyOf(world, template.name, through),
    close: () => template.drop(),
  };
}

type Through = (connection: DatabaseConnection) => DatabaseConnection;

async function copyOf(world: World, template: string, through?: Through): Promise<World> {
  const database = await cloneDatabase(template);
  const { connection } = database;
  const ofApp = { ...database, connection: through?.(connection) ?? connection };
  const site = await startApp({ env, beside: { database: ofApp, time: { ahead: 0 } } });
  const stop = async () => {
    await site.stop();
    await database.drop();
    forgetDatabase();
  };
  await proveAdminsAnew(site);
  const { custA_owner, custB_other, pro_pending, pro_accepted, pro_unrelated } = world;
  const at = async <P extends { id: string }>(person: P) => ({
    ...person,
    ...(await signedIn(site, person.id)),
  });
  return {
    ...world,
    site: { ...site, stop },
    custA_owner: await at(custA_owner),
    custB_other: await at(custB_other),
    pro_pending: await at(pro_pending),
    pro_accepted: await at(pro_accepted),
    pro_unrelated: await at(pro_unrelated),
  };
}

/** The copy may be made long after the world, when the sessions of its admins have expired. */
async function proveAdminsAnew({ platform }: StartedApp): Promise<void> {
  const now = platform.clock.now();
  await platform.db
    .updateTable('admin_sessions')
    .set({ last_seen_at: now, proven_at: now })
    .execute();
}
