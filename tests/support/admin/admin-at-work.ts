import { Secret, TOTP } from 'otpauth';
import { adminSignIn, confirmTotp, proveAdmin, startTotp } from '#contract/admin/auth.ts';
import { createAdmin } from '#server/admin/admin.ts';
import type { StartedApp } from '#tests/support/app.ts';

const GRACE = { email: 'grace@admins.example', name: 'Grace', password: 'a long admin password' };

type Site = Pick<StartedApp, 'platform' | 'client'>;

/** A signed-in admin with their tools. */
export async function anAdminAtWork(site: Site, { email = GRACE.email } = {}) {
  const { platform } = site;
  const id = await createAdmin(platform, { ...GRACE, email });
  if (id === null) throw new Error('There is such an admin already');
  const client = site.client();
  await client.call(adminSignIn, { body: { email, password: GRACE.password } });
  const ask = async (method: string, path: string, payload?: unknown, key?: string) => {
    const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const answer = await client.fetch(`/api/admin${path}`, { method, headers, ...body });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, text, body: isJson ? JSON.parse(text) : null };
  };
  return {
    ...client,
    id,
    email,
    ask,
    /** The audit entries of one action, the newest last. */
    deeds: (action: string) => deedsOf(site, action),
    /** Sets up an authenticator app; returns a function for its codes. */
    enrol: async () => {
      const { secret } = await client.call(startTotp);
      const app = new TOTP({ secret: Secret.fromBase32(secret) });
      const code = () => app.generate({ timestamp: platform.clock.now().getTime() });
      await client.call(confirmTotp, { body: { code: code() } });
      return { code, prove: () => client.call(proveAdmin, { body: { totp: code() } }) };
    },
    prove: () => client.call(proveAdmin, { body: { password: GRACE.password } }),
  };
}

export type AdminAtWork = Awaited<ReturnType<typeof anAdminAtWork>>;

function deedsOf({ platform }: Site, action: string) {
  return platform.db
    .selectFrom('admin_audit')
    .select(['action', 'target_kind', 'target', 'reason', 'before', 'after'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
}
