import type { Language, SiteLanguages } from '#contract/language.ts';
import { isProfession } from '#contract/professionals/professions.ts';
import type { Read } from '#server/platform/database/replica/replica.ts';
import {
  countListed,
  listListedPages,
  listListedProfessions,
  type ListedPage,
} from '#server/professionals/professionals.ts';
import { findNewestReviewMoments } from '#server/reviews/reviews.ts';
import { cityAddresses, everybodyAddresses, tradeAddresses } from './addresses.ts';
import { listCities } from './cities.ts';

/** A page in the sitemap. */
interface Entry {
  /** From the root of the site. */
  address: string;
  changed: Date | undefined;
}

/** A sitemap file may hold 50,000 addresses; each professional has one per language. */
const PROFESSIONALS_A_FILE = 16_000;
const BATCH = 1000;

/**
 * The names of the sitemap's files: those of professionals, and one for each trade and language.
 */
export async function listFiles(read: Read, site: SiteLanguages): Promise<string[]> {
  const [count, trades] = await Promise.all([read(countListed), read(listListedProfessions)]);
  const files = Math.ceil(count / PROFESSIONALS_A_FILE);
  return [
    ...Array.from({ length: files }, (_, index) => `professionals-${index + 1}.xml`),
    ...trades.flatMap((trade) =>
      site.offeredLanguages.map((language) => `${trade}-${language}.xml`),
    ),
  ];
}

/** The pages of the `number`th file of professionals, in each language. */
export async function* pagesOf(
  read: Read,
  number: number,
  site: SiteLanguages,
): AsyncGenerator<Entry> {
  const limit = BATCH;
  const offset = (number - 1) * PROFESSIONALS_A_FILE;
  let pages = await read((db) => listListedPages(db, { offset, limit }));
  for (let written = 0; pages.length > 0 && written < PROFESSIONALS_A_FILE;) {
    yield* entriesOf(read, pages, site);
    written += pages.length;
    const after = pages.at(-1)?.id ?? '';
    pages = await read((db) => listListedPages(db, { after, limit }));
  }
}

async function* entriesOf(
  read: Read,
  pages: readonly ListedPage[],
  { offeredLanguages }: SiteLanguages,
): AsyncGenerator<Entry> {
  const newest = await read((db) =>
    findNewestReviewMoments(
      db,
      pages.map(({ id }) => id),
    ),
  );
  for (const { id, path, listedAt } of pages) {
    const reviewed = newest.get(id);
    const changed = reviewed && reviewed > listedAt ? reviewed : listedAt;
    yield* offeredLanguages.map((language) => ({ address: `/${language}${path}`, changed }));
  }
}

/** The pages of the file of a trade in a language, `plumber-fr.xml`: its cities, and the one above. */
export async function* pagesOfTrade(read: Read, file: string): AsyncGenerator<Entry> {
  const language = file.slice(-'fr.xml'.length, -'.xml'.length) as Language;
  const profession = file.slice(0, -'-fr.xml'.length);
  if (!isProfession(profession)) throw new Error(`${file} is the file of no trade`);
  const [first] = await read(listListedProfessions);
  if (profession === first) {
    yield { address: `/?lang=${language}`, changed: undefined };
    yield { address: everybodyAddresses(language)[language], changed: undefined };
  }
  const cities = await read((db) => listCities(db, profession));
  const newest = cities.reduce<Date | undefined>(
    (latest, { newest: at }) => (latest && latest > at ? latest : at),
    undefined,
  );
  if (cities.length === 0) return;
  yield { address: tradeAddresses(profession, language)[language], changed: newest };
  for (const { city, newest: changed } of cities) {
    yield { address: cityAddresses(profession, city, language)[language], changed };
  }
}
