import type { OwnRequest } from '#contract/requests/requests.ts';
import { departedProfessional } from '#web/features/requests/departed-professional.ts';

type Seen = Pick<OwnRequest, 'status' | 'leads' | 'completionReportedAt'>;

/** Which sentence tells what comes next. Nobody is compared with themselves: one who accepted is one. */
export function outlookOf(request: Seen) {
  const { status, completionReportedAt } = request;
  if (status === 'in_progress' && completionReportedAt !== null) return 'reported';
  if (status === 'sent' && departedProfessional(request)) return 'sentAgain';
  return status === 'accepted' && howManyAccepted(request) === 1 ? 'acceptedOnly' : status;
}

/** How many say yes now. */
export function howManyAccepted({ leads }: Pick<OwnRequest, 'leads'>): number {
  return leads.filter(({ status }) => status === 'accepted').length;
}
