import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from '#contract/language.ts';
import type { Config } from '#server/platform/config/config.ts';

/** An event of a calendar. */
export interface CalendarEvent {
  /** The id of the appointment; the same for all of its changes. */
  id: string;
  /** Grows with every change. */
  sequence: number;
  from: Date;
  to: Date;
  summary: string;
  location: string;
  url: string;
  isCancelled: boolean;
}

/** What is said of all events of a file. */
interface CalendarFile {
  language: Language;
  /** The moment at which the file is written. */
  now: Date;
  /** The name of a calendar that is subscribed to, and how often to read it again, in seconds. */
  feed?: { name: string; refreshSeconds: number };
}

type Site = Pick<Config, 'brandName' | 'publicUrl' | 'mail'>;

/**
 * A calendar file (RFC 5545): a feed, or one event to add, replace or remove. It is published rather than
 * requested (RFC 5546): whether somebody comes is said on the site, so nobody is asked to reply by mail.
 */
export function calendarFile(
  site: Site,
  events: readonly CalendarEvent[],
  { language, now, feed }: CalendarFile,
): string {
  const isCancel = !feed && events.every(({ isCancelled }) => isCancelled);
  const calendar = ical({
    prodId: { company: site.brandName, product: 'Nearhand', language: language.toUpperCase() },
    method: isCancel ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ...(feed && { name: feed.name, ttl: feed.refreshSeconds }),
  });
  const host = new URL(site.publicUrl).hostname;
  for (const { id, isCancelled, from, to, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: `${id}@${host}`,
      start: from,
      end: to,
      stamp: now,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: site.brandName, email: addressOf(site.mail.from) },
    });
  }
  return calendar.toString();
}

/** The address of `Name <address>`. */
function addressOf(from: string): string {
  return /<(.+)>$/.exec(from)?.[1] ?? from;
}
