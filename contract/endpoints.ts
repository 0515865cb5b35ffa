import * as accountActivity from './accounts/account-activity.ts';
import * as accountSettings from './accounts/account-settings.ts';
import * as accounts from './accounts/accounts.ts';
import * as adminAudit from './admin/audit.ts';
import * as adminDeletions from './admin/deletions.ts';
import * as adminDeliveries from './admin/deliveries.ts';
import * as adminDetails from './admin/details.ts';
import * as adminCatalogue from './admin/catalogue.ts';
import * as adminImports from './admin/imports.ts';
import * as adminDoctor from './admin/doctor.ts';
import * as adminDoor from './admin/auth.ts';
import * as adminFeedback from './admin/feedback.ts';
import * as adminInbound from './admin/inbound.ts';
import * as adminMarket from './admin/market.ts';
import * as adminPasskeys from './admin/passkeys.ts';
import * as adminPlanTaxes from './admin/plan-taxes.ts';
import * as adminPlans from './admin/plans.ts';
import * as adminProfessionals from './admin/professionals.ts';
import * as adminReports from './admin/reports.ts';
import * as adminRequests from './admin/requests.ts';
import * as adminSite from './admin/site.ts';
import * as adminSiteLanguages from './admin/site-languages.ts';
import * as adminStats from './admin/stats.ts';
import * as adminSubscriptions from './admin/subscriptions.ts';
import * as adminTeam from './admin/team.ts';
import * as adminUsers from './admin/users.ts';
import * as analytics from './professionals/analytics.ts';
import * as appointments from './appointments/appointments.ts';
import * as calendarFeed from './appointments/calendar-feed.ts';
import * as assistant from './requests/assistant.ts';
import * as catalogue from './professionals/catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import * as extraQuestions from './requests/extra-questions.ts';
import * as externalCalendar from './professionals/external-calendar.ts';
import * as files from './files.ts';
import * as leadAnswers from './requests/lead-answers.ts';
import * as leads from './requests/leads.ts';
import * as messages from './requests/messages.ts';
import * as onboarding from './professionals/onboarding.ts';
import * as passkeys from './accounts/passkeys.ts';
import * as secondFactor from './accounts/second-factor.ts';
import * as passwords from './accounts/passwords.ts';
import * as neighbourhood from './requests/neighbourhood.ts';
import * as notifications from './notifications.ts';
import * as places from './places.ts';
import * as plans from './billing/plans.ts';
import * as privacy from './accounts/privacy.ts';
import * as professionals from './professionals/professionals.ts';
import * as quickReplies from './professionals/quick-replies.ts';
import * as agreements from './agreements/agreements.ts';
import * as signedAgreements from './agreements/signed.ts';
import * as completions from './invoices/completions.ts';
import * as invoices from './invoices/invoices.ts';
import * as quotes from './quotes/quotes.ts';
import * as quoteTaxes from './quotes/usual-taxes.ts';
import * as quoteTemplates from './quotes/templates.ts';
import * as quota from './billing/quota.ts';
import * as replies from './replies.ts';
import * as requests from './requests/requests.ts';
import * as reviews from './requests/reviews.ts';
import * as safety from './requests/safety.ts';
import * as saved from './professionals/saved.ts';
import * as teams from './teams/teams.ts';
import * as testMessages from './test-messages.ts';
import * as site from './site.ts';
import * as subscriptions from './billing/subscriptions.ts';
import * as workPhotos from './professionals/work-photos.ts';

/** The parts of the contract, in the order of the OpenAPI document. */
export const PARTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accounts,
  passwords,
  passkeys,
  secondFactor,
  accountSettings,
  accountActivity,
  privacy,
  assistant,
  catalogue,
  extraQuestions,
  places,
  professionals,
  workPhotos,
  saved,
  onboarding,
  plans,
  subscriptions,
  quota,
  analytics,
  requests,
  quotes,
  quoteTaxes,
  quoteTemplates,
  agreements,
  signedAgreements,
  completions,
  invoices,
  appointments,
  calendarFeed,
  externalCalendar,
  leads,
  teams,
  leadAnswers,
  messages,
  quickReplies,
  files,
  neighbourhood,
  reviews,
  safety,
  notifications,
  testMessages,
  replies,
  site,
  adminDoor,
  adminPasskeys,
  adminStats,
  adminMarket,
  adminTeam,
  adminUsers,
  adminProfessionals,
  adminRequests,
  adminFeedback,
  adminSubscriptions,
  adminPlans,
  adminPlanTaxes,
  adminDetails,
  adminDeletions,
  adminReports,
  adminDeliveries,
  adminInbound,
  adminDoctor,
  adminAudit,
  adminSite,
  adminSiteLanguages,
  adminCatalogue,
  adminImports,
};

/** The calls of one part by name. */
export function endpointsOf(part: Readonly<Record<string, unknown>>): [string, Endpoint][] {
  return Object.entries(part).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
}

/** Every call of the product by name. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.values(PARTS).flatMap(endpointsOf),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;
}
