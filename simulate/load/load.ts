import path from 'node:path';
import { makeProgress } from '#bench/progress.ts';
import { readCosts, writeCosts, type Costs } from '#simulate/costs/costs.ts';
import { measureCosts } from '#simulate/costs/measure.ts';
import { reportOf } from './report.ts';
import { simulateWayUp } from './way-up.ts';

/** The options of `npm run simulate -- load`, as typed. */
export interface LoadOptions {
  quick: boolean;
  seed: string;
  rates: string;
  cores: string;
  /** Files of measured costs: to read instead of measuring, and to write. */
  costs?: string;
  save?: string;
}

/** Measures the calls of a request's life, or reads what was measured, and simulates a large site. */
export async function simulateLoad(options: LoadOptions): Promise<string> {
  const numbers = {
    seed: numbersOf('seed', options.seed)[0]!,
    rates: numbersOf('rates', options.rates),
    cores: numbersOf('cores', options.cores),
  };
  const progress = makeProgress();
  const costs = await costsOf(options, progress);
  if (options.save) writeCosts(typedPath(options.save), costs);
  progress.say(`A day, one PostgreSQL and a cluster in simulated time, seed ${numbers.seed}`);
  return reportOf(simulateWayUp(costs, numbers));
}

function costsOf(options: LoadOptions, progress: ReturnType<typeof makeProgress>): Promise<Costs> {
  if (options.costs) return Promise.resolve(readCosts(typedPath(options.costs)));
  if (process.platform !== 'linux') {
    throw new Error(
      'Only Linux says what a process has used: take costs measured elsewhere with --costs FILE.',
    );
  }
  return measureCosts(options.quick, progress);
}

function numbersOf(name: string, text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isFinite(number) && number > 0)) return numbers;
  throw new Error(`--${name} takes positive numbers, such as 300,10000; "${text}" is none.`);
}

/** Relative to the directory in which the command was typed. */
function typedPath(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file);
}
