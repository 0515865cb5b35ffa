import {
  adminMe,
  adminOptions,
  adminSignIn,
  adminSignOut,
  confirmTotp,
  proveAdmin,
  startTotp,
} from '#contract/admin/auth.ts';
import { ADMIN_COOKIE } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type CallContext, type Route } from '#server/platform/http/route.ts';
import { findRelyingParty } from '#server/platform/webauthn/relying-party.ts';
import { DEMO_ADMIN } from '../admin.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { confirmEnrolment, startEnrolment } from './enrolment.ts';
import { presentAdmin } from './present.ts';
import { ADMIN_SESSION_SECONDS, endAdminSession } from './sessions.ts';
import { signInAdmin } from './sign-in.ts';
import { renewProof } from './step-up.ts';

/** Sign-in and sessions of admins, and their authenticator app. */
export function adminAuthRoutes(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
): Route[] {
  const { config } = platform;
  return [
    route(adminOptions, async () => {
      const { email, password } = DEMO_ADMIN;
      const demoAdmin = config.demo ? { email, password } : null;
      return { demoAdmin, passkeyDomain: findRelyingParty(config)?.id ?? null };
    }),
    route(adminSignIn, async ({ body: { email, password, totp } }, call) => {
      const oldToken = call.cookie(ADMIN_COOKIE);
      const entry = { email, password, totp, address: call.address, oldToken };
      const { admin, token } = await signInAdmin(platform, entry);
      call.setCookie(ADMIN_COOKIE, token, ADMIN_SESSION_SECONDS);
      const enrolled = admin.totp_confirmed_at !== null;
      return presentAdmin({ ...admin, enrolled, mustEnrol: config.production && !enrolled });
    }),
    route(adminSignOut, async (_, call) => {
      const token = call.cookie(ADMIN_COOKIE);
      if (token !== undefined) await signOutOf(platform, token, call);
      call.clearCookie(ADMIN_COOKIE);
    }),
    ...ownRoutes(platform),
  ];
}

function ownRoutes(platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>): Route[] {
  return [
    route(adminMe, async (_, { session }) => presentAdmin(session)),
    route(startTotp, async (_, { session: { adminId: id, email, enrolled } }) =>
      startEnrolment(platform, { id, email, enrolled }),
    ),
    route(confirmTotp, async ({ body: { code } }, call) => {
      const entry = { code, token: call.cookie(ADMIN_COOKIE) };
      return { recoveryCodes: await confirmEnrolment(platform, actorOf(call), entry) };
    }),
    route(proveAdmin, async ({ body }, call) => renewProof(platform, call, body)),
  ];
}

async function signOutOf(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  token: string,
  { address }: Pick<CallContext, 'address'>,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const was = await endAdminSession(tx, token);
    if (was) await recordAudit(tx, platform, { ...was, address }, { action: 'signed_out' });
  });
}
