import * as z from 'zod/mini';
import { ACTIVITY_KINDS, ACTIVITY_WAYS } from '../accounts/account-activity.ts';
import { endpoint } from '../endpoint.ts';
import { storedLanguage } from '../stored-language.ts';
import { readOnlyAgreement } from '../agreements/agreements.ts';
import { readOnlyInvoice } from '../invoices/invoices.ts';
import { CURRENCIES } from '../quotes/currencies.ts';
import { readOnlyQuote } from '../quotes/quotes.ts';
import { reason } from '../requests/leads.ts';
import { schedule } from '../requests/schedule.ts';
import { PLAN_IDS } from '../billing/plans.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { QUOTA_REASONS } from '../billing/quota.ts';
import {
  DECLINE_REASONS,
  END_REASONS,
  LEAD_STATUSES,
  LIFE_ACTORS,
  REQUEST_STATUSES,
  TIMELINE_EVENTS,
} from '../requests/statuses.ts';
import { STANDINGS } from '../billing/subscriptions.ts';
import { id, moment, text } from '../text.ts';
import { adminFeedback } from './feedback.ts';
import { MAX_REASON, own } from './list.ts';
import { adminProfessional } from './professionals.ts';
import { adminRequest } from './requests.ts';
import { adminUser } from './users.ts';

const device = z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) });

/** The detail view of a person for operators. */
export const userDetail = z.extend(z.omit(adminUser, { cursor: true }), {
  emailProven: z.boolean(),
  hasPassword: z.boolean(),
  /** Since when they have an authenticator app; null without. A node of before says nothing. */
  appSince: z.optional(z.nullable(moment)),
  suspendedAt: z.nullable(moment),
  deletionDueAt: z.nullable(moment),
  sessions: z.array(z.object({ id, createdAt: moment, lastSeenAt: moment, device })),
  /** Consents given or withdrawn, newest first. */
  consents: z.array(
    z.object({
      purpose: z.string(),
      version: z.string(),
      language: storedLanguage,
      given: z.boolean(),
      at: moment,
    }),
  ),
  /** Within 90 days, newest first, 20 at most. */
  activity: z.array(
    z.object({
      at: moment,
      kind: z.enum(ACTIVITY_KINDS),
      way: z.nullable(z.enum(ACTIVITY_WAYS)),
      device,
    }),
  ),
  /** Their newest requests, 20 at most. */
  requests: z.array(
    z.object({
      id,
      profession: professionSlug,
      area: z.string(),
      status: z.enum(REQUEST_STATUSES),
      createdAt: moment,
    }),
  ),
  /** Reports about them, resolved ones too. */
  reports: z.int(),
});
export type UserDetail = z.output<typeof userDetail>;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  audience: 'admin',
  summary: 'A person with sessions, consents, activity and requests',
  params: { id },
  query: own,
  response: userDetail,
  errors: ['not_found'],
});

const papers = {
  expiresOn: z.nullable(z.iso.date()),
  checkedAt: z.nullable(moment),
};

/** The detail view of a professional for operators. */
export const professionalDetail = z.extend(z.omit(adminProfessional, { cursor: true }), {
  description: z.nullable(z.string()),
  furtherProfessions: z.array(professionSlug),
  serviceRadiusKm: z.int(),
  hourlyRate: z.nullable(z.number()),
  /** Null is the site's. */
  rateCurrency: z.nullable(z.enum(CURRENCIES)),
  yearsExperience: z.nullable(z.int()),
  certifications: z.nullable(z.string()),
  availability: z.enum(['available', 'busy', 'unavailable']),
  pausedUntil: z.nullable(moment),
  suspendedAt: z.nullable(moment),
  listedAt: z.nullable(moment),
  licence: z.nullable(z.object({ number: z.string(), authority: z.string(), ...papers })),
  insurance: z.nullable(
    z.object({ company: z.string(), policy: z.nullable(z.string()), ...papers }),
  ),
  acceptedCount: z.int(),
  declinedCount: z.int(),
  quota: z.object({
    planId: z.enum(PLAN_IDS),
    month: z.iso.date(),
    used: z.int(),
    /** Null is unlimited. */
    limit: z.nullable(z.int()),
    granted: z.int(),
    /** The newest 50 lines of the ledger. */
    entries: z.array(
      z.object({
        at: moment,
        kind: z.enum(['taken', 'returned', 'granted']),
        reason: z.enum(QUOTA_REASONS),
        amount: z.int(),
        leadId: z.nullable(id),
        profession: z.nullable(professionSlug),
        area: z.nullable(z.string()),
      }),
    ),
  }),
  subscription: z.object({
    standing: z.enum(STANDINGS),
    planId: z.enum(PLAN_IDS),
    trialEnd: z.nullable(moment),
    periodEnd: z.nullable(moment),
    cancelsAt: z.nullable(moment),
    overdue: z.nullable(z.number()),
  }),
  /** The newest 50. */
  leads: z.array(
    z.object({
      id,
      requestId: id,
      profession: professionSlug,
      area: z.string(),
      status: z.enum(LEAD_STATUSES),
      sentAt: moment,
      respondedAt: z.nullable(moment),
    }),
  ),
  /** The newest 20. */
  reviews: z.array(z.omit(adminFeedback, { cursor: true })),
  /** Members of their team, those who left too; none where a node of the release before leaves it out. */
  team: z._default(
    z.array(z.object({ name: z.string(), joinedAt: moment, leftAt: z.nullable(moment) })),
    [],
  ),
  /** The origin of an imported record; null for one who signed up. */
  origin: z.nullable(
    z.object({
      lawfulBasis: z.string(),
      source: z.string(),
      fileName: z.nullable(z.string()),
      importedAt: moment,
      firstContactedAt: z.nullable(moment),
    }),
  ),
  invitations: z.array(
    z.object({
      channel: z.enum(['email', 'sms']),
      sentAt: moment,
      expiresAt: moment,
      usedAt: z.nullable(moment),
      outcome: z.nullable(z.enum(['joined', 'declined', 'never_again'])),
    }),
  ),
  reports: z.int(),
});
export type ProfessionalDetail = z.output<typeof professionalDetail>;

