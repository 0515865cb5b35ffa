import type { OwnRequest } from '#contract/requests/requests.ts';
import { departedProfessional } from '#web/features/requests/departed-professional.ts';

type Seen = Pick<OwnRequest, 'status' | 'leads' | 'completionReportedAt'>;

/** The key of the sentence about what comes next. Comparing needs at least two acceptances. */
export function outlookOf(request: Seen) {
  const { status, completionReportedAt } = request;
  if (status === 'in_progress' && completionReportedAt !== null) return 'reported';
  if (status === 'sent' && departedProfessional(request)) return 'sentAgain';
  return status === 'accepted' && howManyAccepted(request) === 1 ? 'acceptedOnly' : status;
}

/** The number of current acceptances. */
export function howManyAccepted({ leads }: Pick<OwnRequest, 'leads'>): number {
  return leads.filter(({ status }) => status === 'accepted').length;
}
