import { Secret, TOTP } from 'otpauth';
import type { Ways } from '#tests/authorization/cell.ts';
import { makeDoorAdmin } from '#tests/authorization/doors.ts';
import { PASSWORD_OF_ADMIN } from '#tests/authorization/world.ts';

/** The calls of admins. */
export const adminCalls: Ways = {
  'POST /api/admin/auth (right password)': async ({ world }) => {
    return {
      path: '/api/admin/auth',
      body: { email: await makeDoorAdmin(world), password: PASSWORD_OF_ADMIN },
    };
  },
  'POST /api/admin/auth (a person)': ({ world }) => ({
    path: '/api/admin/auth',
    body: { email: world.custA_owner.email, password: PASSWORD_OF_ADMIN },
  }),
  'GET /api/admin/me (adminEmail of another)': () => ({
    path: '/api/admin/me?adminEmail=somebody@example.test',
  }),
  'POST /api/admin/totp/confirm': async ({ client, world }) => {
    const started = await client.fetch('/api/admin/totp', { method: 'POST' });
    const { secret } = (await started.json()) as { secret?: string };
    const timestamp = world.site.platform.clock.now().getTime();
    const code = secret
      ? new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
      : '000000';
    return { path: '/api/admin/totp/confirm', body: { code } };
  },
};
