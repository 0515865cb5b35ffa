import * as z from 'zod/mini';
import { personName } from '../accounts/accounts.ts';
import { PASSWORD_MAX } from '../accounts/password-rules.ts';
import { endpoint } from '../endpoint.ts';
import { emailAddress, id, moment } from '../text.ts';
import { adminSession } from './auth.ts';
import { own } from './list.ts';
import { ADMIN_ROLES } from './roles.ts';

/** The fewest characters of an admin's password. */
export const ADMIN_PASSWORD_MIN = 12;

/** How long an invitation can be accepted, in hours. */
export const INVITATION_HOURS = 72;

const role = z.enum(ADMIN_ROLES);

/** One of the operator's people. */
export const teamMember = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role,
  /** Whether an authenticator app is set up. */
  enrolled: z.boolean(),
  createdAt: moment,
  /** When one of their sessions was last used; null where none is open. */
  lastSeenAt: z.nullable(moment),
  isSelf: z.boolean(),
  allowedActions: z.array(z.enum(['changeRole', 'remove'])),
});
export type TeamMember = z.output<typeof teamMember>;

/** An invitation that can still be accepted. */
export const teamInvitation = z.object({
  id,
  email: z.string(),
  role,
  invitedBy: z.string(),
  createdAt: moment,
  expiresAt: moment,
});
export type TeamInvitation = z.output<typeof teamInvitation>;

export const readTeam = endpoint({
  method: 'GET',
  path: '/api/admin/team',
  audience: 'admin',
  summary: "The operator's people and the open invitations, the oldest first",
  query: own,
  response: z.object({ members: z.array(teamMember), invitations: z.array(teamInvitation) }),
  errors: [],
});

export const inviteAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/team/invitations',
  audience: 'admin',
  summary: 'Invite somebody by mail with a role; it replaces an earlier invitation of this address',
  query: own,
  body: z.object({ email: emailAddress, role }),
  response: null,
  idempotent: true,
  errors: ['reauth_required', 'admin_exists', 'idempotency_key_reused'],
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/team/invitations/:id',
  audience: 'admin',
  summary: 'Revoke an invitation: its link opens nothing any more',
  params: { id },
  query: own,
  response: null,
  errors: ['not_found'],
});

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/team/members/:id/role',
  audience: 'admin',
  summary: 'Give one of the people another role; it holds from their next call on',
  params: { id },
  query: own,
  body: z.object({ role }),
  response: null,
  errors: ['reauth_required', 'not_found', 'own_role', 'last_owner'],
});

export const removeAdmin = endpoint({
  method: 'DELETE',
  path: '/api/admin/team/members/:id',
  audience: 'admin',
  summary: 'Remove one of the people: their sessions end at once',
  params: { id },
  query: own,
  response: null,
  errors: ['reauth_required', 'not_found', 'own_role', 'last_owner'],
});

/** The token of an invitation: any text, because a wrong one is answered like an expired one. */
const token = z.string().check(z.trim());

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/admin/invitations/:token',
  audience: 'anyone',
  summary: 'The invitation behind a link; opening it changes nothing',
  params: { token },
  response: z.object({ email: z.string(), role, expiresAt: moment }),
  errors: ['not_found'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:token/acceptance',
  audience: 'anyone',
  summary: 'Accept an invitation by choosing a name and a password; signs in',
  params: { token },
  body: z.object({
    name: personName,
    password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
  }),
  response: adminSession,
  errors: ['not_found', 'weak_password', 'unavailable'],
});
