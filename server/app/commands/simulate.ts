import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readCity } from '#server/matching/simulation/city.ts';
import type { MarketFigures } from '#server/matching/simulation/figures.ts';
import { simulateCity, type CityFigures } from '#server/matching/simulation/simulate-city.ts';
import { figureCells, FIGURE_HEADS, tableOf } from './figure-table.ts';
import { typedPath } from './typed-path.ts';

/** `simulate`: plays a city on the rules of the running site. */
export const simulate = {
  summary:
    'Play a city before it is there: how many requests are filled, how many of each trade it needs',
  help: `Usage: npm run nearhand -- simulate city.json [--seed N] [--goal 90]

Plays some weeks of a city in simulated time, by the rules of the site: ranking, three at once,
deadlines within working hours, quotas, replacements. Says by trade how many requests somebody
accepted, how soon, and how many professionals each district needs. Uses no database and sends nothing.
The format and an example: docs/city.md.

  --seed N   other random numbers; the same seed gives the same figures (default: 1)
  --goal P   the share of requests that somebody shall accept, in percent (default: 90)`,
  async run(args: string[]): Promise<number> {
    const { file, seed, goal } = optionsOf(args);
    const city = readCity(await readFile(file, 'utf8'));
    process.stdout.write(reportOf(simulateCity(city, { seed, goal }), goal));
    return 0;
  },
};

function optionsOf(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      goal: { type: 'string', default: '90' },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('Name one file: simulate city.json');
  const [seed, percent] = [Number(values.seed), Number(values.goal)];
  if (!Number.isSafeInteger(seed)) throw new Error('--seed must be a whole number');
  if (!(percent > 0 && percent <= 100)) throw new Error('--goal must be a percentage, such as 90');
  return { file: typedPath(file), seed, goal: percent / 100 };
}

function reportOf({ all, trades }: CityFigures, goal: number): string {
  const row = (name: string, figures: MarketFigures) => [name, ...figureCells(figures)];
  const figures = trades.map((one) => row(one.trade, one.figures));
  const needs = trades.flatMap(({ trade, needs: ofTrade }) =>
    ofTrade.map(({ district, has, needs: needed, filled }) => [
      trade,
      district,
      String(has),
      needed === null ? 'more do not help' : String(needed),
      `${Math.round(filled * 100)}%`,
    ]),
  );
  const goalText = `${Math.round(goal * 1000) / 10}%`;
  return [
    tableOf([['', ...FIGURE_HEADS], ...figures, ...(trades.length > 1 ? [row('all', all)] : [])]),
    `What it takes for ${goalText} of the requests of each district to be accepted:`,
    tableOf([['trade', 'district', 'has', 'needs', 'accepted now'], ...needs]),
    '',
  ].join('\n\n');
}
