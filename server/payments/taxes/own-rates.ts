import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';

const PAGE = 100;

/** The tax rates at Stripe that this program made, archived ones too; `assertInTime` goes before each call. */
export async function listOwnRates(
  platform: Pick<Platform, 'stripe' | 'log'>,
  assertInTime: () => void = () => {},
) {
  const own: Stripe.TaxRate[] = [];
  let after: string | undefined;
  do {
    assertInTime();
    const { data, has_more: more } = await readPage(platform, after);
    own.push(...data.filter(({ metadata }) => metadata?.['nearhandRate']));
    after = more ? data.at(-1)?.id : undefined;
  } while (after !== undefined);
  return own;
}

function readPage(platform: Pick<Platform, 'stripe' | 'log'>, after: string | undefined) {
  return callStripe(platform, (stripe) =>
    stripe.taxRates.list({ limit: PAGE, ...(after !== undefined && { starting_after: after }) }),
  );
}
