import type { Language } from '#contract/language.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { describeCity } from '#server/places/places.ts';
import { markup, type Html } from '#server/platform/html.ts';
import type { Read } from '#server/platform/database/replica/replica.ts';
import {
  getStandingIn,
  listListedIn,
  type ListedCard,
  type ListedOrder,
} from '#server/professionals/professionals.ts';
import { cityMap } from './city-map.ts';
import { inOrder, orderLinks } from './city-order.ts';
import { cityAddresses, everybodyAddresses, onPage, tradeAddresses } from './addresses.ts';
import { rateText, ratingText } from './amounts.ts';
import { listSquaresOf } from './cities.ts';
import type { Page } from './page.ts';
import { FILLING, pageHead } from './page-head.ts';
import { askButton, breadcrumbs, pager, ratingLine } from './parts.ts';
import { truncate, sanitizeLine, sanitizeText } from './plain.ts';
import { icon, portrait } from './shapes.ts';
import type { Site } from './site.ts';
import { breadcrumbThing, listThing } from './structured-data.ts';
import { textsIn } from './texts/texts.ts';
import { tradeIcon } from './trade-shapes.ts';
import { tradeName } from './trades/trades.ts';

const A_PAGE = 20;

interface Wanted {
  profession: Profession;
  /** Its index in the atlas. */
  city: number;
  page: number;
  order: ListedOrder;
  language: Language;
}

/** The professionals of a trade in a city, the best first; undefined where there are none. */
export async function cityPage(read: Read, wanted: Wanted, site: Site): Promise<Page | undefined> {
  const { profession, city, page, order } = wanted;
  const squares = await read((db) => listSquaresOf(db, profession, city));
  if (squares.length === 0) return undefined;
  const of = { profession, squares };
  const standing = await read((db) => getStandingIn(db, of));
  const pages = Math.ceil(standing.count / A_PAGE);
  if (page > pages) return undefined;
  const people = await read((db) =>
    listListedIn(db, {
      ...of,
      order,
      currency: site.currency,
      offset: (page - 1) * A_PAGE,
      limit: A_PAGE,
    }),
  );
  return compose({ ...wanted, pages }, standing, people, site);
}

function compose(
  wanted: Wanted & { pages: number },
  standing: Awaited<ReturnType<typeof getStandingIn>>,
  people: readonly ListedCard[],
  { publicUrl, defaultLanguage, currency, distanceUnit: unit }: Site,
): Page {
  const { profession, language, page, pages, order } = wanted;
  const texts = textsIn(language);
  const city = describeCity(wanted.city, language);
  const trades = tradeName(profession, language);
  const addresses = cityAddresses(profession, wanted.city, defaultLanguage);
  const { count, reviewCount } = standing;
  const rating = reviewCount > 0 ? ratingText(standing.rating, language) : '';
  const ofTrade = tradeAddresses(profession, defaultLanguage)[language];
  const crumbs = crumbsOf(wanted, city.name, defaultLanguage);
  return {
    language,
    title: `${texts.city.title(trades, city.area)}${page > 1 ? ` (${page})` : ''}`,
    description: texts.city.description(trades, city.area, count, rating),
    addresses: onPage(addresses, page),
    things: [
      breadcrumbThing(crumbs, publicUrl),
      listThing(entriesOf(people, language), publicUrl, (page - 1) * A_PAGE + 1),
    ],
    body: markup`${breadcrumbs(crumbs, language)}
${pageHead({
  title: texts.city.title(trades, city.name),
  below: markup`<p class="flex items-center gap-3.5 text-ink-soft">${tradeIcon(profession)}<span>${texts.city.count(count)}\u00a0· ${city.area}${rating === '' ? '' : `\u00a0· ${texts.city.mean(rating, reviewCount)}`}</span></p>`,
  action: askButton(language, profession, 'max-sm:w-full'),
  picture: cityMap(city, people, { language, unit }, FILLING),
  height: 'h-56 sm:h-72',
})}
${count > 1 ? orderLinks(addresses[language], order, language) : undefined}
<ol class="mt-5 grid gap-5 md:grid-cols-2">${people.map((one) => card(one, language, currency))}</ol>
${pager({ page, pages, finish: (address) => inOrder(address, order) }, addresses, language)}
<p class="mt-10"><a href="${ofTrade}" class="inline-flex min-h-11 items-center rounded-md font-semibold underline underline-offset-4">${texts.city.elsewhere(trades)}</a></p>`,
  };
}

function entriesOf(people: readonly ListedCard[], language: Language) {
  return people.map(({ profile }) => ({
    name: sanitizeLine(profile.name),
    address: `/${language}${profile.publicPath}`,
  }));
}

/** A professional in a list; the whole card links to their page. */
function card({ profile }: ListedCard, language: Language, currency: Currency): Html {
  const texts = textsIn(language).profile;
  const name = sanitizeLine(profile.name);
  const words = profile.description && truncate(sanitizeText(profile.description), 180);
  const checked = [
    profile.licence?.checkedAt && texts.licence,
    profile.insurance?.checkedAt && texts.insurance,
  ].filter((one) => typeof one === 'string');
  return markup`<li class="relative flex flex-col gap-4 rounded-xl border border-line bg-card p-6 transition-shadow">
<div class="flex items-center gap-4">${portrait(profile.id, profile.avatar, 'size-14')}<div class="min-w-0"><h2 class="text-lg [overflow-wrap:anywhere]"><a href="/${language}${profile.publicPath}" class="after:absolute after:inset-0 after:rounded-xl" dir="auto">${name}</a></h2><p>${ratingLine(profile, language)}</p></div></div>
${words && markup`<p class="text-ink-soft [overflow-wrap:anywhere]" dir="auto">${words}</p>`}
<p class="mt-auto flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">${
    profile.hourlyRate !== null
      ? markup`<span>${texts.perHour(rateText(profile.hourlyRate, profile.rateCurrency ?? currency, language))}</span>`
      : undefined
  }${
    profile.yearsExperience
      ? markup`<span>${texts.years(profile.yearsExperience)}</span>`
      : undefined
  }${checked.map((words) => markup`<span class="inline-flex items-center gap-1.5">${icon('check', 'size-4 text-pine-600')}${words}</span>`)}</p>
</li>`;
}

/** The way from everybody to the trade in this city. */
function crumbsOf({ profession, language }: Wanted, city: string, defaultLanguage: Language) {
  return [
    {
      name: textsIn(language).everybody,
      address: everybodyAddresses(defaultLanguage)[language],
    },
    {
      name: tradeName(profession, language),
      address: tradeAddresses(profession, defaultLanguage)[language],
    },
    { name: city },
  ];
}
