import { randomUUID } from 'node:crypto';
import type { DemoPayer } from '#db/seed/paying.ts';
import { createSubscription, refreshSubscription } from '#server/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';

/** Subscribes the demo's professionals at the Stripe sandbox, as they would in the form. */
export async function payForDemoPlans(
  platform: Platform,
  { operations }: Pick<StripeSandbox, 'operations'>,
  payers: readonly DemoPayer[],
): Promise<void> {
  const expYear = platform.clock.now().getUTCFullYear() + 4;
  const card = { number: '4242424242424242', expMonth: 12, expYear, cvc: '123' };
  await Promise.all(
    payers.map(async (payer) => {
      const call = callOf(platform, payer);
      try {
        const { clientSecret } = await createSubscription(platform, call, { planId: payer.planId });
        const intent = await operations.findIntent(clientSecret);
        if (intent) await operations.confirmIntent({ intentId: intent.id, clientSecret, card });
        await refreshSubscription(platform, call);
      } catch (error) {
        // On a slow machine they stay on the free plan, and the demo starts all the same.
        platform.log.warn(
          { err: error, professionalId: payer.professionalId },
          'demo plan not paid',
        );
      }
    }),
  );
}

function callOf({ clock }: Platform, { userId, professionalId, name, email }: DemoPayer) {
  return {
    language: 'en',
    address: '127.0.0.1',
    origin: null,
    session: {
      id: randomUUID(),
      provenAt: clock.now(),
      userId,
      role: 'professional',
      professionalId,
      ownerId: userId,
      teamSize: 1,
      name,
      email,
      phone: null,
      addressProven: true,
    },
  } as const;
}
