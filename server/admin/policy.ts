import type { AdminFeedback } from '#contract/admin/feedback.ts';
import type { AdminProfessional } from '#contract/admin/professionals.ts';
import type { AdminReport } from '#contract/admin/reports.ts';
import type { AdminRequest } from '#contract/admin/requests.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';

/** Actions an operator may take on an account; none on an admin's. */
export function userActions({
  role,
  state,
}: Pick<AdminUser, 'role' | 'state'>): AdminUser['allowedActions'] {
  if (role === 'admin') return [];
  return ['delete', state === 'suspended' ? 'reinstate' : 'suspend', 'endSessions'];
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
