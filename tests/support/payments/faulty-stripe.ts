import { openStripe } from '#server/platform/stripe.ts';
import { startStripeFaults } from '#tests/fakes/stripe-faults.ts';
import type { StartedApp } from '#tests/support/app.ts';

/** Puts a faulty proxy between a started app and its sandbox, waited for as Stripe is. */
export async function withFaults(site: StartedApp) {
  const { sandbox, platform } = site;
  if (!sandbox) throw new Error('There is no sandbox');
  const faults = await startStripeFaults(sandbox.access.port);
  const { timeouts: _, ...access } = sandbox.access;
  platform.stripe = openStripe({ stripe: undefined }, { ...access, port: faults.port });
  return faults;
}
