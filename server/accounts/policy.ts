import { TEAM_RIGHTS, type TeamRight } from '#contract/accounts/accounts.ts';
import * as agreements from '#contract/agreements/agreements.ts';
import * as appointments from '#contract/appointments/appointments.ts';
import { professionalQuota } from '#contract/billing/quota.ts';
import * as billing from '#contract/billing/subscriptions.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { reportWork } from '#contract/invoices/completions.ts';
import * as invoices from '#contract/invoices/invoices.ts';
import { coveredPlaces } from '#contract/places.ts';
import { professionalAnalytics } from '#contract/professionals/analytics.ts';
import * as calendar from '#contract/professionals/external-calendar.ts';
import { updateProfessional } from '#contract/professionals/professionals.ts';
import * as replies from '#contract/professionals/quick-replies.ts';
import * as photos from '#contract/professionals/work-photos.ts';
import * as quotes from '#contract/quotes/quotes.ts';
import * as templates from '#contract/quotes/templates.ts';
import { listUsualTaxes } from '#contract/quotes/usual-taxes.ts';
import * as leads from '#contract/requests/leads.ts';
import { getLeadMap } from '#contract/requests/neighbourhood.ts';
import * as reviews from '#contract/requests/reviews.ts';
import * as safety from '#contract/requests/safety.ts';
import * as teams from '#contract/teams/teams.ts';
import type { Session } from '#server/platform/http/route.ts';

/** Somebody who works for a professional. */
export type TeamRole = 'owner' | 'member';

interface Right {
  roles: readonly TeamRole[];
  calls: readonly Endpoint[];
}

const BOTH: readonly TeamRole[] = ['owner', 'member'];
const OWNER: readonly TeamRole[] = ['owner'];

/**
 * What the owner and the members of a team may do: one right a row. Every call of professionals
 * stands in one row; one that stands in none is the owner's alone. Of the calls that customers make
 * too, those that stand in no row are about one job or one's own account, and open to both.
 */
const RIGHTS: Readonly<Record<TeamRight, Right>> = {
  answerRequests: {
    roles: BOTH,
    calls: [
      leads.listLeads,
      leads.countLeads,
      leads.respondToLead,
      leads.markLeadsSeen,
      leads.reportCompletion,
      leads.stepBack,
      leads.assignLead,
      getLeadMap,
      quotes.sendQuote,
      quotes.listOwnQuotes,
      quotes.withdrawQuote,
      templates.listQuoteTemplates,
      templates.saveQuoteTemplate,
      templates.renameQuoteTemplate,
      templates.deleteQuoteTemplate,
      listUsualTaxes,
      replies.listQuickReplies,
      replies.setQuickReplies,
      appointments.setOut,
      appointments.arrive,
      agreements.proposeChange,
      agreements.withdrawChange,
      reportWork,
      teams.readOwnTeam,
    ],
  },
  viewFigures: { roles: BOTH, calls: [professionalAnalytics, professionalQuota] },
  manageTeam: {
    roles: OWNER,
    calls: [teams.inviteMember, teams.withdrawInvitation, teams.removeMember],
  },
  managePlan: {
    roles: OWNER,
    calls: [
      billing.getSubscription,
      billing.createSubscription,
      billing.begunSubscription,
      billing.checkout,
      billing.subscribe,
      billing.subscriptionSuccess,
      billing.refreshSubscription,
      billing.manageBilling,
      billing.cancelSubscription,
      billing.resumeSubscription,
      billing.previewPlanChange,
      billing.changePlan,
      billing.listInvoices,
      billing.agreeToSubscriptionTerms,
    ],
  },
  editProfile: {
    roles: OWNER,
    calls: [
      updateProfessional,
      coveredPlaces,
      photos.setWorkPhotos,
      photos.setPortrait,
      calendar.getExternalCalendar,
      calendar.setExternalCalendar,
      calendar.removeExternalCalendar,
    ],
  },
  speakForBusiness: { roles: OWNER, calls: [reviews.answerReview, reviews.exportReviews] },
  invoice: {
    roles: OWNER,
    calls: [
      invoices.issueInvoice,
      invoices.creditInvoice,
      invoices.recordPayment,
      invoices.takeBackPayment,
    ],
  },
  block: { roles: OWNER, calls: [safety.blockPerson, safety.listBlocks, safety.unblock] },
};

const ROLES_OF_CALLS: ReadonlyMap<Endpoint, readonly TeamRole[]> = new Map(
  Object.values(RIGHTS).flatMap(({ roles, calls }) => calls.map((call) => [call, roles] as const)),
);

/** Whether a role may make a call of its business; undefined for a call that stands in no row. */
export function mayCall(role: TeamRole, endpoint: Endpoint): boolean | undefined {
  return ROLES_OF_CALLS.get(endpoint)?.includes(role);
}

/** The rights of a role. */
export function rightsOf(role: TeamRole): TeamRight[] {
  return TEAM_RIGHTS.filter((right) => RIGHTS[right].roles.includes(role));
}

/** Whether somebody may make a call, as far as it depends on whose business they work for. */
export function mayActForTeam(
  { role, userId, ownerId }: Pick<Session, 'role' | 'userId' | 'ownerId'>,
  endpoint: Endpoint,
): boolean {
  if (role !== 'professional' || ownerId === null || ownerId === userId) return true;
  return mayCall('member', endpoint) ?? endpoint.audience !== 'professional';
}

/** Whether somebody may use the site as this side: members of a team who are customers besides, both. */
export function mayBeOnSide(
  { role, professional_id: own, team_id: team }: SideOfAccount,
  side: Session['role'],
): boolean {
  const isMember = own === null && team !== null;
  return side === role || (isMember && side === 'professional');
}

interface SideOfAccount {
  role: Session['role'];
  professional_id: string | null;
  team_id: string | null;
}
