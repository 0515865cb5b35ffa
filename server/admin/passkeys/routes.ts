import {
  addAdminPasskey,
  adminPasskeyOptions,
  adminPasskeySignIn,
  listAdminPasskeys,
  newAdminPasskeyOptions,
  proveAdminByPasskey,
  removeAdminPasskey,
  renameAdminPasskey,
} from '#contract/admin/passkeys.ts';
import { parseUserAgent } from '#server/accounts/accounts.ts';
import { ADMIN_COOKIE } from '#server/platform/http/cookies.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentPasskeys } from '#server/platform/webauthn/present-passkeys.ts';
import { presentAdmin } from '../auth/present.ts';
import { ADMIN_SESSION_SECONDS } from '../auth/sessions.ts';
import {
  addOwnPasskey,
  beginOwnPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
} from './own-passkeys.ts';
import { renewProofByPasskey, signInAdminByPasskey } from './passkey-sign-in.ts';
import { listPasskeysOfAdmin } from './queries-passkeys.ts';
import { beginAdminPasskey } from './verify-passkey.ts';

type PasskeyPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

/** Signing in as an admin by a passkey, and the passkeys of an admin. */
export function adminPasskeyRoutes(platform: PasskeyPlatform): Route[] {
  const { config } = platform;
  return [
    route(adminPasskeyOptions, async (_, call) => ({
      request: await beginAdminPasskey(platform, call),
    })),
    route(adminPasskeySignIn, async ({ body: { credential } }, call) => {
      const { admin, token } = await signInAdminByPasskey(platform, credential, call);
      call.setCookie(ADMIN_COOKIE, token, ADMIN_SESSION_SECONDS);
      const enrolled = admin.totp_confirmed_at !== null;
      return presentAdmin({ ...admin, enrolled, mustEnrol: config.production && !enrolled });
    }),
    route(proveAdminByPasskey, ({ body: { credential } }, call) =>
      renewProofByPasskey(platform, credential, call),
    ),
    ...ownRoutes(platform),
  ];
}

function ownRoutes(platform: PasskeyPlatform): Route[] {
  const { db, config } = platform;
  return [
    route(listAdminPasskeys, async (_, { session: { adminId } }) =>
      presentPasskeys(config, await listPasskeysOfAdmin(db, adminId)),
    ),
    route(newAdminPasskeyOptions, async (_, call) => ({
      creation: await beginOwnPasskey(platform, call),
      device: parseUserAgent(call.userAgent),
    })),
    route(addAdminPasskey, ({ body }, call) => addOwnPasskey(platform, body, call)),
    route(renameAdminPasskey, ({ params: { id }, body: { name } }, { session }) =>
      renameOwnPasskey(platform, { id, name }, session),
    ),
    route(removeAdminPasskey, ({ params: { id } }, call) => removeOwnPasskey(platform, id, call)),
  ];
}
