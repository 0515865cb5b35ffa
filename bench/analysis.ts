import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { servingEnvironment, servingFlags } from '#scripts/bootstrap/serving.mjs';
import { p99Figure, type Figure } from './report.ts';

const model = join(import.meta.dirname, '../server/assistant/model');

type Measured = {
  /**
   * Milliseconds: to import its modules; then until a first message is read; one in each other
   * language.
   */
  modules: number;
  loaded: number;
  others: number;
  /** Milliseconds for each message. */
  times: number[];
  /** Megabytes. */
  resident: number;
};

/**
 * The embedded analysis beside its budget: time of each labelled message, size of the model files,
 * load time and additional memory of a server.
 */
export async function measureAnalysis(): Promise<Figure[]> {
  const { modules, loaded, others, times, resident } = await measureApart();
  const inAll = (modules + loaded + others).toFixed(0);
  return [
    p99Figure('analysis of a message', times, { atMost: 10, of: `${times.length} messages` }),
    {
      name: 'analysis, ready after',
      measured: loaded,
      unit: 'ms',
      budget: { atMost: 200 },
      detail: `models and a first message; ${inAll} ms with its modules and all languages`,
    },
    {
      name: 'analysis, memory',
      measured: resident,
      unit: 'MB',
      budget: { atMost: 60 },
      detail: 'resident after all messages and a collection, beyond what the server has anyway',
    },
    {
      name: 'analysis, what is learnt',
      measured: megabytesOfModel(),
      unit: 'MB',
      budget: { atMost: 3 },
      detail: 'files of server/assistant/model',
    },
  ];
}

async function measureApart(): Promise<Measured> {
  // As a process that serves.
  const child = fork(join(import.meta.dirname, 'analysis-process.ts'), {
    execArgv: [...servingFlags],
    env: { ...process.env, ...servingEnvironment },
  });
  const [measured] = (await once(child, 'message')) as [Measured];
  child.kill();
  return measured;
}

function megabytesOfModel(): number {
  const sizes = readdirSync(model).map((file) => statSync(join(model, file)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}
