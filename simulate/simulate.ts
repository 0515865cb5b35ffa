// `npm run simulate -- load`: what a request and all that follows it cost on this machine, where one
// PostgreSQL ends by that, and a site of 10,000 requests a second over 300 cities in simulated time.
import { parseArgs } from 'node:util';
import type { LoadOptions } from './load/load.ts';

const SIMULATIONS: Readonly<
  Record<string, { about: string; run: (options: LoadOptions) => Promise<string> }>
> = {
  load: {
    about:
      'measures a request on this machine (some minutes; --quick: one or two), then where one PostgreSQL ends, and 10,000 requests a second',
    run: async (options) => (await import('./load/load.ts')).simulateLoad(options),
  },
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      rates: { type: 'string', default: '300,1000,10000' },
      cores: { type: 'string', default: '2,32,96' },
      costs: { type: 'string' },
      save: { type: 'string' },
    },
  });
  const [name = '', ...others] = positionals;
  const simulation = Object.hasOwn(SIMULATIONS, name) ? SIMULATIONS[name] : undefined;
  if (!simulation || others.length > 0) {
    if (name !== '') console.error(`There is no simulation ${positionals.join(' ')}.`);
    console.info('npm run simulate -- NAME [--costs FILE] [--save FILE] [--seed 1]');
    for (const [known, { about }] of Object.entries(SIMULATIONS)) {
      console.info(`  ${known}  ${about}`);
    }
    return name === '' ? 0 : 2;
  }
  console.info(await simulation.run(values));
  return 0;
}
