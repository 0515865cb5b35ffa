import { hideReview, restoreReview, type AdminFeedback } from '#contract/admin/feedback.ts';
import * as professionals from '#contract/admin/professionals.ts';
import type { AdminProfessional } from '#contract/admin/professionals.ts';
import { resolveReport, type AdminReport } from '#contract/admin/reports.ts';
import * as requests from '#contract/admin/requests.ts';
import type { AdminRequest } from '#contract/admin/requests.ts';
import { changeRole, removeAdmin, type TeamMember } from '#contract/admin/team.ts';
import * as users from '#contract/admin/users.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';

// What the state of a row allows; what the role of an admin allows of it is in rights.ts.

/** The call behind each of these actions: whoever may not use it is not shown the action. */
type Calls<Row extends { allowedActions: string[] }> = Readonly<
  Record<Row['allowedActions'][number], Endpoint>
>;

export const USER_CALLS: Calls<AdminUser> = {
  delete: users.deleteUser,
  suspend: users.suspendUser,
  reinstate: users.reinstateUser,
  endSessions: users.endUserSessions,
  removeApp: users.removeUserApp,
};

export const PROFESSIONAL_CALLS: Calls<AdminProfessional> = {
  delete: professionals.deleteProfessional,
  suspend: professionals.suspendProfessional,
  reinstate: professionals.reinstateProfessional,
  checkLicence: professionals.checkPaper,
  checkInsurance: professionals.checkPaper,
  grantCredits: professionals.grantCredits,
};

export const REQUEST_CALLS: Calls<AdminRequest> = {
  delete: requests.deleteRequest,
  cancel: requests.cancelByOperator,
  reopen: requests.reopenByOperator,
  assign: requests.assignProfessional,
};

export const LEAD_CALLS = { replace: requests.replaceLead };

export const REVIEW_CALLS: Calls<AdminFeedback> = { hide: hideReview, restore: restoreReview };

export const TEAM_CALLS: Calls<TeamMember> = { changeRole, remove: removeAdmin };

export const REPORT_CALLS: Calls<AdminReport> = {
  resolve: resolveReport,
  hideReview,
  suspend: users.suspendUser,
};

/** Actions an operator may take on an account; none on an admin's. */
export function userActions({
  role,
  state,
  hasApp,
}: Pick<AdminUser, 'role' | 'state'> & { hasApp: boolean }): AdminUser['allowedActions'] {
  if (role === 'admin') return [];
  return [
    'delete',
    state === 'suspended' ? 'reinstate' : 'suspend',
    'endSessions',
    ...(hasApp ? (['removeApp'] as const) : []),
  ];
}

/** The columns of a professional that decide the allowed actions. */
interface ProfessionalStanding {
  isSuspended: boolean;
  hasLicence: boolean;
  hasInsurance: boolean;
  /** Whether their plan has a quota. */
  isCounted: boolean;
}

/** Actions an operator may take on a professional. */
export function professionalActions({
  isSuspended,
  hasLicence,
  hasInsurance,
  isCounted,
}: ProfessionalStanding): AdminProfessional['allowedActions'] {
  return [
    'delete',
    isSuspended ? 'reinstate' : 'suspend',
    ...(hasLicence ? (['checkLicence'] as const) : []),
    ...(hasInsurance ? (['checkInsurance'] as const) : []),
    ...(isCounted ? (['grantCredits'] as const) : []),
  ];
}

/**
 * Actions an operator may take on a request; a reviewed one stays as it ended. A professional
 * assigned while a job is in progress takes the place of the hired one.
 */
export function requestActions(
  status: RequestStatus,
  isReviewed: boolean,
): AdminRequest['allowedActions'] {
  if (status === 'completed') return isReviewed ? ['delete'] : ['reopen', 'delete'];
  if (status === 'cancelled') return ['reopen', 'delete'];
  return ['cancel', 'assign', 'delete'];
}

/** Actions an operator may take on a lead. */
export function leadActions(lead: LeadStatus, request: RequestStatus): 'replace'[] {
  const isOpen = request !== 'completed' && request !== 'cancelled';
  return isOpen && (lead === 'pending' || lead === 'accepted') ? ['replace'] : [];
}

/** Actions an operator may take on a review. */
export function reviewActions(isHidden: boolean): AdminFeedback['allowedActions'] {
  return [isHidden ? 'restore' : 'hide'];
}

/** Actions an operator may take on a report. */
export function reportActions({
  targetType,
  isResolved,
  hasTarget,
}: {
  targetType: AdminReport['targetType'];
  isResolved: boolean;
  /** Whether the reported review is still shown, or the person still has an account. */
  hasTarget: boolean;
}): AdminReport['allowedActions'] {
  if (isResolved) return [];
  if (!hasTarget) return ['resolve'];
  return targetType === 'review' ? ['resolve', 'hideReview'] : ['resolve', 'suspend'];
}

/** Actions on one of the operator's people; none on oneself. */
export function memberActions(isSelf: boolean): TeamMember['allowedActions'] {
  return isSelf ? [] : ['changeRole', 'remove'];
}
