import type { Stripe } from 'stripe';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Config } from './config/config.ts';
import { isLiveKey } from './config/production.ts';

/** The configured Stripe account, or the sandbox; callers cannot tell which. */
export interface StripeAccount {
  /** The SDK, loaded lazily: it costs 0.2 s and 40 MB. */
  loadClient(): Promise<Stripe>;
  publishableKey: string;
  webhookSecret: string;
  /** The id of each plan's monthly price. */
  prices: Readonly<Record<PaidPlanId, string>>;
  /** live: real money; test: Stripe's own test mode; sandbox: the embedded stand-in. */
  mode: 'live' | 'test' | 'sandbox';
  timeouts: StripeTimeouts;
}

/**
 * In milliseconds: of one attempt, of a call with its second attempt, and until when the last call of a
 * series may begin.
 */
export interface StripeTimeouts {
  attempt: number;
  call: number;
  series: number;
}

/** The URL of the sandbox, and its keys. */
export interface SandboxAccess {
  host: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  prices: Readonly<Record<PaidPlanId, string>>;
  timeouts?: StripeTimeouts;
}

/** Somebody is waiting; a series with its last call ends before a transaction around it is ended. */
const TIMEOUTS: StripeTimeouts = { attempt: 3_500, call: 8_000, series: 20_000 };

/** The account with configured keys, else the sandbox if there is one. */
export function openStripe(
  { stripe: keys }: Pick<Config, 'stripe'>,
  sandbox: SandboxAccess | undefined,
): StripeAccount | undefined {
  const access = keys ?? sandbox;
  if (!access) return undefined;
  const { publishableKey, webhookSecret, prices } = access;
  const timeouts = (!keys && sandbox?.timeouts) || TIMEOUTS;
  const real = isLiveKey(access.secretKey) ? 'live' : 'test';
  let loading: Promise<Stripe> | undefined;
  return {
    loadClient: () => (loading ??= load(access.secretKey, hostOf(keys, sandbox), timeouts)),
    publishableKey,
    webhookSecret,
    prices,
    mode: keys ? real : 'sandbox',
    timeouts,
  };
}

type Host = Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;

/** Where the API is: Stripe's own by default. */
function hostOf(keys: Config['stripe'], sandbox: SandboxAccess | undefined): Host {
  if (!keys) return sandbox ? { host: sandbox.host, port: sandbox.port, protocol: 'http' } : {};
  if (keys.apiUrl === undefined) return {};
  const { protocol, hostname: host, port } = new URL(keys.apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  };
}

async function load(secretKey: string, host: Host, { attempt }: StripeTimeouts): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: attempt,
    maxNetworkRetries: 1,
    telemetry: false,
    ...host,
  });
}
