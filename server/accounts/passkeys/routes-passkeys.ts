import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#contract/accounts/passkeys.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { presentPasskeys } from '#server/platform/webauthn/present-passkeys.ts';
import type { AccountDependencies } from '#server/accounts/dependencies.ts';
import { parseUserAgent } from '#server/accounts/devices/device-names.ts';
import { presentOwnUser } from '#server/accounts/present.ts';
import { findAccountById } from '#server/accounts/queries.ts';
import {
  addOwnPasskey,
  beginPasskey,
  canLoseOne,
  removeOwnPasskey,
  renameOwnPasskey,
} from './own-passkeys.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts';
import { findPasskeysOfUser } from './queries-passkeys.ts';

type PasskeyPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;
type PasskeyDependencies = Pick<AccountDependencies, 'notifyNewDevice' | 'notifyAccountChange'>;

/** Signing in by a passkey, and the passkeys of a person. */
export function passkeyRoutes(
  platform: PasskeyPlatform,
  dependencies: PasskeyDependencies,
): Route[] {
  const { notifyNewDevice } = dependencies;
  return [
    route(passkeyOptions, async (_, call) => ({
      request: await beginPasskeySignIn(platform, call),
    })),
    route(signInByPasskey, async ({ body: { credential } }, call) => ({
      user: presentOwnUser(
        await signInWithPasskey(platform, notifyNewDevice, credential, call),
        platform.config,
      ),
    })),
    listRoute(platform),
    ...ownRoutes(platform, dependencies),
  ];
}

function listRoute({ db, config }: PasskeyPlatform): Route {
  return route(listPasskeys, async (_, { session }) => {
    const account = await findAccountById(db, session.userId);
    assertThat(account !== undefined, 'not_signed_in');
    const passkeys = await findPasskeysOfUser(db, session.userId);
    return presentPasskeys(config, passkeys, await canLoseOne(db, account, passkeys));
  });
}

function ownRoutes(
  platform: PasskeyPlatform,
  { notifyAccountChange }: Pick<PasskeyDependencies, 'notifyAccountChange'>,
): Route[] {
  return [
    route(newPasskeyOptions, async (_, call) => ({
      creation: await beginPasskey(platform, call),
      device: parseUserAgent(call.userAgent),
    })),
    route(addPasskey, ({ body }, call) => addOwnPasskey(platform, notifyAccountChange, body, call)),
    route(renamePasskey, ({ params: { id }, body: { name } }, { session }) =>
      renameOwnPasskey(platform, { id, name }, session),
    ),
    route(removePasskey, ({ params: { id } }, call) =>
      removeOwnPasskey(platform, notifyAccountChange, id, call),
    ),
  ];
}
