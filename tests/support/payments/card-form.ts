import type { Outcome } from '#sandbox/stripe/operations.ts';
import type { StartedApp } from '#tests/support/app.ts';

/** Test cards of Stripe, https://docs.stripe.com/testing; no real money. */
export const CARDS = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  /** Can be stored; every charge fails. */
  failsLater: '4000000000000341',
} as const;

type Site = Pick<StartedApp, 'platform' | 'sandbox'>;

/** Enters a card in the payment form of a client secret. */
export async function giveCard(
  site: Site,
  clientSecret: string,
  number: string = CARDS.good,
): Promise<Outcome> {
  const { operations } = site.sandbox!;
  const intent = await operations.findIntent(clientSecret);
  if (!intent) throw new Error('Nobody asks for a card by that secret');
  return operations.confirmIntent({
    intentId: intent.id,
    clientSecret,
    card: cardOf(site, number),
  });
}

/** Pays on the payment page of this URL; returns the id of its session. */
export async function payOnPage(
  site: Site,
  url: string,
  number: string = CARDS.good,
): Promise<string> {
  const sessionId = sessionIn(url);
  await site.sandbox!.operations.completeCheckout({ sessionId, card: cardOf(site, number) });
  return sessionId;
}

/** The session of a payment page's URL. */
export function sessionIn(url: string): string {
  const [sessionId] = /cs_\w+/.exec(url) ?? [];
  if (!sessionId) throw new Error(`${url} is no payment page`);
  return sessionId;
}

/** A test card as typed; valid for four years. */
export function cardOf({ platform }: Pick<Site, 'platform'>, number: string) {
  const expYear = platform.clock.now().getUTCFullYear() + 4;
  return { number, expMonth: 12, expYear, cvc: '123' };
}
