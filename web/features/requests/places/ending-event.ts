import type { ContactedLead, TimelineEntry } from '#contract/requests/requests.ts';

const ENDS: ReadonlySet<TimelineEntry['event']> = new Set([
  'decline',
  'expire',
  'withdraw',
  'release',
  'stepBack',
  'replace',
]);

/** The event that ended a lead, whatever came before it. */
export function endingEvent(
  { id }: Pick<ContactedLead, 'id'>,
  timeline: readonly TimelineEntry[],
): TimelineEntry | undefined {
  return timeline.findLast(({ leadId, event }) => leadId === id && ENDS.has(event));
}
