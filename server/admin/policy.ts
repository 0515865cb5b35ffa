import type { AdminFeedback } from '#contract/admin/feedback.ts';
import type { AdminProfessional } from '#contract/admin/professionals.ts';
import type { AdminReport } from '#contract/admin/reports.ts';
import type { AdminRequest } from '#contract/admin/requests.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';

/** What an operator may do about somebody with an account; about an admin nothing. */
export function userActions({
  role,
  state,
}: Pick<AdminUser, 'role' | 'state'>): AdminUser['allowedActions'] {
  if (role === 'admin') return [];
  return ['delete', state === 'suspended' ? 'reinstate' : 'suspend', 'endSessions'];
}

/** What of a professional decides what may be done. */
interface ProfessionalStanding {
  isSuspended: boolean;
  hasLicence: boolean;
  hasInsurance: boolean;
  /** Whether their plan counts requests. */
  isCounted: boolean;
}

/** What an operator may do about a professional. */
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
 * What an operator may do about a request; what was reviewed stays as it ended. Whoever is asked by name
 * while a job is in progress takes the place of who was hired.
 */
export function requestActions(
  status: RequestStatus,
  isReviewed: boolean,
): AdminRequest['allowedActions'] {
  if (status === 'completed') return isReviewed ? ['delete'] : ['reopen', 'delete'];
  if (status === 'cancelled') return ['reopen', 'delete'];
  return ['cancel', 'assign', 'delete'];
}

/** What an operator may do about one who was asked about a request. */
export function leadActions(lead: LeadStatus, request: RequestStatus): 'replace'[] {
  const isOpen = request !== 'completed' && request !== 'cancelled';
  return isOpen && (lead === 'pending' || lead === 'accepted') ? ['replace'] : [];
}

/** What an operator may do about a review. */
export function reviewActions(isHidden: boolean): AdminFeedback['allowedActions'] {
  return [isHidden ? 'restore' : 'hide'];
}

/** What an operator may do about a report. */
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
