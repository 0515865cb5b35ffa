import type { Attendance } from '#contract/appointments/appointments.ts';
import { distanceText, type DistanceUnit } from '#contract/distance.ts';
import type { Language } from '#contract/language.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import { markup, type Html } from '#server/platform/html.ts';
import { professionName, type ListedProfessional } from '#server/professionals/professionals.ts';
import { dayText, rateText } from '../amounts.ts';
import { sanitizeLine, sanitizeText } from '../plain.ts';
import { icon, type IconName } from '../shapes.ts';
import { LOCALES } from '../locales.ts';
import { textsIn } from '../texts/texts.ts';
import type { ProfileFacts } from './profile-facts.ts';

/** Whom amounts and distances are written for. */
export interface Reader {
  language: Language;
  /** Of amounts that name none. */
  currency: Currency;
  unit: DistanceUnit;
}

interface Fact {
  icon: IconName;
  title: string;
  detail?: string | undefined;
}

/** The highlights of a profile: checked papers, answer time, appointments kept, years. */
export function highlights(
  { professional: { profile }, pace, attendance }: ProfileFacts,
  language: Language,
): Html | undefined {
  const facts: Fact[] = [
    ...papers(profile, language),
    ...(pace ? [{ icon: 'clock' as const, title: textsIn(language).profile.paces[pace] }] : []),
    ...(attendance ? [kept(attendance, language)] : []),
    ...years(profile, language),
  ];
  if (facts.length === 0) return undefined;
  return markup`<ul class="flex flex-col gap-6 border-y border-line py-8">${facts.map(
    (fact) =>
      markup`<li class="flex gap-5">${icon(fact.icon, 'mt-0.5 size-7 text-pine-600')}<div class="min-w-0"><p class="font-semibold">${fact.title}</p>${
        fact.detail &&
        markup`<p class="mt-0.5 text-sm text-ink-faint [overflow-wrap:anywhere]">${fact.detail}</p>`
      }</div></li>`,
  )}</ul>`;
}

/** Only papers the operator checked are shown. */
function papers({ licence, insurance }: ListedProfessional['profile'], language: Language): Fact[] {
  const texts = textsIn(language).profile;
  const facts: Fact[] = [];
  if (licence?.checkedAt) {
    const { authority, number, checkedAt } = licence;
    const on = dayText(checkedAt, language);
    const detail = texts.licenceHint(sanitizeLine(authority), number, on);
    facts.push({ icon: 'medal', title: texts.licence, detail });
  }
  if (insurance?.checkedAt) {
    const on = dayText(insurance.checkedAt, language);
    const detail = texts.insuranceHint(sanitizeLine(insurance.company), on);
    facts.push({ icon: 'shield', title: texts.insurance, detail });
  }
  return facts;
}

function kept({ appointments, missed }: Attendance, language: Language): Fact {
  const texts = textsIn(language).profile;
  if (missed === 0) return { icon: 'check', title: texts.keptAll(appointments) };
  return { icon: 'clock', title: texts.missed(missed, appointments), detail: texts.missedHint };
}

function years(
  { yearsExperience, reviewCount }: ListedProfessional['profile'],
  language: Language,
): Fact[] {
  const { profile: texts, newHere } = textsIn(language);
  return [
    ...(yearsExperience ? [{ icon: 'tools', title: texts.years(yearsExperience) } as const] : []),
    ...(reviewCount === 0
      ? [{ icon: 'leaf', title: newHere, detail: texts.newHint } as const]
      : []),
  ];
}

/** Details to look up: languages, prices, area, further trades, certificates. */
export function goodToKnow(
  { profile, serviceRadiusKm }: ListedProfessional,
  area: string,
  { language, currency, unit }: Reader,
): Html {
  const texts = textsIn(language).profile;
  const { hourlyRate, minimumJob, languages, professions, certifications } = profile;
  const further = professions.slice(1).map((trade) => professionName(trade, language));
  const rate = (amount: number) => rateText(amount, profile.rateCurrency ?? currency, language);
  const rows: [string, string | null][] = [
    [texts.rate, hourlyRate === null ? null : texts.perHour(rate(hourlyRate))],
    [texts.minimum, minimumJob === null ? null : texts.from(rate(minimumJob))],
    [texts.area, texts.within(distanceText(serviceRadiusKm, unit), area)],
    [texts.speaks, languages.length > 0 ? spoken(languages, language) : null],
    [texts.trades, further.length > 0 ? listed(further, language) : null],
    [texts.certifications, certifications && sanitizeText(certifications)],
  ];
  return markup`<section aria-labelledby="facts"><h2 id="facts" class="text-lg">${texts.facts}</h2>
<dl class="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2">${rows
    .map(
      ([name, value]) =>
        value !== null &&
        markup`<div><dt class="text-sm text-ink-faint">${name}</dt><dd class="mt-0.5 [overflow-wrap:anywhere] whitespace-pre-line" dir="auto">${value}</dd></div>`,
    )
    .filter((row) => row !== false)}</dl></section>`;
}

function spoken(languages: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
  return listed(
    languages.map((one) => names.of(one) ?? one),
    language,
  );
}

function listed(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'unit' }).format(words);
}
