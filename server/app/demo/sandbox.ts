import type { Config } from '#server/platform/config/config.ts';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';

/**
 * Opens the Stripe sandbox where it is needed: in the demo, without keys. Its code is not even
 * loaded elsewhere.
 */
export async function openSandbox(config: Config): Promise<StripeSandbox | undefined> {
  if (config.stripe || config.production || !config.demo) return undefined;
  const { openStripeSandbox } = await import('#sandbox/stripe/stripe-sandbox.ts');
  return openStripeSandbox(config);
}
