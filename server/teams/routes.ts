import * as calls from '#contract/teams/teams.ts';
import { findAccountById, presentOwnUser } from '#server/accounts/accounts.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { inviteMember, withdrawInvitation } from './invite.ts';
import { getInvitation, joinTeam } from './join.ts';
import { endMember, leaveOwnTeam } from './leave.ts';
import { readOwnTeam } from './read-team.ts';

/** The calls about who works for a professional. */
export function teamRoutes(platform: Platform): Route[] {
  return [...ownersRoutes(platform), ...membersRoutes(platform)];
}

function ownersRoutes(platform: Platform): Route[] {
  return [
    route(calls.inviteMember, async ({ body: { email, language } }, call) => {
      await limit(platform, call, 'teamInvitations');
      const { idempotencyKey } = call;
      const to = { email, language: language ?? call.language, idempotencyKey };
      await inviteMember(platform, call.session, to);
      return readOwnTeam(platform, call.session);
    }),

    route(calls.withdrawInvitation, async ({ params }, { session }) => {
      await withdrawInvitation(platform, session, params.id);
      return readOwnTeam(platform, session);
    }),

    route(calls.removeMember, async ({ params }, { session }) => {
      const { professionalId } = session;
      await endMember(platform, { professionalId, userId: params.id }, 'owner');
      return readOwnTeam(platform, session);
    }),
  ];
}

function membersRoutes(platform: Platform): Route[] {
  return [
    route(calls.readOwnTeam, (_, { session }) => readOwnTeam(platform, session)),

    route(calls.leaveTeam, async (_, { session }) => {
      await leaveOwnTeam(platform, session);
      const account = await findAccountById(platform.db, session.userId);
      assertThat(account !== undefined, 'not_signed_in');
      return { user: presentOwnUser(account, platform.config) };
    }),

    route(calls.readTeamInvitation, async ({ params }, { address }) => {
      const { business, owner, email } = await getInvitation(platform, address, params.token);
      return { business, owner, email };
    }),

    route(calls.joinTeam, async ({ params }, call) => ({
      user: await joinTeam(platform, call, params.token),
    })),
  ];
}
