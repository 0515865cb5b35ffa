import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoPayer } from '#db/seed/paying.ts';
import { ensureDemoAdmin } from '#server/admin/admin.ts';
import { createPlaceFinder, warmUp } from '#server/assistant/assistant.ts';
import { findPlaceName } from '#server/places/places.ts';
import type { Config } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { makeMovableClock, systemClock } from '#server/platform/clock.ts';
import type { Draining } from '#server/platform/draining.ts';
import type { Log } from '#server/platform/logging/log.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openTracing } from '#server/platform/tracing/open-tracing.ts';
import { makeApp } from './app.ts';
import { openContext } from './context.ts';
import { payForDemoPlans } from './demo/demo-subscriptions.ts';
import { makeDoor } from './door.ts';
import { listen } from './listen.ts';
import { receiveReplies } from './receive-replies.ts';
import { openSandbox } from './demo/sandbox.ts';
import { prepareDatabase } from './prepare-database.ts';
import { detectPooler } from './sessions.ts';
import { registerWorkers } from './worker.ts';

export interface RunningServer {
  /** The port this node listens on. */
  port: number;
  /**
   * Reports as not ready while it goes on serving, until proxies have noticed (DRAIN_SECONDS). Before
   * `stop`.
   */
  drain(): Promise<void>;
  /**
   * Graceful shutdown: waits for calls and jobs in flight, then closes everything, the database
   * last.
   */
  stop(): Promise<void>;
}

/**
 * Starts one node: database, migrations, queue, background work, then HTTP. Two nodes may start at once. A failing step undoes those before
 * it.
 * @throws ConfigError, DataDirInUse and others, whose messages name the cause and the cure
 */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const { port, draining } = await start(config, log, undo);
    const drain = async () => {
      draining.begin();
      await sleep(config.drainSeconds * 1000);
    };
    return { port, drain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  config: Config,
  log: Log,
  undo: (() => Promise<void> | void)[],
): Promise<{ port: number; draining: Draining }> {
  // While the database starts, this process is idle.
  warmUp(createPlaceFinder(findPlaceName));
  const { connection, direct, stop: stopDatabase } = await provideServer(config, log, 'serve');
  undo.push(stopDatabase);
  const listens = await detectPooler(config, { connection, direct }, log);
  const clock = config.demo ? makeMovableClock() : systemClock;
  const sandbox = await openSandbox(config);
  undo.push(() => sandbox?.close());
  const { worker } = config;
  const tracing = await openTracing(config, log);
  undo.push(tracing.stop);
  const way = { connection, direct, listens };
  const { platform, close } = openContext({ config, ...way, log, tracing, clock, worker, sandbox });
  undo.push(close);
  const { jobs, live, draining, replica } = platform;
  await prepareDatabase(config, direct, log);
  undo.push(registerWorkers(platform));
  undo.push(jobs.stop, live.stop);
  await Promise.all([jobs.start(), live.start(), replica.check()]);
  const payers = config.demo ? await fillDemo(platform) : [];
  const app = makeApp(platform, sandbox);
  const listening = await listen(app, config, makeDoor(platform));
  undo.push(async () => {
    sandbox?.deliverTo(undefined);
    await Promise.all([listening.close(), live.stop()]);
  });
  undo.push(await receiveReplies(platform));
  sandbox?.deliverTo(`http://127.0.0.1:${listening.port}`);
  // Only now: the sandbox's webhooks have a receiver.
  if (sandbox) await payForDemoPlans(platform, sandbox, payers);
  return { port: listening.port, draining };
}

/**
 * Seeds the demo world into an empty database; returns the professionals who are to subscribe then.
 */
async function fillDemo(platform: Platform): Promise<readonly DemoPayer[]> {
  const { fillDemoWorld } = await import('#db/seed/demo-world.ts');
  const made = await fillDemoWorld(platform);
  await ensureDemoAdmin(platform);
  if (!made) return [];
  const { payers, ...counts } = made;
  platform.log.info(counts, 'demo world filled');
  return payers;
}
