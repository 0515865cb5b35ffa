import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { storedLanguage } from '../stored-language.ts';
import { id, moment } from '../text.ts';
import {
  columns,
  cursor,
  mayBeReasoned,
  own,
  questions,
  reasoned,
  between,
  pages,
} from './list.ts';

export const USER_STATES = ['active', 'suspended', 'leaving'] as const;
export const USER_ACTIONS = ['delete', 'suspend', 'reinstate', 'endSessions', 'removeApp'] as const;

/** An account; admins are among them, without allowed actions. */
export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  role: z.enum(['customer', 'professional', 'admin']),
  authProvider: z.enum(['gmail', 'facebook', 'email', 'phone']),
  professionalId: z.nullable(id),
  language: z.nullable(storedLanguage),
  state: z.enum(USER_STATES),
  createdAt: moment,
  cursor,
  allowedActions: z.array(z.enum(USER_ACTIONS)),
});
export type AdminUser = z.output<typeof adminUser>;

const usersAsked = {
  ...questions(['createdAt', 'name', 'email']),
  ...between,
  role: z.optional(z.enum(['customer', 'professional', 'admin'])),
  authProvider: z.optional(adminUser.shape.authProvider),
  state: z.optional(z.enum(USER_STATES)),
};

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  audience: 'admin',
  summary: 'Everybody with an account; newest first where nothing else is asked',
  query: { ...usersAsked, ...pages },
  response: z.array(adminUser),
  errors: [],
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/admin/exports/users',
  audience: 'admin',
  summary: 'The users as CSV: the same questions, without pages',
  query: { ...usersAsked, columns },
  response: 'file',
  errors: [],
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  audience: 'admin',
  summary: 'Delete a person as if they had asked for it, at once; admins cannot be deleted',
  params: { id },
  query: own,
  body: mayBeReasoned,
  emptyBody: true,
  response: null,
  errors: ['not_found', 'not_yours', 'reauth_required'],
});

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/suspension',
  audience: 'admin',
  summary: 'Keep a person out: sessions end, open requests are cancelled, open leads let go',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found', 'not_yours', 'reauth_required'],
});

export const reinstateUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/reinstatement',
  audience: 'admin',
  summary: 'Let a suspended person in again; what was cancelled stays cancelled',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found'],
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/sign-out',
  audience: 'admin',
  summary: 'End every session of a person',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found', 'not_yours', 'reauth_required'],
});

export const removeUserApp = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/authenticator-app',
  audience: 'admin',
  summary:
    'Remove the authenticator app of a person who lost it and their recovery codes; they get a mail',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found', 'not_yours', 'not_eligible', 'reauth_required'],
});
