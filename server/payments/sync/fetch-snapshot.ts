import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { findNextSnapshotOrder } from './queries-sync.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';

/** A snapshot of a customer at Stripe. */
export interface StripeSnapshot {
  /** Greater than that of every snapshot begun before. */
  order: number;
  /** Newest first, with their default payment methods and latest invoices. */
  subscriptions: readonly Stripe.Subscription[];
  /** The default payment method of subscriptions without their own. */
  customerPaymentMethod: Stripe.PaymentMethod | null;
  /** Whether Stripe knows where they are. */
  hasAddress: boolean;
}

type SnapshotPlatform = Pick<Platform, 'db' | 'stripe' | 'log'>;

const MAX_SUBSCRIPTIONS = 100;

/** Fetches a customer's subscriptions from Stripe; none where the customer is unknown there. */
export async function fetchSnapshot(
  platform: SnapshotPlatform,
  customerId: string,
): Promise<StripeSnapshot> {
  // Taken before the fetch: a later snapshot is at least as recent.
  const order = await findNextSnapshotOrder(platform.db);
  try {
    const [{ data: subscriptions }, customer] = await Promise.all([
      callStripe(platform, (stripe) =>
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: MAX_SUBSCRIPTIONS,
          expand: ['data.default_payment_method', 'data.latest_invoice'],
        }),
      ),
      callStripe(platform, (stripe) => stripe.customers.retrieve(customerId)),
    ]);
    const isNeeded = subscriptions.some((one) => one.default_payment_method === null);
    const customerPaymentMethod = isNeeded
      ? await fetchDefaultPaymentMethod(platform, customer)
      : null;
    const hasAddress = !customer.deleted && Boolean(customer.address?.country);
    return { order, subscriptions, customerPaymentMethod, hasAddress };
  } catch (error) {
    if (!isResourceMissing(error)) throw error;
    return { order, subscriptions: [], customerPaymentMethod: null, hasAddress: false };
  }
}

/** Fetched separately: a deleted customer cannot be expanded. */
async function fetchDefaultPaymentMethod(
  platform: SnapshotPlatform,
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): Promise<Stripe.PaymentMethod | null> {
  if (customer.deleted) return null;
  const method = customer.invoice_settings.default_payment_method;
  if (typeof method !== 'string') return method;
  return callStripe(platform, (stripe) => stripe.paymentMethods.retrieve(method));
}

/** The upcoming invoice of a subscription; null without a further charge. */
export async function fetchUpcomingInvoice(
  platform: SnapshotPlatform,
  subscription: Stripe.Subscription,
): Promise<Stripe.Invoice | null> {
  try {
    return await callStripe(platform, (stripe) =>
      stripe.invoices.createPreview({ subscription: subscription.id }),
    );
  } catch (error) {
    if (error instanceof StripeRefused && error.code === 'invoice_upcoming_none') return null;
    throw error;
  }
}

function isResourceMissing(error: unknown): boolean {
  return error instanceof StripeRefused && error.code === 'resource_missing';
}
