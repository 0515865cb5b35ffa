import type { Schedule } from '#contract/requests/schedule-name.ts';
import type { RequestRow } from './queries.ts';

/** When a request is wanted. */
export function presentSchedule(
  request: Pick<RequestRow, 'urgency' | 'starts_on' | 'ends_on' | 'recurrence'>,
): Schedule {
  const { urgency, starts_on: from, ends_on: to, recurrence } = request;
  return { urgency, dates: from && to ? { from, to } : null, recurrence };
}
