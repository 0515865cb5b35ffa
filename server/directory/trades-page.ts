import type { Language } from '#contract/language.ts';
import { markup } from '#server/platform/html.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listListedProfessions } from '#server/professionals/professionals.ts';
import { everybodyAddresses, tradeAddresses } from './addresses.ts';
import type { Page } from './page.ts';
import { askButton } from './parts.ts';
import type { Site } from './site.ts';
import { listThing } from './structured-data.ts';
import { textsIn } from './texts/texts.ts';
import { tradeName } from './trades/trades.ts';

/** The trades that listed professionals offer; undefined where nobody is listed. */
export async function tradesPage(
  { db }: Platform,
  language: Language,
  { publicUrl, defaultLanguage }: Site,
): Promise<Page | undefined> {
  const professions = await listListedProfessions(db);
  if (professions.length === 0) return undefined;
  const trades = professions
    .map((profession) => ({
      name: tradeName(profession, language),
      address: tradeAddresses(profession, defaultLanguage)[language],
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  const texts = textsIn(language).trades;
  return {
    language,
    title: texts.title,
    description: texts.description,
    addresses: everybodyAddresses(defaultLanguage),
    things: [listThing(trades, publicUrl)],
    body: markup`<div class="flex flex-col gap-6 sm:flex-row sm:items-end sm:justify-between"><div><h1 class="text-3xl">${texts.title}</h1>
<p class="mt-2 max-w-prose text-ink-soft">${texts.lead}</p></div>${askButton(language, undefined, 'shrink-0')}</div>
<ul class="mt-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">${trades.map(
      ({ name, address }) =>
        markup`<li><a href="${address}" class="flex min-h-16 items-center rounded-lg border border-line bg-card px-5 py-3 font-semibold transition-colors hover:border-line-strong">${name}</a></li>`,
    )}</ul>`,
  };
}
