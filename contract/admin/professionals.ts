import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { PLAN_IDS } from '../billing/plans.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { id, moment, text } from '../text.ts';
import {
  between,
  columns,
  cursor,
  mayBeReasoned,
  MAX_REASON,
  own,
  pages,
  questions,
  reasoned,
  why,
} from './list.ts';

/**
 * `unclaimed`: nobody has an account for them yet. `paused`: by themselves, until a day or longer.
 */
export const PROFESSIONAL_STATES = [
  'active',
  'paused',
  'unclaimed',
  'suspended',
  'leaving',
  'inactive',
] as const;
export const PROFESSIONAL_ACTIONS = [
  'delete',
  'suspend',
  'reinstate',
  'checkLicence',
  'checkInsurance',
  'grantCredits',
] as const;

export const adminProfessional = z.object({
  id,
  userId: z.nullable(id),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  profession: professionSlug,
  subscriptionStatus: z.enum(['active', 'inactive']),
  planId: z.enum(PLAN_IDS),
  isActive: z.boolean(),
  state: z.enum(PROFESSIONAL_STATES),
  location: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  /** Whether they have a licence or an insurance that was not checked. */
  papersToCheck: z.boolean(),
  createdAt: moment,
  cursor,
  allowedActions: z.array(z.enum(PROFESSIONAL_ACTIONS)),
});
export type AdminProfessional = z.output<typeof adminProfessional>;

const professionalsAsked = {
  ...questions(['createdAt', 'name', 'rating', 'reviewCount']),
  ...between,
  profession: z.optional(professionSlug),
  state: z.optional(z.enum(PROFESSIONAL_STATES)),
  planId: z.optional(z.enum(PLAN_IDS)),
  papersToCheck: z.optional(z.literal('true')),
};

export const listProfessionals = endpoint({
  method: 'GET',
  path: '/api/admin/professionals',
  audience: 'admin',
  summary: 'Every professional, those without an account too',
  query: { ...professionalsAsked, ...pages },
  response: z.array(adminProfessional),
  errors: [],
});

export const exportProfessionals = endpoint({
  method: 'GET',
  path: '/api/admin/exports/professionals',
  audience: 'admin',
  summary: 'The professionals as CSV: the same questions, without pages',
  query: { ...professionalsAsked, columns },
  response: 'file',
  errors: [],
});

export const deleteProfessional = endpoint({
  method: 'DELETE',
  path: '/api/admin/professionals/:id',
  audience: 'admin',
  summary: 'Delete a professional with their account, where they have one',
  params: { id },
  query: own,
  body: mayBeReasoned,
  emptyBody: true,
  response: null,
  errors: ['not_found', 'reauth_required'],
});

export const suspendProfessional = endpoint({
  method: 'POST',
  path: '/api/admin/professionals/:id/suspension',
  audience: 'admin',
  summary: 'Suspend a professional, and the account where there is one',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found', 'reauth_required'],
});

export const reinstateProfessional = endpoint({
  method: 'POST',
  path: '/api/admin/professionals/:id/reinstatement',
  audience: 'admin',
  summary: 'Show a suspended professional again, and let the account in',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found'],
});

export const checkPaper = endpoint({
  method: 'POST',
  path: '/api/admin/professionals/:id/papers',
  audience: 'admin',
  summary: 'Say that a licence or an insurance was checked, or take that back',
  params: { id },
  query: own,
  body: z.object({
    paper: z.enum(['licence', 'insurance']),
    checked: z.boolean(),
    reason: z.optional(z.nullable(text(0, MAX_REASON))),
  }),
  response: z.object({ checkedAt: z.nullable(moment) }),
  errors: ['not_found', 'not_eligible'],
});

/** The most additional quota granted at once. */
export const MAX_CREDITS = 50;

export const grantCredits = endpoint({
  method: 'POST',
  path: '/api/admin/professionals/:id/credits',
  audience: 'admin',
  summary: 'Let a professional be sent more requests this month than their plan has',
  params: { id },
  query: own,
  body: z.object({ requests: z.int().check(z.minimum(1), z.maximum(MAX_CREDITS)), reason: why }),
  response: z.object({ granted: z.int() }),
  idempotent: true,
  errors: ['not_found', 'not_eligible', 'idempotency_key_reused'],
});
