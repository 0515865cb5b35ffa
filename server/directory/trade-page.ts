import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { describeCity, type City } from '#server/places/places.ts';
import { markup, type Html } from '#server/platform/html.ts';
import type { Read } from '#server/platform/database/replica/replica.ts';
import { cityAddresses, everybodyAddresses, tradeAddresses } from './addresses.ts';
import { listCities, type TradeCity } from './cities.ts';
import type { Page } from './page.ts';
import { FILLING, pageHead } from './page-head.ts';
import { askButton, breadcrumbs } from './parts.ts';
import type { Site } from './site.ts';
import { breadcrumbThing, listThing } from './structured-data.ts';
import { textsIn } from './texts/texts.ts';
import { sceneOf, tradeIcon } from './trade-shapes.ts';
import { tradeName } from './trades/trades.ts';

type Named = City & TradeCity & { address: string };

/** The cities of a trade by country; undefined where there are none. */
export async function tradePage(
  read: Read,
  profession: Profession,
  language: Language,
  { publicUrl, defaultLanguage }: Site,
): Promise<Page | undefined> {
  const found = await read((db) => listCities(db, profession));
  if (found.length === 0) return undefined;
  const cities = found.map((one) => ({
    ...one,
    ...describeCity(one.city, language),
    address: cityAddresses(profession, one.city, defaultLanguage)[language],
  }));
  const texts = textsIn(language);
  const trades = tradeName(profession, language);
  const crumbs = [
    { name: texts.everybody, address: everybodyAddresses(defaultLanguage)[language] },
    { name: trades },
  ];
  return {
    language,
    title: texts.trade.title(trades),
    description: texts.trade.description(trades),
    addresses: tradeAddresses(profession, defaultLanguage),
    things: [breadcrumbThing(crumbs, publicUrl), listThing(cities, publicUrl)],
    body: markup`${breadcrumbs(crumbs, language)}
${pageHead({
  title: texts.trade.title(trades),
  below: markup`<p class="flex items-center gap-3.5 text-ink-soft">${tradeIcon(profession)}${texts.trade.lead}</p>`,
  action: askButton(language, profession, 'max-sm:w-full'),
  picture: sceneOf(profession, FILLING),
})}
<div class="mt-10 flex flex-col gap-12">${countriesOf(cities, language).map(([country, its]) => countrySection(country, its, language))}</div>`,
  };
}

/** Countries by name, each with its cities, those with most professionals first. */
function countriesOf(cities: readonly Named[], language: Language): [string, Named[]][] {
  const countries = Map.groupBy(cities, ({ country }) => country);
  return [...countries].toSorted(([one], [other]) => one.localeCompare(other, language));
}

function countrySection(country: string, cities: readonly Named[], language: Language): Html {
  const { city: texts } = textsIn(language);
  return markup`<section><h2 class="text-lg">${country}</h2><ul class="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">${cities.map(
    ({ name, region, count, address }) =>
      markup`<li><a href="${address}" class="flex min-h-16 flex-col justify-center rounded-lg border border-line bg-card px-5 py-3 transition-colors hover:border-line-strong"><span class="font-semibold">${name}</span><span class="text-sm text-ink-faint">${region === name ? '' : region && `${region}\u00a0· `}${texts.count(count)}</span></a></li>`,
  )}</ul></section>`;
}
