import type { Language } from '#contract/language.ts';
import { areaIn } from '#server/places/places.ts';
import { calendarFile } from '#server/platform/delivery/calendar-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { professionName } from '#server/professionals/professionals.ts';
import { absoluteUrl, type NoticeContent } from '#server/notifications/render-letter.ts';

/** The calendar file of a mail about an appointment: to add, move or remove it; null for any other notice. */
export function calendarOfNotice(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  { kind, facts }: NoticeContent,
  language: Language,
): string | null {
  if (kind !== 'appointmentAgreed' && kind !== 'appointmentCalledOff') return null;
  const { appointment, when, profession, from, area, href } = facts;
  const event = {
    ...appointment,
    from: new Date(when.from),
    to: new Date(when.to),
    summary: `${professionName(profession, language)}: ${from}`,
    location: areaIn(area, language),
    url: absoluteUrl(config, href, language),
    isCancelled: kind === 'appointmentCalledOff',
  };
  return calendarFile(config, [event], { language, now: clock.now() });
}
