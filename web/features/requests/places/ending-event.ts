import type { ContactedLead, TimelineEntry } from '#contract/requests/requests.ts';

const ENDS: ReadonlySet<TimelineEntry['event']> = new Set([
  'decline',
  'expire',
  'withdraw',
  'release',
  'stepBack',
  'replace',
]);

/** What ended it with one of those contacted, whatever they did before that. */
export function endingEvent(
  { id }: Pick<ContactedLead, 'id'>,
  timeline: readonly TimelineEntry[],
): TimelineEntry | undefined {
  return timeline.findLast(({ leadId, event }) => leadId === id && ENDS.has(event));
}
