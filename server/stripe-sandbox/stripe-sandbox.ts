import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Config } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SandboxAccess } from '#server/platform/stripe.ts';
import { sandboxPages } from './pages/pages.ts';

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'stripe-sandbox-tick': object;
    'stripe-sandbox-webhook': { eventId: string };
  }
}

/** Stands for Stripe where there are no keys: marked as a test, and never in production. */
export interface StripeSandbox {
  /** What the SDK needs to reach it. */
  access: SandboxAccess;
  /** Gives it the database, the clock and the jobs; before the jobs are started. */
  attach(platform: Platform): void;
  /** Its browser pages, to be mounted at /dev/stripe. */
  pages: Hono;
  /** Says where this node listens: webhooks are sent there. */
  deliverTo(origin: string): void;
  /** Does what time has brought: trials end, periods renew, charges are tried again. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/** Opens its API on a free port of this machine alone. It answers once it is attached. */
export async function openStripeSandbox(
  config: Pick<Config, 'sessionSecret'>,
): Promise<StripeSandbox> {
  const api = new Hono();
  const server = createAdaptorServer({ fetch: api.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  const address = server.address();
  const secretOf = (what: string) =>
    createHmac('sha256', config.sessionSecret).update(`stripe sandbox ${what}`).digest('hex');
  return {
    access: {
      host: LOOPBACK,
      port: typeof address === 'object' && address ? address.port : 0,
      secretKey: `sk_test_sandbox${secretOf('key').slice(0, 24)}`,
      publishableKey: 'pk_test_sandbox',
      // Every node and every start on this database knows the same one.
      webhookSecret: `whsec_${secretOf('webhook')}`,
      prices: {
        professional: 'price_sandbox_professional',
        premium: 'price_sandbox_premium',
      },
    },
    attach: () => {},
    pages: sandboxPages(() => {
      throw new Error('The sandbox is not attached');
    }),
    deliverTo: () => {},
    catchUp: async () => {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
