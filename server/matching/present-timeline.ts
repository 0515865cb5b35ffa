import type { TimelineEntry } from '#contract/requests/requests.ts';
import { TIMELINE_EVENTS, type LifeActor } from '#contract/requests/statuses.ts';
import { maskContacts } from './mask-contacts.ts';

/** A row of the history. */
interface Line {
  at: Date;
  event: string;
  actor: LifeActor;
  lead_id: string | null;
  note: string | null;
}

/**
 * The timeline of a request for its customer. A transition of a lead that also moves the request is
 * two rows of the history, merged here into one event. No search is shown of a direct request before
 * others are asked.
 */
export function presentTimeline(
  lines: readonly Line[],
  leads: readonly { lead: { id: string }; card: { name: string } }[],
  { isDirect = false } = {},
): TimelineEntry[] {
  const names = new Map(leads.map(({ lead, card }) => [lead.id, card.name]));
  const listed = new Set<string>();
  const contacted = new Set<string | null>();
  return lines.flatMap((line): TimelineEntry[] => {
    const event = TIMELINE_EVENTS.find((one) => one === line.event);
    const isOfLead = line.event === 'contact' || line.event === 'accept';
    const key = `${line.event} ${line.lead_id} ${line.at.getTime()}`;
    if (!event || (isOfLead && line.lead_id === null) || (isOfLead && listed.has(key))) return [];
    listed.add(key);
    if (event === 'contact') contacted.add(line.lead_id);
    if (isDirect && isSearch(event) && contacted.size < 2) return [];
    const isOthers = line.actor !== 'customer';
    return [
      {
        at: line.at.toISOString(),
        event,
        actor: line.actor,
        leadId: line.lead_id,
        professionalName: (line.lead_id && names.get(line.lead_id)) ?? null,
        note: line.note && isOthers ? maskContacts(line.note) : line.note,
      },
    ];
  });
}

function isSearch(event: TimelineEntry['event']): boolean {
  return event === 'search' || event === 'reopen';
}
