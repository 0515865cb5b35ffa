import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { PLAN_IDS } from './plans.ts';
import { quotaLeft } from '../professionals/professionals.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { id, moment } from '../text.ts';

export const QUOTA_REASONS = [
  'contacted',
  'expired_unseen',
  'withdrawn',
  'customer_silent',
  'operator',
] as const;

/** A line of the ledger: a contact that was charged or refunded, or a grant, with the reason. */
export const quotaEntry = z.object({
  at: moment,
  kind: z.enum(['taken', 'returned', 'granted']),
  reason: z.enum(QUOTA_REASONS),
  /** How many contacts; more than one only for an operator's grant. */
  amount: z.int(),
  /** The lead it was about; all three are null for a grant. */
  leadId: z.nullable(id),
  profession: z.nullable(professionSlug),
  area: z.nullable(z.string()),
});
export type QuotaEntry = z.output<typeof quotaEntry>;

/** The quota of this month, by its first day in UTC. */
export const quota = z.extend(quotaLeft, {
  planId: z.enum(PLAN_IDS),
  month: z.iso.date(),
  entries: z.array(quotaEntry),
});
export type Quota = z.output<typeof quota>;

export const professionalQuota = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/quota',
  audience: 'professional',
  summary: 'How much of the month is used, and the newest 100 lines of what was counted',
  params: { id },
  response: quota,
  errors: ['not_yours'],
});
