import { parseArgs } from 'node:util';
import { figuresOf } from '#server/matching/simulation/figures.ts';
import { readLog } from '#server/matching/simulation/log.ts';
import { playMarket } from '#server/matching/simulation/play-market.ts';
import { WEIGHTS, type Weights } from '#server/matching/ranking/ranking.ts';
import { figureCells, FIGURE_HEADS, tableOf } from './figure-table.ts';
import { onDatabase } from './on-database.ts';

/** Where a replay of what is comes closer than this to what was, it may be believed. */
const TRUSTED_POINTS = 5;

/** `backtest`: replays the site's own requests with the ranking as it is, and with another. */
export const backtest = {
  summary: 'Play the requests of the last months again, with the ranking as it is and with another',
  help: `Usage: npm run nearhand -- backtest [--months 3] [--weights distance=0.5,turn=0.05] [--seed N]

Reads the requests since the first of a month, and what became of them, and plays them again in
simulated time: with the ranking as it is, and with other weights. Who was asked then answers as they
did; others as their own answers and those of the site make likely. Changes nothing and sends nothing.
Weights that are not named stay as they are (${weightsText(WEIGHTS)}).

  --months N    how many months, the current one among them (default: 3)
  --weights W   the weights of a changed ranking, by name (docs/decisions/0011-matching.md)
  --seed N      other random numbers; the same seed gives the same figures (default: 1)`,
  async run(args: string[]): Promise<number> {
    const { since, seed, weights } = optionsOf(args);
    const log = await onDatabase((db) => readLog(db, { since, now: new Date(), seed }));
    const from = since.toISOString().slice(0, 10);
    if (log.happened.length === 0)
      throw new Error(`There is no request since ${from} to play again.`);
    const happened = figuresOf(log.happened);
    const replayed = figuresOf(playMarket(log.run));
    const rows = [
      ['', ...FIGURE_HEADS],
      [`what happened since ${from}`, ...figureCells(happened)],
      ['played again as it is', ...figureCells(replayed)],
    ];
    if (weights) {
      const changed = figuresOf(playMarket(log.run, weights));
      rows.push([`played again, ${weightsText(weights)}`, ...figureCells(changed)]);
    }
    process.stdout.write(`${tableOf(rows)}\n\n${verdict(happened.filled, replayed.filled)}\n`);
    return 0;
  },
};

function verdict(happened: number, replayed: number): string {
  const points = Math.abs(happened - replayed) * 100;
  if (points <= TRUSTED_POINTS) {
    return `The replay comes within ${points.toFixed(1)} points of what happened: rankings may be compared by it.`;
  }
  return `The replay is ${points.toFixed(1)} points off what happened: compare no rankings by it. The log may be of other rules, or too small.`;
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      months: { type: 'string', default: '3' },
      weights: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [months, seed] = [Number(values.months), Number(values.seed)];
  if (!Number.isInteger(months) || months < 1 || months > 120) {
    throw new Error('--months must be a whole number from 1 to 120');
  }
  if (!Number.isSafeInteger(seed)) throw new Error('--seed must be a whole number');
  const now = new Date();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  return { since, seed, weights: values.weights === undefined ? null : weightsIn(values.weights) };
}

function weightsIn(text: string): Weights {
  const weights = { ...WEIGHTS };
  for (const part of text.split(',')) {
    const [name = '', figure = ''] = part.split('=').map((side) => side.trim());
    const weight = figure === '' ? Number.NaN : Number(figure);
    if (!Object.hasOwn(weights, name) || !(weight >= 0 && weight <= 100)) {
      throw new Error(`--weights: "${part}" is none of ${weightsText(WEIGHTS)}`);
    }
    weights[name as keyof Weights] = weight;
  }
  return weights;
}

function weightsText(weights: Weights): string {
  return Object.entries(weights)
    .map(([name, weight]) => `${name}=${String(weight)}`)
    .join(',');
}
