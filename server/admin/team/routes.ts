import * as team from '#contract/admin/team.ts';
import { ADMIN_COOKIE } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf } from '../audit/record-audit.ts';
import { presentAdmin } from '../auth/present.ts';
import { ADMIN_SESSION_SECONDS } from '../auth/sessions.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { invite, revokeInvitation } from './invitations.ts';
import { changeRole, removeAdmin } from './members.ts';
import { readTeam } from './team.ts';

/** The operator's people: who they are, what they may do, and inviting others. */
export function teamRoutes(platform: Platform): Route[] {
  return [
    route(team.readTeam, (_, call) => readTeam(platform, actorOf(call))),
    route(team.inviteAdmin, ({ body }, call) =>
      invite(platform, call, { ...body, language: call.language, key: call.idempotencyKey }),
    ),
    route(team.revokeInvitation, ({ params }, call) => revokeInvitation(platform, call, params.id)),
    route(team.changeRole, ({ params, body }, call) =>
      changeRole(platform, call, params.id, body.role),
    ),
    route(team.removeAdmin, ({ params }, call) => removeAdmin(platform, call, params.id)),
    ...invitationRoutes(platform),
  ];
}

/** Of whoever holds the link of an invitation. */
function invitationRoutes(platform: Platform): Route[] {
  return [
    route(team.readInvitation, async ({ params: { token } }, { address }) => {
      const { email, role, expires_at } = await getInvitation(platform, address, token);
      return { email, role, expiresAt: expires_at.toISOString() };
    }),
    route(team.acceptInvitation, async ({ params: { token }, body }, call) => {
      const { address } = call;
      const oldToken = call.cookie(ADMIN_COOKIE);
      const entry = { token, ...body, address, oldToken };
      const { sessionToken, ...admin } = await acceptInvitation(platform, entry);
      call.setCookie(ADMIN_COOKIE, sessionToken, ADMIN_SESSION_SECONDS);
      const { production: mustEnrol } = platform.config;
      return presentAdmin({ ...admin, enrolled: false, mustEnrol });
    }),
  ];
}
