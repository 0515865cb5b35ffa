import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCall } from '#contract/client.ts';
import { makeApp } from '#server/app/app.ts';
import { makeDoor } from '#server/app/door.ts';
import { openContext } from '#server/app/context.ts';
import { listen } from '#server/app/listen.ts';
import { openSandbox } from '#server/app/demo/sandbox.ts';
import { registerWorkers } from '#server/app/worker.ts';
import { loadConfig, type Config, type Environment } from '#server/platform/config/config.ts';
import type { Log } from '#server/platform/logging/log.ts';
import type { LookUp } from '#server/platform/outbound/dns.ts';
import type { Platform } from '#server/platform/platform.ts';
import { learnImports } from '#server/places/places.ts';
import { learnCatalogue } from '#server/professionals/professionals.ts';
import { openTracing } from '#server/platform/tracing/open-tracing.ts';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { CookieJar } from './cookie-jar.ts';
import { freshDatabase, type FreshDatabase } from './database/database.ts';
import { memoryLog } from './log.ts';

export interface StartOptions {
  /** Environment variables on top of the test defaults; see config-variables.ts. */
  env?: Environment;
  /** Another node on the database of this app; its `stop` keeps the database. */
  beside?: { database: FreshDatabase; time: { ahead: number } };
  /** The DNS. */
  lookUp?: LookUp;
  /** Runs jobs in a worker instead of by `drainJobs()`. */
  worker?: boolean;
  /** Instead of the memory of the app. */
  log?: Log;
}

const LOOPBACK = { host: '127.0.0.1', port: 0 };

/**
 * The whole application on a fresh database and a free port. Everything is real but the clock,
 * which `advance` moves; jobs run when a test calls `drainJobs`.
 */
export async function startApp(options: StartOptions = {}) {
  const { env, beside, worker = false } = options;
  const database = beside?.database ?? (await freshDatabase());
  const config = configOfTests(env);
  const time = beside?.time ?? { ahead: 0 };
  const memory = memoryLog();
  const { platform, sandbox, close } = await openPlatform(config, {
    connection: database.connection,
    log: options.log ?? memory,
    clock: { now: () => new Date(Date.now() + time.ahead) },
    worker,
    ...(options.lookUp && { lookUp: options.lookUp }),
  });
  const letGo = registerWorkers(platform);
  await Promise.all([platform.jobs.start(), platform.live.start()]);
  const app = makeApp(platform, sandbox, { checkAnswers: true });
  const listening = await listen(app, LOOPBACK, makeDoor(platform));
  const url = `http://${LOOPBACK.host}:${listening.port}`;
  sandbox?.deliverTo(url);
  return {
    platform,
    sandbox,
    database,
    time,
    url,
    log: memory,
    ...openClient(url),
    /** Another client: the same calls with separate cookies. */
    client: () => openClient(url),
    drainJobs: (options?: { failuresExpected: boolean }) => drainJobs(platform.jobs, options),
    /** Advances the clock and delayed jobs. */
    advance: (seconds: number) => advance(platform, sandbox, time, seconds),
    async stop() {
      await Promise.all([listening.close(), platform.live.stop()]);
      await platform.jobs.stop();
      await letGo();
      await close();
      if (!beside) await endDatabase(database);
      assertHonest(sandbox);
    },
  };
}

/** With all that this process learnt from it. */
async function endDatabase(database: FreshDatabase): Promise<void> {
  await database.drop();
  forgetDatabase();
}

/**
 * What this process learnt from a database: the next test may start no app, and expects trades and places as
 * they come. After its last node, and its database: until then nodes read.
 */
export function forgetDatabase(): void {
  learnCatalogue([]);
  learnImports([], false);
}

type Settings = Omit<Parameters<typeof openContext>[0], 'config' | 'sandbox' | 'tracing'>;

/** The platform with what is opened before it and closed after it. */
async function openPlatform(config: Config, settings: Settings) {
  const sandbox = await openSandbox(config);
  const tracing = await openTracing(config, settings.log);
  const { platform, close } = openContext({ ...settings, config, sandbox, tracing });
  const closeAll = async () => {
    await close();
    await tracing.stop();
    await sandbox?.close();
    await rm(config.dataDir, { recursive: true, force: true });
  };
  return { platform, sandbox, close: closeAll };
}

/** Asserts that the sandbox violated no schema of Stripe. */
function assertHonest(sandbox: StripeSandbox | undefined): void {
  const violations = sandbox?.violations() ?? [];
  if (violations.length > 0) throw new Error(`The sandbox said: ${violations.join('; ')}`);
}

function configOfTests(env: Environment | undefined) {
  return loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: newFolder(),
    SESSION_SECRET: 'a secret for tests that is long enough',
    DATABASE_URL: 'postgres://the-test-database',
    ...env,
  });
}

/** Created lazily. */
function newFolder(): string {
  return join(tmpdir(), `nearhand-test-${randomUUID()}`);
}

export type StartedApp = Awaited<ReturnType<typeof startApp>>;
export type Client = ReturnType<typeof openClient>;

/** An HTTP client with cookies for a running server. */
export function openClient(url: string) {
  const jar = new CookieJar();
  const send = async (path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    if (!jar.isEmpty) headers.set('cookie', jar.header);
    const answer = await fetch(new URL(path, url), {
      redirect: 'manual',
      ...init,
      headers,
    });
    jar.keep(answer.headers);
    return answer;
  };
  return {
    /** Calls an endpoint of the contract; throws CallError where it is refused. */
    call: makeCall((path, init) => send(path, init as RequestInit)),
    /** A raw request to a path, with the same cookies. */
    fetch: send,
    jar,
  };
}

async function drainJobs(
  jobs: { runDue(): Promise<{ queue: string; error?: unknown }[]> },
  { failuresExpected = false } = {},
): Promise<void> {
  const failed = (await jobs.runDue()).find(({ error }) => error !== undefined);
  if (failed && !failuresExpected) {
    throw new Error(`A job of ${failed.queue} failed`, { cause: failed.error });
  }
}

async function advance(
  { jobs }: Pick<Platform, 'jobs'>,
  sandbox: StripeSandbox | undefined,
  time: { ahead: number },
  seconds: number,
): Promise<void> {
  time.ahead += seconds * 1000;
  await jobs.bringForward(seconds);
  await sandbox?.catchUp();
}
