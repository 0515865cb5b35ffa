import { adminSignIn } from '#contract/admin/auth.ts';
import { createAdmin } from '#server/admin/admin.ts';
import type { StartedApp } from '#tests/support/app.ts';

const ADA = { email: 'ada@admins.example', name: 'Ada', password: 'a long admin password' };

/** A signed-in admin; `signIn` does it again. */
export async function anAdmin(site: Pick<StartedApp, 'platform' | 'client'>) {
  await createAdmin(site.platform, ADA);
  const client = site.client();
  const signIn = async () => {
    const { email, password } = ADA;
    await client.call(adminSignIn, { body: { email, password } });
  };
  await signIn();
  return { ...client, email: ADA.email, signIn };
}

export type AnAdmin = Awaited<ReturnType<typeof anAdmin>>;
