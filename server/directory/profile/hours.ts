import { withFrenchDates } from '#contract/french-dates.ts';
import type { Language } from '#contract/language.ts';
import type { WorkingSpan } from '#contract/professionals/working-hours.ts';
import { markup, type Html } from '#server/platform/html.ts';
import { LOCALES, LOCALES_OF_COUNTRIES } from '../locales.ts';
import { textsIn } from '../texts/texts.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** The hours of a week as a table, Monday first. */
export function hoursTable(
  { hours, timeZone }: { hours: readonly WorkingSpan[]; timeZone: string },
  language: Language,
): Html {
  const { profile: texts } = textsIn(language);
  const locale = LOCALES[language];
  const heading = markup`<h2 id="hours" class="text-lg">${texts.hours}</h2>`;
  if (hours.length === 0) {
    return markup`<section aria-labelledby="hours">${heading}<p class="mt-4">${texts.always}</p></section>`;
  }
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const rows = WEEK.map((day) => {
    // The fifth of January 1970 was a Monday.
    const name = weekday.format(Date.UTC(1970, 0, 4 + day));
    const spans = hours
      .filter((span) => span.weekday === day)
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(
        ({ opens, closes }, index) =>
          markup`${index > 0 ? ', ' : ''}<span class="whitespace-nowrap">${clock(opens, locale)} – ${clock(closes, locale)}</span>`,
      );
    return markup`<tr><th scope="row" class="py-1.5 pe-6 text-start align-top font-normal first-letter:uppercase">${name}</th><td class="py-1.5 ${
      spans.length > 0 ? '' : 'text-ink-faint'
    }">${spans.length > 0 ? spans : texts.closed}</td></tr>`;
  });
  return markup`<section aria-labelledby="hours">${heading}<table class="mt-4 max-sm:text-sm"><tbody>${rows}</tbody></table><p class="mt-3 text-sm text-ink-faint first-letter:uppercase">${zoneName(timeZone, LOCALES_OF_COUNTRIES[language])}</p></section>`;
}

function clock(time: string, locale: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return withFrenchDates(format.format(Date.UTC(1970, 0, 5, hour, minute)), locale);
}

/** As people of the country call it: Eastern Time, heure de l’Est, hora del este. */
function zoneName(timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
