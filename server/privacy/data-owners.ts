import type { Language } from '#contract/language.ts';
import { eraseChangeOrders, exportChangeOrders } from '#server/agreements/agreements.ts';
import { eraseAccount, exportAccount } from '#server/accounts/accounts.ts';
import { exportInvoices } from '#server/invoices/invoices.ts';
import { eraseAppointments, exportAppointments } from '#server/appointments/appointments.ts';
import { eraseLeads, exportLeads } from '#server/matching/matching.ts';
import { eraseConversations, exportConversations } from '#server/messaging/messaging.ts';
import { eraseNotices, exportNotices } from '#server/notifications/notifications.ts';
import { eraseInvitations, exportInvitations } from '#server/onboarding/onboarding.ts';
import { erasePayments, exportPayments } from '#server/payments/payments.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  eraseMemberships,
  eraseProfile,
  eraseSaved,
  exportMemberships,
  exportProfile,
  exportSaved,
} from '#server/professionals/professionals.ts';
import { eraseQuotes, exportQuotes } from '#server/quotes/quotes.ts';
import { eraseRequests, exportRequests } from '#server/requests/requests.ts';
import { eraseReplies, exportReplies } from '#server/replies/replies.ts';
import { eraseReviews, exportReviews } from '#server/reviews/reviews.ts';
import { eraseSafety, exportSafety } from '#server/safety/safety.ts';
import { eraseContact, exportContact } from '#server/site/site.ts';
import { eraseTeamInvitations, exportTeamInvitations } from '#server/teams/teams.ts';
import { eraseQuota, exportQuota } from '#server/subscriptions/subscriptions.ts';

/** The domains that own personal data; files are exported separately, because they have bytes. */
const EXPORTS = [
  exportAccount,
  exportProfile,
  exportMemberships,
  exportTeamInvitations,
  exportSaved,
  exportRequests,
  exportLeads,
  exportConversations,
  exportReviews,
  exportQuota,
  exportPayments,
  exportInvitations,
  exportQuotes,
  exportChangeOrders,
  exportInvoices,
  exportAppointments,
  exportReplies,
  exportSafety,
  exportContact,
] as const satisfies readonly ((db: Db, who: PersonRef) => Promise<PersonalData>)[];

/** In this order: what refers to a person is erased before the person is. */
const ERASURES = [
  eraseNotices,
  eraseReplies,
  eraseConversations,
  eraseReviews,
  eraseChangeOrders,
  eraseQuotes,
  eraseAppointments,
  eraseSafety,
  eraseContact,
  eraseInvitations,
  eraseLeads,
  eraseRequests,
  eraseQuota,
  erasePayments,
  eraseSaved,
  eraseTeamInvitations,
  eraseMemberships,
  eraseProfile,
  eraseAccount,
] as const satisfies readonly ((tx: Tx, erased: ErasedPerson) => Promise<void>)[];

/** All data about a person at one moment, by kind; notices rendered in their language. */
export async function collectPersonalData(
  platform: Platform,
  db: Db,
  who: PersonRef,
  language: Language,
): Promise<PersonalData> {
  const kept: PersonalData[] = [];
  for (const ask of EXPORTS) kept.push(await ask(db, who));
  kept.push(await exportNotices({ ...platform, db }, who, language));
  return Object.assign({}, ...kept) as PersonalData;
}

/** Erases a person everywhere, except what the list of docs/privacy.md keeps. */
export async function erasePersonalData(tx: Tx, erased: ErasedPerson): Promise<void> {
  for (const erase of ERASURES) await erase(tx, erased);
}