export const getAdminProfessional = endpoint({
  method: 'GET',
  path: '/api/admin/professionals/:id',
  audience: 'admin',
  summary:
    'A professional with papers, quota, plan, leads, reviews and where the record comes from',
  params: { id },
  query: own,
  response: professionalDetail,
  errors: ['not_found'],
});

/** A message sent to somebody about a request, without its text. */
const toldMessage = z.object({
  id,
  kind: z.string(),
  channel: z.enum(['email', 'sms', 'push']),
  /** The receiver, masked. */
  recipient: z.string(),
  createdAt: moment,
  sentAt: z.nullable(moment),
  failedAt: z.nullable(moment),
  problem: z.nullable(z.string()),
});

export const adminLead = z.object({
  id,
  professionalId: id,
  professionalName: z.string(),
  claimed: z.boolean(),
  status: z.enum(LEAD_STATUSES),
  rank: z.int(),
  distanceKm: z.nullable(z.number()),
  reasons: z.array(reason),
  sentAt: moment,
  seenAt: z.nullable(moment),
  expiresAt: moment,
  respondedAt: z.nullable(moment),
  professionalResponse: z.nullable(z.string()),
  declineReason: z.nullable(z.enum(DECLINE_REASONS)),
  endedBecause: z.nullable(z.enum(END_REASONS)),
  endedNote: z.nullable(z.string()),
  replaces: z.nullable(id),
  /** How many messages the conversation with this professional has. */
  messages: z.int(),
  allowedActions: z.array(z.enum(['replace'])),
});
export type AdminLead = z.output<typeof adminLead>;

/** A request with everything but the messages of its conversations. */
export const requestDetail = z.extend(z.omit(adminRequest, { cursor: true }), {
  area: z.string(),
  placeFound: z.boolean(),
  destination: z.nullable(z.string()),
  ...schedule,
  language: storedLanguage,
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  photos: z.int(),
  hiredAt: z.nullable(moment),
  completionReportedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  cancelReason: z.nullable(z.string()),
  leads: z.array(adminLead),
  /** Whether one more can be contacted by name without replacing a lead. */
  hasFreePlace: z.boolean(),
  timeline: z.array(
    z.object({
      at: moment,
      event: z.enum(TIMELINE_EVENTS),
      actor: z.enum(LIFE_ACTORS),
      leadId: z.nullable(id),
      professionalName: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
  notifications: z.array(toldMessage),
  /** Every revision, newest first, 300 at most. */
  quotes: z.array(readOnlyQuote),
  /** What was agreed with the hired professional; null without an accepted quote. */
  agreement: z.nullable(readOnlyAgreement),
  /** Invoices and credit notes of the job, newest first. */
  invoices: z.array(readOnlyInvoice),
  review: z.nullable(z.omit(adminFeedback, { cursor: true })),
});
export type RequestDetail = z.output<typeof requestDetail>;

export const getAdminRequest = endpoint({
  method: 'GET',
  path: '/api/admin/requests/:id',
  audience: 'admin',
  summary: 'A request with its leads, its history and who was told what',
  params: { id },
  query: own,
  response: requestDetail,
  errors: ['not_found'],
});

export const readConversation = endpoint({
  method: 'POST',
  path: '/api/admin/requests/:id/conversations',
  audience: 'admin',
  summary: 'Read what was said with one professional of a request, for a reason that is logged',
  params: { id },
  query: own,
  body: z.object({ professionalId: id, reason: text(5, MAX_REASON) }),
  /** The newest 500, oldest first. */
  response: z.array(
    z.object({
      id,
      senderType: z.enum(['user', 'professional']),
      senderName: z.string(),
      content: z.string(),
      attachments: z.int(),
      createdAt: moment,
    }),
  ),
  errors: ['not_found'],
});
