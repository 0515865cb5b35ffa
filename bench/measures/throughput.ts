import { startApp, startAppHere, type App } from '../app.ts';
import { customerToken, measuredCalls, tokenHashOf, type MeasuredCall } from '../calls.ts';
import { capture } from '../capture.ts';
import { openConnection } from '../http-connection.ts';
import { loadHttp } from '../http-load.ts';
import type { Progress } from '../progress.ts';
import type { Figure } from '../report.ts';
import type { Runner } from '../runner.ts';
import type { Script } from '../script.ts';
import type { Sizes } from '../sizes.ts';
import { median, percentile } from '../statistics.ts';
import type { BenchDatabase, SocketConnection } from '../world.ts';

export interface Stage {
  /** For the server, for the baseline, and for capturing: three equal databases. */
  served: BenchDatabase;
  repeated: BenchDatabase;
  scratch: BenchDatabase;
  dataDir: string;
  /** The baseline, and its name. */
  limit: { name: string; run: Runner };
  sizes: Sizes;
  progress: Progress;
}

/**
 * How many of each call are captured: their statements differ in the place, the trade and the
 * caller.
 */
const CAPTURED = 4;

/**
 * Throughput of each call by the whole server, against the throughput of its statements alone:
 * alternating windows, on equal databases of one PostgreSQL.
 */
export async function measureThroughput(stage: Stage): Promise<Figure[]> {
  const { sizes, progress, served, dataDir } = stage;
  const scripts = await captureScripts(stage);
  const app = await startApp(served.connection, dataDir);
  const figures: Figure[] = [];
  try {
    for (const measured of measuredCalls(sizes)) {
      const numbers = { next: 0 };
      for (const connections of sizes.concurrencies) {
        progress.say(`${measured.name}, ${connections} at a time`);
        const own = { measured, scripts: scripts.get(measured.name) ?? [], connections, numbers };
        figures.push(await compare(stage, app, own));
      }
    }
  } finally {
    await app.stop();
  }
  return figures;
}

async function captureScripts(stage: Stage): Promise<Map<string, Script[]>> {
  const { scratch, dataDir, sizes } = stage;
  const app = await startAppHere(scratch.connection, dataDir);
  const connection = await openConnection(app.port);
  const scripts = new Map<string, Script[]>();
  try {
    for (const measured of measuredCalls(sizes)) {
      const ask = async (n: number) => {
        const { call } = measured.call(n);
        const { status, body } = await connection.ask(call);
        if (status !== measured.expected) {
          throw new Error(`${measured.name} answered ${status}: ${body}`);
        }
      };
      for (let n = 0; n < 3; n++) await ask(n);
      const own: Script[] = [];
      for (let n = 3; n < 3 + CAPTURED; n++) {
        const at = new Date();
        const statements = await capture(() => ask(n));
        const tokenHash = tokenHashOf(customerToken(measured.call(n).customer));
        const { customers } = measured;
        own.push(
          measured.script(statements, { at, tokenHash, customers, professionals: sizes.few }),
        );
      }
      scripts.set(measured.name, own);
    }
  } finally {
    connection.close();
    await app.stop();
  }
  return scripts;
}

interface Compared {
  measured: MeasuredCall;
  scripts: readonly Script[];
  connections: number;
  /** The calls made so far, over all windows. */
  numbers: { next: number };
}

async function compare(stage: Stage, app: App, compared: Compared): Promise<Figure> {
  const { measured, scripts, connections } = compared;
  const { rounds, seconds } = stage.sizes;
  const rates: { server: number; limit: number }[] = [];
  const times: number[] = [];
  await serve(app, compared, seconds / 3);
  for (let round = 0; round < rounds; round++) {
    const window = await serve(app, compared, seconds);
    times.push(...window.times);
    const connection: SocketConnection = stage.repeated.connection;
    const limit = await stage.limit.run(scripts, { connection, connections, seconds });
    rates.push({ server: window.perSecond, limit });
  }
  const rate = (of: 'server' | 'limit') => median(rates.map((rate) => rate[of])).toFixed(0);
  const spent = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' and ');
  return {
    name: `${measured.name}, ${connections} at a time`,
    measured: median(rates.map(({ server, limit }) => server / limit)),
    unit: 'x',
    budget: { atLeast: measured.budget },
    detail: `${rate('server')}/s against ${rate('limit')}/s of ${stage.limit.name}; p50 and p99 ${spent} ms`,
  };
}

function serve(app: App, { measured, connections, numbers }: Compared, seconds: number) {
  const most = measured.customers * measured.perCustomer;
  return loadHttp({
    port: app.port,
    connections,
    seconds,
    expected: measured.expected,
    next: () => (numbers.next < most ? measured.call(numbers.next++).call : undefined),
  });
}
