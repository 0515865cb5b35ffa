import { beginAuthenticatorApp } from '#contract/accounts/second-factor.ts';
import { signIn } from '#contract/accounts/accounts.ts';
import type { Cell, Sent, Ways } from '#tests/authorization/cell.ts';
import { DOOR_PASSWORD, makeDoorUser } from '#tests/authorization/doors.ts';
import { appCodeAt } from '#tests/support/second-factor/app-people.ts';
import { storeApp } from '#tests/support/second-factor/stored-app.ts';

const path = '/api/auth/second-factor';

/** The first factor of somebody private to nobody, given in the browser of the cell. */
async function rightCode({ world, client }: Cell): Promise<Sent> {
  const { platform } = world.site;
  const email = await makeDoorUser(world);
  const { id } = await platform.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const secret = await storeApp(platform, id);
  await client.call(signIn, { body: { email, password: DOOR_PASSWORD } }).catch(() => {});
  return { path, body: { code: appCodeAt(secret, platform.clock.now()) } };
}

/** Whoever may not ask for a secret has no code of one. */
async function madeHere({ world, client }: Cell): Promise<Sent> {
  const { secret } = await client.call(beginAuthenticatorApp).catch(() => ({ secret: 'AAAA' }));
  const code = appCodeAt(secret, world.site.platform.clock.now());
  return { path: '/api/account/authenticator-app/confirm', body: { code } };
}

/** A has an app, and nobody else. */
const ofA =
  (there: string) =>
  async ({ world }: Cell): Promise<Sent> => {
    await storeApp(world.site.platform, world.custA_owner.id).catch(() => {});
    return { path: there };
  };

/** The second step of a sign-in, and the authenticator app of a person. */
export const secondFactorCalls: Ways = {
  'POST /api/auth/second-factor (right code)': rightCode,
  'POST /api/auth/second-factor (no first factor)': () => ({ path, body: { code: '123456' } }),
  'POST /api/account/authenticator-app/confirm (made here)': madeHere,
  'POST /api/account/authenticator-app/recovery-codes (an app of A)': ofA(
    '/api/account/authenticator-app/recovery-codes',
  ),
  'DELETE /api/account/authenticator-app (an app of A)': ofA('/api/account/authenticator-app'),
};
