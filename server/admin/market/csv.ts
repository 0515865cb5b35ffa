import type { Market, MARKET_TABLES } from '#contract/admin/market.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { csvFile } from '../exports/csv-file.ts';

type Table = (typeof MARKET_TABLES)[number];

const REACHED = ['submitted', 'contacted', 'accepted', 'completed', 'reviewed', 'medianMinutes'];

/** The columns of each table and its rows; the group of smaller cities has no name. */
const TABLES: Record<Table, { columns: string[]; rows: (figures: Market) => readonly object[] }> = {
  professions: {
    columns: ['profession', ...REACHED, 'professionals'],
    rows: ({ byProfession }) => byProfession,
  },
  cities: { columns: ['city', ...REACHED], rows: ({ byCity }) => byCity },
  gaps: {
    columns: ['profession', 'city', 'submitted', 'fewerThanThree', 'nobody', 'toInvite'],
    rows: ({ gaps }) => gaps,
  },
  days: {
    columns: ['day', 'typed', 'understood', 'submitted', 'accepted', 'completed'],
    rows: ({ overTime }) => overTime,
  },
};

/** A table of the market as CSV. */
export function marketFile(figures: Market, table: Table, language: Language): FileAnswer {
  const { columns, rows } = TABLES[table];
  return csvFile({
    of: `market-${table}`,
    day: new Date(figures.asOf),
    columns,
    pages: onePage(rows(figures)),
    language,
  });
}

async function* onePage(rows: readonly object[]) {
  yield rows;
}
