import { setTimeout as sleep } from 'node:timers/promises';
import { openContext } from '#server/app/context.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { memoryLog } from '#tests/support/log.ts';
import { SECRET } from './node.ts';
import type { Scene } from './scene.ts';

const PAUSE_MS = 200;

/**
 * A platform of the programme's own on the database of a scene, past everything that is disturbed:
 * for what an operator does at the command line, and for the sandbox, whose events it sends to the
 * serving node. It runs the jobs of the sandbox alone. @returns it, and what closes it
 */
export async function takeSeat(
  { cluster, node }: Pick<Scene, 'cluster' | 'node'>,
  sandbox: StripeSandbox,
): Promise<{ platform: Platform; close(): Promise<void> }> {
  const { connection, dataDir } = cluster;
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(connection),
    SESSION_SECRET: SECRET,
    DB_POOL_SIZE: '4',
  });
  const log = memoryLog();
  // A worker would take the timers of the nodes off the schedule.
  const { platform, close } = openContext({ config, connection, log, worker: false, sandbox });
  await platform.jobs.start();
  sandbox.deliverTo(node.url);
  const state = { isOver: false };
  const running = (async () => {
    while (!state.isOver) {
      await platform.jobs.runDue();
      await sleep(PAUSE_MS);
    }
  })();
  return {
    platform,
    async close() {
      state.isOver = true;
      await running;
      await platform.jobs.stop();
      await close();
    },
  };
}
