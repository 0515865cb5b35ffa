import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '#server/platform/config/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SandboxAccess } from '#server/platform/stripe.ts';
import { stripeApi } from './api.ts';
import { openEvents, type Events } from './events/events.ts';
import type { Operations } from './operations.ts';
import { sandboxPages } from './pages/pages.ts';
import { makeOperations } from './perform.ts';
import { openSchemaCheck, type SchemaCheck } from './schema/check.ts';
import { catchUp, forgetAnswers, type Grounds } from './transactions.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'stripe-sandbox-tick': object;
    'stripe-sandbox-webhook': { eventId: string };
  }
}

/** A stand-in for Stripe without keys: labelled as a test, and never in production. */
export interface StripeSandbox {
  /** The SDK's access to it. */
  access: SandboxAccess;
  /** Sets the database, the clock and the jobs; before the jobs are started. */
  attach(platform: Platform): void;
  /** Its browser pages, to be mounted at /dev/stripe. */
  pages: Hono;
  /** The operations of these pages, and the events; they throw before it is attached. */
  operations: Operations;
  events: Pick<Events, 'handOver'>;
  /** The schema violations of its answers; each is a bug. */
  violations(): readonly string[];
  /** Sets where this node listens for webhooks; undefined once it stops. */
  deliverTo(origin: string | undefined): void;
  /** Processes what is due: trials end, periods renew, charges are retried. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

interface Attached {
  platform: Platform;
  grounds: Grounds;
  events: Events;
  check: SchemaCheck;
  operations: Operations;
}

const LOOPBACK = '127.0.0.1';

/** It shares processor and database with the site: crowded, it may need longer than Stripe does. */
const TIMEOUTS = { attempt: 20_000, call: 40_000, series: 20_000 };

/** Opens its API on a free port of this machine alone. It answers once it is attached. */
export async function openStripeSandbox(
  config: Pick<Config, 'sessionSecret'>,
): Promise<StripeSandbox> {
  let attached: Attached | undefined;
  const reach = () => {
    if (!attached) throw new Error('The Stripe sandbox is not attached yet');
    return attached;
  };
  const keys = keysOf(config);
  const api = stripeApi(() => {
    const { grounds, check, platform } = reach();
    return { ...grounds, check, log: platform.log, secretKey: keys.secretKey };
  });
  const server = createAdaptorServer({ fetch: api.fetch }) as Server;
  const access = {
    ...keys,
    host: LOOPBACK,
    port: await listenOnLoopback(server),
    timeouts: TIMEOUTS,
  };
  return {
    access,
    attach: (platform) => void (attached = attach(platform, access)),
    pages: sandboxPages(reach),
    get operations() {
      return reach().operations;
    },
    get events() {
      return reach().events;
    },
    violations: () => reach().check.violations,
    deliverTo: (origin) => reach().events.deliverTo(origin),
    catchUp: () => catchUp(reach().grounds),
    close: () => closeServer(server),
  };
}

function attach(platform: Platform, { prices, webhookSecret }: SandboxAccess): Attached {
  const check = openSchemaCheck(platform.log);
  const events = openEvents(platform, check, webhookSecret);
  const grounds = { platform, prices, events };
  platform.jobs.work('stripe-sandbox-tick', async () => {
    await catchUp(grounds);
    await forgetAnswers(grounds);
  });
  platform.jobs.schedule('stripe-sandbox-tick', '* * * * *', {});
  return { platform, grounds, events, check, operations: makeOperations(grounds) };
}

function keysOf({ sessionSecret }: Pick<Config, 'sessionSecret'>) {
  // The same on every node and at every start on this database.
  const secretOf = (what: string) =>
    createHmac('sha256', sessionSecret).update(`stripe sandbox ${what}`).digest('hex');
  return {
    secretKey: `sk_test_sandbox${secretOf('key').slice(0, 24)}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${secretOf('webhook')}`,
    prices: { professional: 'price_sandbox_professional', premium: 'price_sandbox_premium' },
  };
}

async function listenOnLoopback(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
