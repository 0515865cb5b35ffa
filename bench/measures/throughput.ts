import { startApp, startBare, type App } from '../app.ts';
import { measuredCalls, type MeasuredCall } from '../calls.ts';
import { loadHttp } from '../http-load.ts';
import type { Progress } from '../progress.ts';
import type { Figure } from '../report.ts';
import type { Sizes } from '../sizes.ts';
import { median, percentile } from '../statistics.ts';
import type { BenchDatabase } from '../world.ts';

export interface Stage {
  /** For the server and for the baseline: two equal databases. */
  served: BenchDatabase;
  repeated: BenchDatabase;
  dataDir: string;
  sizes: Sizes;
  progress: Progress;
}

/**
 * Throughput of each call by the whole server, against that of a bare handler which does the same job:
 * alternating windows of the same load, on equal databases of one PostgreSQL.
 */
export async function measureThroughput(stage: Stage): Promise<Figure[]> {
  const { sizes, progress, served, repeated, dataDir } = stage;
  const app = await startApp(served.connection, dataDir);
  const bare = await startBare(repeated.connection, dataDir);
  const figures: Figure[] = [];
  try {
    for (const measured of measuredCalls(sizes)) {
      const numbers = { app: 0, bare: 0 };
      for (const connections of sizes.concurrencies) {
        progress.say(`${measured.name}, ${connections} at a time`);
        figures.push(await compare(sizes, { app, bare }, { measured, connections, numbers }));
      }
    }
  } finally {
    await app.stop();
    await bare.stop();
  }
  return figures;
}

interface Compared {
  measured: MeasuredCall;
  connections: number;
  /** The calls made so far, over all windows. */
  numbers: { app: number; bare: number };
}

type Both<T> = { app: T; bare: T };

async function compare(
  { rounds, seconds }: Sizes,
  nodes: Both<App>,
  compared: Compared,
): Promise<Figure> {
  const rates: Both<number>[] = [];
  const times: number[] = [];
  for (const node of ['app', 'bare'] as const) await serve(nodes, node, compared, seconds / 3);
  for (let round = 0; round < rounds; round++) {
    const app = await serve(nodes, 'app', compared, seconds);
    const bare = await serve(nodes, 'bare', compared, seconds);
    times.push(...app.times);
    rates.push({ app: app.perSecond, bare: bare.perSecond });
  }
  const { measured, connections } = compared;
  const rate = (of: keyof Both<number>) => median(rates.map((rate) => rate[of])).toFixed(0);
  const spent = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' and ');
  return {
    name: `${measured.name}, ${connections} at a time`,
    measured: median(rates.map(({ app, bare }) => app / bare)),
    unit: 'x',
    ...(connections > 1 && { budget: { atLeast: measured.budget } }),
    detail: `${rate('app')}/s against ${rate('bare')}/s of a bare handler; p50 and p99 ${spent} ms`,
  };
}

function serve(
  nodes: Both<App>,
  node: keyof Both<App>,
  { measured, connections, numbers }: Compared,
  seconds: number,
) {
  // The bare handler limits nobody.
  const most = node === 'bare' ? Infinity : measured.customers * measured.perCustomer;
  return loadHttp({
    port: nodes[node].port,
    connections,
    seconds,
    expected: measured.expected,
    next: () => (numbers[node] < most ? measured.call(numbers[node]++) : undefined),
  });
}
