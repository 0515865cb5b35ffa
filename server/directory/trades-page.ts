import { foldText } from '#contract/fold-text.ts';
import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { tradeScene } from '#contract/professionals/trade-look.ts';
import { markup, type Html } from '#server/platform/html.ts';
import type { Read } from '#server/platform/database/replica/replica.ts';
import {
  countListedTrades,
  professionName,
  tradeStyle,
} from '#server/professionals/professionals.ts';
import { everybodyAddresses, tradeAddresses } from './addresses.ts';
import type { Page } from './page.ts';
import { FILLING, pageHead } from './page-head.ts';
import { askButton } from './parts.ts';
import { sanitizeLine, truncate } from './plain.ts';
import type { Site } from './site.ts';
import { listThing } from './structured-data.ts';
import { textsIn } from './texts/texts.ts';
import { scene, sceneOf, tradeIcon } from './trade-shapes.ts';
import { tradeName } from './trades/trades.ts';

const POPULAR = 4;

interface Trade {
  profession: Profession;
  count: number;
  name: string;
  address: string;
}

/**
 * The trades that listed professionals offer, or those whose name contains the words searched for;
 * undefined where nobody is listed.
 */
export async function tradesPage(
  read: Read,
  language: Language,
  { publicUrl, defaultLanguage }: Site,
  searched = '',
): Promise<Page | undefined> {
  const counts = await read(countListedTrades);
  if (counts.length === 0) return undefined;
  const trades = counts.map(({ profession, count }) => ({
    profession,
    count,
    name: tradeName(profession, language),
    address: tradeAddresses(profession, defaultLanguage)[language],
  }));
  const words = truncate(sanitizeLine(searched), 60);
  const texts = textsIn(language).trades;
  return {
    language,
    title: texts.title,
    description: texts.description,
    addresses: everybodyAddresses(defaultLanguage),
    things: [listThing(byName(trades, language), publicUrl)],
    body: markup`${pageHead({
      title: texts.title,
      below: markup`<p class="max-w-prose text-ink-soft">${texts.lead}</p>${searchForm(words, language)}`,
      action: askButton(language),
      picture: scene('roof', FILLING),
    })}
${words === '' ? everyTrade(trades, language) : foundTrades(trades, words, language)}`,
  };
}

function searchForm(words: string, language: Language): Html {
  const texts = textsIn(language).trades;
  return markup`<form action="/${language}/professionals" role="search" class="flex w-full max-w-lg flex-wrap gap-2">
<input type="search" name="q" value="${words}" maxlength="60" aria-label="${texts.search}" placeholder="${texts.searchHint}" class="min-h-13 min-w-0 flex-1 basis-44 rounded-lg border border-line-strong bg-card px-4 placeholder:text-ink-faint">
<button class="min-h-13 shrink-0 rounded-lg border border-line bg-card px-5 font-semibold hover:border-line-strong">${texts.find}</button>
</form>`;
}

/** Those with most professionals first, with their scenes; the others by name. */
function everyTrade(trades: readonly Trade[], language: Language): Html {
  const texts = textsIn(language).trades;
  const popular = mostFrequent(trades);
  const others = byName(
    trades.filter((trade) => !popular.includes(trade)),
    language,
  );
  return markup`${section(texts.popular, markup`<ul class="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">${popular.map((trade) => tile(trade, language))}</ul>`)}
${others.length > 0 ? section(texts.others, list(others, language)) : undefined}`;
}

/** Those with most professionals, each with a scene of its own. */
function mostFrequent(trades: readonly Trade[]): Trade[] {
  const scenes = new Map<string, Trade>();
  for (const trade of trades) {
    const scene = tradeScene(trade.profession, tradeStyle(trade.profession).category);
    if (!scenes.has(scene)) scenes.set(scene, trade);
  }
  return [...scenes.values()].slice(0, POPULAR);
}

function foundTrades(trades: readonly Trade[], words: string, language: Language): Html {
  const texts = textsIn(language).trades;
  const wanted = foldText(words);
  const found = trades.filter(({ profession, name }) =>
    foldText(`${name} ${professionName(profession, language)}`).includes(wanted),
  );
  const all = markup`<p class="mt-6"><a href="/${language}/professionals" class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">${texts.all}</a></p>`;
  if (found.length > 0) {
    return markup`${section(texts.found(words), list(byName(found, language), language))}${all}`;
  }
  return markup`<p role="status" class="mt-10 max-w-prose text-lg [overflow-wrap:anywhere]">${texts.nothing(words)}</p>${all}`;
}

function section(title: string, content: Html): Html {
  return markup`<section class="mt-12"><h2 class="text-2xl [overflow-wrap:anywhere]">${title}</h2>${content}</section>`;
}

function tile({ profession, name, address, count }: Trade, language: Language): Html {
  return markup`<li><a href="${address}" class="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card hover:border-pine-500">${sceneOf(profession, 'h-auto w-full')}<span class="p-4"><span class="block font-display text-lg font-semibold">${name}</span><span class="text-sm text-ink-faint">${textsIn(language).trades.count(count)}</span></span></a></li>`;
}

function list(trades: readonly Trade[], language: Language): Html {
  return markup`<ul class="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">${trades.map(
    ({ profession, name, address, count }) =>
      markup`<li><a href="${address}" class="flex h-full items-center gap-3.5 rounded-lg border border-line bg-card p-3 hover:border-pine-500">${tradeIcon(profession)}<span class="min-w-0"><span class="block font-semibold">${name}</span><span class="text-sm text-ink-faint">${textsIn(language).trades.count(count)}</span></span></a></li>`,
  )}</ul>`;
}

function byName(trades: readonly Trade[], language: Language): Trade[] {
  return trades.toSorted((one, other) => one.name.localeCompare(other.name, language));
}
