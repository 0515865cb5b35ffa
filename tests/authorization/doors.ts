import { randomUUID } from 'node:crypto';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { createAdmin } from '#server/admin/admin.ts';
import { PASSWORD_OF_ADMIN, type World } from './world.ts';

export const DOOR_PASSWORD = 'quiet harbour lantern';

/** Accounts that rows about signing in open: private to nobody, so any actor may see them. */
export async function makeDoorUser({ site }: World): Promise<string> {
  const email = `door.${randomUUID()}@example.test`;
  await createDemoUser(site.platform.db, {
    role: 'customer',
    name: 'Door',
    email,
    password: DOOR_PASSWORD,
    language: 'en',
  });
  return email;
}

export async function makeDoorAdmin({ site }: World): Promise<string> {
  const email = `door.${randomUUID()}@example.test`;
  await createAdmin(site.platform, { email, name: 'Door', password: PASSWORD_OF_ADMIN });
  return email;
}
