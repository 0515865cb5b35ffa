import { distanceText, inKm, isBelowOne, type DistanceUnit } from '#contract/distance.ts';
import type { Language } from '#contract/language.ts';
import type { NoticeKind } from '#contract/notifications.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { moneyText } from '#contract/quotes/money.ts';
import { scheduleName } from '#contract/requests/schedule-name.ts';
import { areaIn } from '#server/places/places.ts';
import { professionName } from '#server/professionals/professionals.ts';
import type { Config } from '#server/platform/config/config.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';
import { planName } from '#server/subscriptions/subscriptions.ts';
import { isVeryUrgent } from './channels.ts';
import { hrefs } from './deep-links.ts';
import type { NoticeFacts } from './facts.ts';
import {
  formatDay,
  formatMoney,
  formatSpan,
  formatWeekdayAndTime,
} from '#server/platform/formatting.ts';
import { pictureOf } from './pictures/picture.ts';
import type { Letter } from './texts/letter.ts';
import { letters } from './texts/texts.ts';

/** The kind and facts of a notice, from which its text is rendered. */
export type NoticeContent = { [K in NoticeKind]: { kind: K; facts: NoticeFacts[K] } }[NoticeKind];

type Site = Pick<Config, 'brandName' | 'publicUrl' | 'distanceUnit'>;

/**
 * Renders a notice: one letter for the product, mails, text messages and push messages. With
 * `answerToken` its first link is the personal one that answers a lead.
 */
export function renderLetter(
  { kind, facts }: NoticeContent,
  language: Language,
  site: Site,
  answerToken: string | null = null,
): Letter {
  const write = letters[language][kind] as (said: object) => Letter;
  const letter = write({
    ...withNames(facts, language),
    ...formattedFacts(facts, language, site.distanceUnit),
    brand: site.brandName,
    url: absoluteUrl(site, facts.href, language),
    answerUrl: answerToken && absoluteUrl(site, hrefs.answer(answerToken), language),
  });
  const picture = pictureOf(facts);
  return picture ? { ...letter, picture } : letter;
}

/** The absolute URL of a link into the product, with its language. */
export function absoluteUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  href: string,
  lang: Language,
): string {
  const { pathname, searchParams } = new URL(href, publicUrl);
  const query = new URLSearchParams({ lang, ...Object.fromEntries(searchParams) });
  return `${publicUrl}${pathname}?${query.toString()}`;
}

/** A person in it may have been deleted since: then a neutral name. */
function withNames(facts: object, language: Language) {
  const entries = Object.entries(facts).map(([name, said]: [string, unknown]) => [
    name,
    typeof said === 'string' ? localizeErased(said, language) : said,
  ]);
  return Object.fromEntries(entries) as object;
}

function formattedFacts(facts: object, language: Language, unit: DistanceUnit) {
  const { profession, area } = facts as { profession?: Profession; area?: string };
  const { urgency, dates = null, recurrence = null } = facts as Partial<NoticeFacts['newLead']>;
  const { total, currency = 'USD' } = facts as Partial<NoticeFacts['quoteSent']>;
  const { plan, cents, taxCents, at, timeZone } = facts as Partial<NoticeFacts['paymentFailed']>;
  return {
    ...(plan && { plan: planName(plan, language) }),
    ...(total !== undefined && { price: moneyText(total, currency, language) }),
    ...(cents !== undefined && { amount: formatMoney(cents, 'usd', language) }),
    ...(taxCents !== undefined && { taxes: formatMoney(taxCents, 'usd', language) }),
    ...(timeZone && { day: at ? formatDay(at, timeZone, language) : null }),
    ...meetingTimes(facts, language),
    ...(area && { area: areaIn(area, language) }),
    ...(profession && { profession: professionName(profession, language) }),
    ...(urgency && {
      urgency: scheduleName({ urgency, dates, recurrence }, language),
      isUrgent: isVeryUrgent(facts),
      ...awaited(facts, language, unit),
    }),
  };
}

function meetingTimes(facts: object, language: Language) {
  const { when } = facts as Partial<NoticeFacts['appointmentAgreed']>;
  const { choices } = facts as Partial<NoticeFacts['appointmentProposed']>;
  return {
    ...(when && { when: formatSpan(when, when.zone, language) }),
    ...(choices && {
      times: choices.times.map((time) => formatSpan(time, choices.zone, language)),
    }),
  };
}

function awaited(
  { distanceKm, answerBy }: Partial<NoticeFacts['newLead']>,
  language: Language,
  unit: DistanceUnit,
) {
  return {
    distance: typeof distanceKm === 'number' ? awayBy(distanceKm, unit) : null,
    answerBy: answerBy ? formatWeekdayAndTime(answerBy, language) : null,
  };
}

function awayBy(km: number, unit: DistanceUnit): string {
  if (!isBelowOne(km, unit)) return distanceText(km, unit);
  return `< ${distanceText(inKm(1, unit), unit)}`;
}
