import type { Schedule } from '#contract/requests/schedule-name.ts';
import type { ExtraAnswers } from '#contract/requests/leads.ts';
import type { RequestRow } from './queries.ts';

/** When a request is wanted. */
export function presentSchedule(
  request: Pick<RequestRow, 'urgency' | 'starts_on' | 'ends_on' | 'recurrence'>,
): Schedule {
  const { urgency, starts_on: from, ends_on: to, recurrence } = request;
  return { urgency, dates: from && to ? { from, to } : null, recurrence };
}

/** What was answered to extra questions, with the words they had then. */
export function extraAnswersOf({
  extra_answers: answers,
}: Pick<RequestRow, 'extra_answers'>): ExtraAnswers {
  return answers as ExtraAnswers;
}
