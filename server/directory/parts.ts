import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { Html, markup } from '#server/platform/html.ts';
import { askPagePath, onPage, type Addresses } from './addresses.ts';
import { ratingText } from './amounts.ts';
import { icon, stars } from './shapes.ts';
import type { Crumb } from './structured-data.ts';
import { textsIn } from './texts/texts.ts';

const BUTTON =
  'inline-flex min-h-13 items-center justify-center gap-2.5 rounded-lg bg-evening px-6 text-base font-semibold text-white transition-colors hover:bg-evening-hover active:bg-evening-hover';

/** A button that starts the app's conversation with a trade, to one professional by name. */
export function askButton(
  language: Language,
  profession?: Profession,
  look = '',
  professionalId?: string,
): Html {
  return markup`<a href="${askPagePath(language, profession, professionalId)}" rel="nofollow" class="${BUTTON} ${look}">${textsIn(language).ask}</a>`;
}

/** Breadcrumbs; the last one is the page itself. */
export function breadcrumbs(crumbs: readonly Crumb[], language: Language): Html {
  const steps = crumbs.map(({ name, address }) =>
    address === undefined
      ? markup`<li aria-current="page" class="min-w-0 truncate" dir="auto">${name}</li>`
      : markup`<li class="flex shrink-0 items-center gap-2"><a href="${address}" class="inline-flex min-h-9 items-center rounded-md underline-offset-4 hover:text-ink hover:underline">${name}</a><span aria-hidden="true">/</span></li>`,
  );
  return markup`<nav aria-label="${textsIn(language).crumbs}"><ol class="flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">${steps}</ol></nav>`;
}

/** Stars, rating and count in one line, or that there are none yet. */
export function ratingLine(
  { rating, reviewCount }: { rating: number; reviewCount: number },
  language: Language,
): Html {
  const texts = textsIn(language);
  if (reviewCount === 0) return newHere(language);
  const said = ratingText(rating, language);
  return markup`<span class="inline-flex flex-wrap items-center gap-x-2 text-sm">${stars(rating, texts.ratingOf(said))}<span class="font-semibold" aria-hidden="true">${said}</span><span class="text-ink-faint">(${texts.reviews(reviewCount)})</span></span>`;
}

export function newHere(language: Language): Html {
  return markup`<span class="inline-flex items-center gap-1.5 rounded-full bg-sage px-2.5 py-1 text-xs font-semibold text-sage-ink">${icon('leaf', 'size-4')}${textsIn(language).newHere}</span>`;
}

/** Links to the previous and next page; empty where there is one page. */
export function pager(
  {
    page,
    pages,
    finish = (address) => address,
  }: { page: number; pages: number; finish?: (address: string) => string },
  addresses: Addresses,
  language: Language,
): Html | undefined {
  if (pages < 2) return undefined;
  const texts = textsIn(language).pages;
  const link = (to: number, words: string, rel: string) =>
    to < 1 || to > pages
      ? markup`<span></span>`
      : markup`<a href="${finish(onPage(addresses, to)[language])}" rel="${rel}" class="inline-flex min-h-11 items-center rounded-md border border-line bg-card px-4.5 font-semibold hover:border-line-strong">${words}</a>`;
  return markup`<nav aria-label="${texts.label}" class="mt-10 flex items-center justify-between gap-4">${link(page - 1, texts.previous, 'prev')}<span class="text-sm text-ink-faint">${texts.of(page, pages)}</span>${link(page + 1, texts.next, 'next')}</nav>`;
}
