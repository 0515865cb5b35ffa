import { DAY_MS } from '#contract/durations.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { addWorkingTime, type WorkingTime } from '#server/professionals/professionals.ts';
import { ANSWER_MINUTES } from '#server/matching/lifecycle.ts';

/**
 * Until when a professional is needed, where it is very urgent: the end of the requested day; else
 * null.
 */
export function neededBy(request: { urgency: Urgency; created_at: Date }): Date | null {
  return isVeryUrgent(request.urgency) ? new Date(request.created_at.getTime() + DAY_MS) : null;
}

/**
 * The deadline of an answer by a professional with these hours and days off. A very urgent request
 * waits a day at most, everything else a week, however long they are closed: another could have the
 * place.
 */
export function answerDeadline(contactedAt: Date, urgency: Urgency, working: WorkingTime): Date {
  const due = answerDue(contactedAt, urgency, working);
  const latest = new Date(contactedAt.getTime() + (isVeryUrgent(urgency) ? 1 : 7) * DAY_MS);
  return due < latest ? due : latest;
}

/**
 * Whether a professional contacted now reaches their deadline before a moment; for very urgent
 * requests.
 */
export function canAnswerBy(until: Date, now: Date, working: WorkingTime): boolean {
  return answerDue(now, 'Very urgent (within 24h)', working) <= until;
}

function answerDue(contactedAt: Date, urgency: Urgency, working: WorkingTime): Date {
  return addWorkingTime(contactedAt, ANSWER_MINUTES[urgency], working);
}

function isVeryUrgent(urgency: Urgency): boolean {
  return urgency === 'Very urgent (within 24h)';
}
