import { setTimeout as sleep } from 'node:timers/promises';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { freePort, startNearhand, type RunningNearhand } from '#tests/support/nearhand-program.ts';
import type { Cluster } from './cluster.ts';

/** A process of the real program under a supervisor, which starts it again when it was killed. */
export interface Node {
  url: string;
  /** Kills it as a power cut does, and waits until it serves again. */
  crash(): Promise<void>;
  end(): Promise<void>;
  /** Stops it where it stands (SIGSTOP), until it is thawed. */
  freeze(): void;
  thaw(): void;
}

/** What its environment is made of. */
export interface NodeOptions {
  cluster: Pick<Cluster, 'connection' | 'dataDir'>;
  worker: 'on' | 'off';
  environment?: Record<string, string>;
}

/** The session secret of every node. */
export const SECRET = 'a secret of the fault programme, long enough';

/** Starts the program on the cluster and waits until it is ready. */
export async function startNode(options: NodeOptions): Promise<Node> {
  const port = await freePort();
  const start = () => startNearhand(environmentOf(options, port));
  let running: RunningNearhand = await start();
  return {
    url: running.url,
    async crash() {
      await running.kill();
      running = await untilStarted(start);
    },
    end: () => running.end(),
    freeze: () => running.freeze(),
    thaw: () => running.thaw(),
  };
}

function environmentOf(
  { cluster, worker, environment }: NodeOptions,
  port: string,
): Record<string, string> {
  return {
    PORT: port,
    DATA_DIR: cluster.dataDir,
    DATABASE_URL: urlOf(cluster.connection),
    SESSION_SECRET: SECRET,
    RATE_LIMITS: 'off',
    DEMO: 'off',
    WORKER: worker,
    LOG_LEVEL: 'fatal',
    ...environment,
  };
}

/** A start may meet a database that is down: a supervisor tries again. */
async function untilStarted(start: () => Promise<RunningNearhand>): Promise<RunningNearhand> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(200);
    }
  }
}
