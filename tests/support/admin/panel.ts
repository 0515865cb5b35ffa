import { randomUUID } from 'node:crypto';
import { adminSignIn } from '#contract/admin/auth.ts';
import { createAdmin } from '#server/admin/admin.ts';
import { startApp, type StartOptions } from '#tests/support/app.ts';
import { nobody } from '#tests/support/people.ts';

/** A started app with a signed-in admin. */
export async function startPanel(options: StartOptions = {}) {
  const site = await startApp(options);
  const admin = {
    email: `${randomUUID()}@operator.test`,
    name: 'Olga Operator',
    password: 'a long password of an operator',
  };
  await createAdmin(site.platform, admin);
  const { call, ask, fetch } = nobody(site);
  await call(adminSignIn, { body: { email: admin.email, password: admin.password } });
  return { site, admin, call, ask, fetch };
}

export type Panel = Awaited<ReturnType<typeof startPanel>>;
