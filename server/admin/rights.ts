import * as audit from '#contract/admin/audit.ts';
import * as auth from '#contract/admin/auth.ts';
import * as catalogue from '#contract/admin/catalogue.ts';
import * as deletions from '#contract/admin/deletions.ts';
import * as deliveries from '#contract/admin/deliveries.ts';
import * as details from '#contract/admin/details.ts';
import * as doctor from '#contract/admin/doctor.ts';
import * as feedback from '#contract/admin/feedback.ts';
import * as imports from '#contract/admin/imports.ts';
import * as inbound from '#contract/admin/inbound.ts';
import * as market from '#contract/admin/market.ts';
import * as passkeys from '#contract/admin/passkeys.ts';
import * as taxes from '#contract/admin/plan-taxes.ts';
import * as plans from '#contract/admin/plans.ts';
import * as professionals from '#contract/admin/professionals.ts';
import * as reports from '#contract/admin/reports.ts';
import * as requests from '#contract/admin/requests.ts';
import { ADMIN_ROLES, type AdminRole } from '#contract/admin/roles.ts';
import * as site from '#contract/admin/site.ts';
import * as languages from '#contract/admin/site-languages.ts';
import * as stats from '#contract/admin/stats.ts';
import * as subscriptions from '#contract/admin/subscriptions.ts';
import * as team from '#contract/admin/team.ts';
import * as users from '#contract/admin/users.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** A right: the roles that have it, and the calls that need it. */
interface Right {
  roles: readonly AdminRole[];
  calls: readonly Endpoint[];
}

/**
 * What each role of an operator may do: one right a row. A call of the panel needs exactly one
 * right; a call that stands in no row is refused to everybody.
 */
export const RIGHTS = {
  ownAccount: {
    roles: ADMIN_ROLES,
    calls: [
      auth.adminMe,
      auth.startTotp,
      auth.confirmTotp,
      auth.proveAdmin,
      passkeys.proveAdminByPasskey,
      passkeys.listAdminPasskeys,
      passkeys.newAdminPasskeyOptions,
      passkeys.addAdminPasskey,
      passkeys.renameAdminPasskey,
      passkeys.removeAdminPasskey,
    ],
  },
  viewMarketplace: {
    roles: ADMIN_ROLES,
    calls: [
      stats.adminStats,
      users.listUsers,
      details.getUser,
      professionals.listProfessionals,
      details.getAdminProfessional,
      requests.listRequests,
      details.getAdminRequest,
      feedback.listFeedback,
      reports.listReports,
      subscriptions.listSubscriptions,
      subscriptions.listAdminPlans,
      site.listContactMessages,
    ],
  },
  viewMarket: { roles: ADMIN_ROLES, calls: [market.readMarket, market.exportMarket] },
  viewOperation: {
    roles: ['owner', 'support', 'readOnly'],
    calls: [
      deliveries.countDeliveries,
      deliveries.listFailedMessages,
      deliveries.listDeadJobs,
      inbound.listInbound,
      doctor.askDoctor,
    ],
  },
  viewAudit: { roles: ['owner', 'moderator', 'readOnly'], calls: [audit.listAudit] },
  exportLists: {
    roles: ['owner'],
    calls: [
      users.exportUsers,
      professionals.exportProfessionals,
      requests.exportRequests,
      feedback.exportFeedback,
      reports.exportReports,
      subscriptions.exportSubscriptions,
      audit.exportAudit,
    ],
  },
  readConversations: {
    roles: ['owner', 'moderator', 'support'],
    calls: [details.readConversation],
  },
  resolveReports: { roles: ['owner', 'moderator'], calls: [reports.resolveReport] },
  hideReviews: {
    roles: ['owner', 'moderator'],
    calls: [feedback.hideReview, feedback.restoreReview],
  },
  suspendPeople: {
    roles: ['owner', 'moderator'],
    calls: [
      users.suspendUser,
      users.reinstateUser,
      professionals.suspendProfessional,
      professionals.reinstateProfessional,
    ],
  },
  endSessions: { roles: ['owner', 'moderator', 'support'], calls: [users.endUserSessions] },
  // Whoever talks to people who lost their phone.
  removeApps: { roles: ['owner', 'support'], calls: [users.removeUserApp] },
  checkPapers: { roles: ['owner', 'moderator', 'support'], calls: [professionals.checkPaper] },
  grantCredits: { roles: ['owner', 'support'], calls: [professionals.grantCredits] },
  steerRequests: {
    roles: ['owner', 'moderator', 'support'],
    calls: [
      requests.cancelByOperator,
      requests.reopenByOperator,
      requests.assignProfessional,
      requests.replaceLead,
    ],
  },
  answerContacts: {
    roles: ['owner', 'moderator', 'support'],
    calls: [site.markContactAnswered],
  },
  retryDeliveries: {
    roles: ['owner', 'support'],
    calls: [deliveries.retryMessages, deliveries.retryDeadJobs],
  },
  discardJobs: { roles: ['owner'], calls: [deliveries.discardDeadJobs] },
  deleteForGood: {
    roles: ['owner'],
    calls: [
      deletions.foreseeDeletion,
      users.deleteUser,
      professionals.deleteProfessional,
      requests.deleteRequest,
    ],
  },
  manageTeam: {
    roles: ['owner'],
    calls: [
      team.readTeam,
      team.inviteAdmin,
      team.revokeInvitation,
      team.changeRole,
      team.removeAdmin,
    ],
  },
  importProfessionals: {
    roles: ['owner'],
    calls: [
      imports.uploadImport,
      imports.listImports,
      imports.getImport,
      imports.startImport,
      imports.deleteImport,
      imports.getImportReport,
    ],
  },
  editPlans: {
    roles: ['owner'],
    calls: [
      plans.readPlanSettings,
      plans.changePlanSettings,
      taxes.readPlanTaxes,
      taxes.changePlanTaxes,
    ],
  },
  editSite: {
    roles: ['owner'],
    calls: [
      catalogue.listCatalogue,
      catalogue.addTrade,
      catalogue.changeCatalogue,
      site.readBrand,
      site.changeBrand,
      site.readUnits,
      site.changeUnits,
      languages.readLanguages,
      languages.changeLanguages,
      site.uploadLogo,
      site.listSitePages,
      site.listPageVersions,
      site.readPageVersion,
      site.publishPage,
      site.restorePage,
    ],
  },
} as const satisfies Readonly<Record<string, Right>>;

const ROWS: readonly Right[] = Object.values(RIGHTS);

const ROLES_OF_CALLS: ReadonlyMap<Endpoint, readonly AdminRole[]> = new Map(
  ROWS.flatMap(({ roles, calls }) => calls.map((call) => [call, roles] as const)),
);

/** Whether a role may use a call of the panel. */
export function mayCall(role: AdminRole, endpoint: Endpoint): boolean {
  return ROLES_OF_CALLS.get(endpoint)?.includes(role) ?? false;
}

/** The calls that a role may use, each as method and path, for the panel. */
export function allowedCalls(role: AdminRole): string[] {
  return [...ROLES_OF_CALLS.keys()]
    .filter((call) => mayCall(role, call))
    .map(({ method, path }) => `${method} ${path}`);
}

/** Those of a row's actions whose call this role may use. */
export function actionsOfRole<Action extends string>(
  role: AdminRole,
  actions: readonly Action[],
  callOf: Readonly<Record<Action, Endpoint>>,
): Action[] {
  return actions.filter((action) => mayCall(role, callOf[action]));
}
