import type { Stripe } from 'stripe';

/** A complete list inside another object. */
export function wholeList<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
