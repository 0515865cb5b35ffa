import { MINUTE_MS } from '#contract/durations.ts';
import type { ContactedLead, TimelineEntry } from '#contract/requests/requests.ts';

/** An event of one moment, with one or several professionals. */
export interface TimelineGroup extends Omit<TimelineEntry, 'professionalName' | 'leadId'> {
  names: string[];
  /** The end reason, if withdrawn. */
  because: ContactedLead['endedBecause'];
}

const TOGETHER: ReadonlySet<TimelineEntry['event']> = new Set(['contact', 'withdraw']);

/**
 * Groups a timeline, oldest first: professionals contacted or withdrawn together become one entry.
 */
export function groupTimeline(
  timeline: readonly TimelineEntry[],
  leads: readonly Pick<ContactedLead, 'id' | 'endedBecause'>[],
): TimelineGroup[] {
  const groups: TimelineGroup[] = [];
  for (const { professionalName, leadId, ...line } of timeline) {
    const because =
      line.event === 'withdraw' ? leads.find(({ id }) => id === leadId)?.endedBecause : null;
    const entry = { ...line, because: because ?? null };
    const last = groups.at(-1);
    const names = professionalName ? [professionalName] : [];
    if (last && belongs(entry, last)) last.names.push(...names);
    else groups.push({ ...entry, names });
  }
  return groups;
}

function belongs(
  { event, at, note, because, actor }: Omit<TimelineGroup, 'names'>,
  last: TimelineGroup,
): boolean {
  const soon = Date.parse(at) - Date.parse(last.at) < MINUTE_MS;
  const same =
    event === last.event && note === last.note && because === last.because && actor === last.actor;
  return TOGETHER.has(event) && same && soon;
}
