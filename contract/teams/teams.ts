import * as z from 'zod/mini';
import { user } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { emailAddress, id, moment, text } from '../text.ts';

/** How long the link of an invitation opens a team. */
export const TEAM_INVITATION_DAYS = 7;

/** How many people a team has at most, its owner left out; open invitations count. */
export const MAX_MEMBERS = 20;

/** A team as one of its people sees it; invitations are for its owner's eyes alone. */
export const team = z.object({
  /** Of the business. */
  name: z.string(),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      role: z.enum(['owner', 'member']),
      isYou: z.boolean(),
      /** Null for the owner. */
      joinedAt: z.nullable(moment),
      allowedActions: z.array(z.enum(['remove', 'leave'])),
    }),
  ),
  invitations: z.array(z.object({ id, email: z.string(), sentAt: moment, expiresAt: moment })),
  allowedActions: z.array(z.enum(['invite'])),
});
export type Team = z.output<typeof team>;

export const readOwnTeam = endpoint({
  method: 'GET',
  path: '/api/team',
  audience: 'professional',
  summary: 'Who works for the business of the signed-in person',
  response: team,
  errors: [],
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/team/invitations',
  audience: 'professional',
  summary: 'Invite somebody by mail, or send the invitation again: an earlier link opens nothing',
  body: z.object({ email: emailAddress, language: z.optional(z.enum(LANGUAGES)) }),
  response: team,
  status: 201,
  idempotent: true,
  errors: ['team_full', 'idempotency_key_reused'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/team/invitations/:id',
  audience: 'professional',
  summary: 'Withdraw an invitation: its link opens nothing any more',
  params: { id },
  response: team,
  errors: ['not_found'],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/team/members/:id',
  audience: 'professional',
  summary: 'Remove a member, by the id of their account: their access ends at once',
  params: { id },
  response: team,
  errors: ['not_found'],
});

export const leaveTeam = endpoint({
  method: 'POST',
  path: '/api/team/departure',
  // Whoever is on the side of a customer, or whose business is suspended, leaves as well.
  audience: 'signed-in',
  summary: 'Leave the team one is a member of, whatever the state of its business',
  body: z.object({}),
  response: z.object({ user }),
  errors: ['not_found'],
});

const token = text(1, 100);

export const readTeamInvitation = endpoint({
  method: 'GET',
  path: '/api/team-invitations/:token',
  audience: 'anyone',
  summary: 'The business that an invitation is for; the link alone opens it',
  params: { token },
  response: z.object({ business: z.string(), owner: z.string(), email: z.string() }),
  errors: ['not_found'],
});

export const joinTeam = endpoint({
  method: 'POST',
  path: '/api/team-invitations/:token/acceptance',
  audience: 'signed-in',
  summary: 'Become a member of the team that invited; once',
  params: { token },
  body: z.object({}),
  response: z.object({ user }),
  errors: [
    'not_found',
    'team_joined',
    'own_business',
    'already_member',
    'account_unproven',
    'request_with_team',
  ],
});

export const switchSide = endpoint({
  method: 'PUT',
  path: '/api/account/side',
  audience: 'signed-in',
  summary: 'Use the site as the customer a member of a team is besides, or work for the team again',
  body: z.object({ side: z.enum(['customer', 'professional']) }),
  response: z.object({ user }),
  errors: ['not_eligible'],
});
