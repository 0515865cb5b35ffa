import ical, { type EventInstance, type VEvent } from 'node-ical';
import { merged, type Stretch } from './stretches.ts';
import { UnreadableCalendar } from './unreadable-calendar.ts';

const MAX_EVENTS = 10_000;
const MAX_RECURRING = 1000;
const MAX_BUSY_TIMES = 5000;

/** Rules that repeat within a day describe no appointments; they would fill the memory. */
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/**
 * When the owner of a calendar (RFC 5545) is busy between two moments, in order and apart. Events that
 * are cancelled or shown as free do not count; whole days are those of `timeZone`.
 * @throws UnreadableCalendar
 */
export function busyTimesOf(text: string, within: Stretch, timeZone: string): Stretch[] {
  const events = eventsOf(text);
  const busy: Stretch[] = [];
  for (const event of events.filter(isBusy)) {
    busy.push(...instancesOf(event, within).map((one) => stretchOf(one, timeZone)));
    if (busy.length > MAX_BUSY_TIMES) throw new UnreadableCalendar('too many busy times');
  }
  return merged(busy.filter(({ from, to }) => to > within.from && from < within.to));
}

function eventsOf(text: string): VEvent[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new UnreadableCalendar('no calendar');
  const events = parsed(text).filter((part): part is VEvent => part?.type === 'VEVENT');
  const recurring = events.filter(({ rrule }) => rrule);
  if (events.length > MAX_EVENTS || recurring.length > MAX_RECURRING) {
    throw new UnreadableCalendar('too many events');
  }
  return events;
}

function parsed(text: string) {
  try {
    return Object.values(ical.sync.parseICS(text));
  } catch (error) {
    throw new UnreadableCalendar('not understood', { cause: error });
  }
}

function isBusy({ status, transparency, rrule }: VEvent): boolean {
  const isRegular = !rrule || FREQUENCIES.includes(String(rrule.options.freq));
  return status !== 'CANCELLED' && transparency !== 'TRANSPARENT' && isRegular;
}

/** None for a rule that is not understood, or has more repetitions than are looked at. */
function instancesOf(event: VEvent, { from, to }: Stretch): EventInstance[] {
  try {
    return ical.expandRecurringEvent(event, {
      from: new Date(from),
      to: new Date(to),
      expandOngoing: true,
    });
  } catch {
    return [];
  }
}

/** Whole days have no zone: they begin at the midnight of their owner. */
function stretchOf({ start, end, isFullDay }: EventInstance, timeZone: string): Stretch {
  if (!isFullDay) return { from: start.getTime(), to: end.getTime() };
  return { from: midnightOf(start, timeZone), to: midnightOf(end, timeZone) };
}

function midnightOf(day: Date, timeZone: string): number {
  const plain = new Temporal.PlainDate(day.getFullYear(), day.getMonth() + 1, day.getDate());
  return plain.toZonedDateTime(timeZone).epochMilliseconds;
}
