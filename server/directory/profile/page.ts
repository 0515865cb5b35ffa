import type { Language } from '#contract/language.ts';
import { markup, type Html } from '#server/platform/html.ts';
import { professionName, type ListedProfessional } from '#server/professionals/professionals.ts';
import { onPage } from '../addresses.ts';
import { rateText, ratingText } from '../amounts.ts';
import type { Page } from '../page.ts';
import { askButton, breadcrumbs, newHere, ratingLine } from '../parts.ts';
import { truncate, sanitizeLine, sanitizeText } from '../plain.ts';
import { portrait } from '../shapes.ts';
import type { Site } from '../site.ts';
import { breadcrumbThing } from '../structured-data.ts';
import { textsIn } from '../texts/texts.ts';
import { sceneOf } from '../trade-shapes.ts';
import { goodToKnow, highlights, type Reader } from './facts.ts';
import { hoursTable } from './hours.ts';
import { photoGrid } from './photos.ts';
import type { ProfileFacts } from './profile-facts.ts';
import { reviewsSection } from './reviews.ts';
import { share } from './share.ts';
import { businessThing } from './thing.ts';

/** The page of one professional. */
export function profilePage(facts: ProfileFacts, language: Language, site: Site): Page {
  const { professional, city, shown } = facts;
  const { profile } = professional;
  const texts = textsIn(language).profile;
  const name = sanitizeLine(profile.name);
  const trade = professionName(profile.profession, language);
  const area = city?.area ?? sanitizeLine(profile.location);
  const rating = ratingText(profile.rating, language);
  const addresses = onPage(facts.addresses, shown.page);
  const reader = { language, currency: site.currency, unit: site.distanceUnit };
  const url = `${site.publicUrl}${facts.addresses[language]}`;
  return {
    language,
    title: truncate(texts.title(name, trade.toLowerCase(), city?.name ?? ''), 120),
    description: truncate(
      texts.description(name, trade.toLowerCase(), area, rating, profile.reviewCount),
      300,
    ),
    addresses,
    picture: profile.photos[0]?.url,
    things: [
      businessThing(facts, { name, area, url, currency: site.currency }),
      breadcrumbThing(facts.crumbs, site.publicUrl),
    ],
    body: markup`${breadcrumbs(facts.crumbs, language)}
${heading(profile, { name, trade, area, language, url })}
${photoGrid(profile.photos, language)}
<div class="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
<div class="flex min-w-0 flex-col gap-10">
${highlights(facts, language)}
${about(profile, name, language)}
${goodToKnow(professional, city?.name ?? area, reader)}
${hoursTable(professional, language)}
</div>
<aside class="hidden lg:block">${offer(professional, reader)}</aside>
</div>
<div class="mt-14">${reviewsSection(shown, { name, addresses: facts.addresses, language })}</div>`,
    action: phoneBar(professional, reader),
  };
}

function heading(
  profile: ListedProfessional['profile'],
  said: { name: string; trade: string; area: string; language: Language; url: string },
): Html {
  const { name, trade, area, language, url } = said;
  return markup`<div class="mt-5 flex items-center gap-4 sm:gap-8">
${portrait(profile.id, profile.avatar, 'size-24 sm:size-40')}
<div class="min-w-0 flex-1">
<h1 class="text-3xl [overflow-wrap:anywhere]" dir="auto">${name}</h1>
<p class="mt-2 text-ink-soft">${trade} · ${area}</p>
<p class="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1"><a href="#reviews" class="inline-flex min-h-8 items-center rounded-md underline-offset-4 hover:underline">${ratingLine(profile, language)}</a>${share(url, name, language)}</p>
</div>
${sceneOf(profile.profession, 'h-44 w-88 shrink-0 rounded-xl max-lg:hidden')}
</div>`;
}

function about(
  { description }: ListedProfessional['profile'],
  name: string,
  language: Language,
): Html {
  const texts = textsIn(language).profile;
  const words = description === null ? '' : sanitizeText(description);
  return markup`<section aria-labelledby="about"><h2 id="about" class="text-lg [overflow-wrap:anywhere]">${texts.about(name)}</h2>${
    words === ''
      ? markup`<p class="mt-4 text-ink-faint">${texts.noWords(name)}</p>`
      : markup`<p class="mt-4 max-w-prose text-lg [overflow-wrap:anywhere] whitespace-pre-line" dir="auto">${words}</p>`
  }</section>`;
}

/** Sticky beside the content, on a wide screen. */
function offer({ profile }: ListedProfessional, reader: Reader): Html {
  const { language } = reader;
  const texts = textsIn(language);
  return markup`<div class="sticky top-8 rounded-xl border border-line bg-card p-6">
${price(profile, reader, 'perHour')}
<p class="mt-1">${ratingLine(profile, language)}</p>
${askButton(language, profile.profession, 'mt-5 w-full', profile.id)}
<p class="mt-3 text-center text-sm text-ink-faint">${texts.askHint}</p>
</div>`;
}

function price(
  { hourlyRate, rateCurrency }: ListedProfessional['profile'],
  { language, currency }: Reader,
  said: 'perHour' | 'perHourShort',
) {
  if (hourlyRate === null) return undefined;
  const texts = textsIn(language).profile;
  return markup`<p class="font-display text-lg font-semibold whitespace-nowrap lg:text-lg">${texts[said](rateText(hourlyRate, rateCurrency ?? currency, language))}</p>`;
}

/** Sticky at the foot of a phone's screen. */
function phoneBar({ profile }: ListedProfessional, reader: Reader): Html {
  const { language } = reader;
  return markup`<div class="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden"><div class="container-page flex items-center justify-between gap-4 py-3"><div class="shrink-0 leading-snug">${price(profile, reader, 'perHourShort')}${phoneRating(profile, language)}</div>${askButton(language, profile.profession, 'text-center max-sm:px-4.5', profile.id)}</div></div>`;
}

function phoneRating(profile: ListedProfessional['profile'], language: Language): Html {
  if (profile.reviewCount === 0) return newHere(language);
  const said = ratingText(profile.rating, language);
  return markup`<p class="text-sm text-ink-soft"><span aria-hidden="true">★ ${said}</span><span class="sr-only">${textsIn(language).ratingOf(said)}</span> (${profile.reviewCount})</p>`;
}
