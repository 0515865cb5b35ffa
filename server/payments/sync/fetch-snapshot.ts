import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { findNextSnapshotOrder } from './queries-sync.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';

/** A snapshot of what Stripe knows of a customer. */
export interface StripeSnapshot {
  /** Greater than that of every snapshot that was begun before. */
  order: number;
  /** Newest first, with their default payment methods and latest invoices. */
  subscriptions: readonly Stripe.Subscription[];
  /** What subscriptions without a payment method of their own are charged to. */
  customerPaymentMethod: Stripe.PaymentMethod | null;
}

type SnapshotPlatform = Pick<Platform, 'db' | 'stripe' | 'log'>;

const MAX_SUBSCRIPTIONS = 100;

/** Reads a customer's subscriptions from Stripe; none where Stripe knows nobody of that id. */
export async function fetchSnapshot(
  platform: SnapshotPlatform,
  customerId: string,
): Promise<StripeSnapshot> {
  // Taken before Stripe is asked: what is asked later knows at least as much.
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
    return { order, subscriptions, customerPaymentMethod };
  } catch (error) {
    if (!isResourceMissing(error)) throw error;
    return { order, subscriptions: [], customerPaymentMethod: null };
  }
}

/** Asked for apart: whoever is deleted has nothing that could be expanded. */
async function fetchDefaultPaymentMethod(
  platform: SnapshotPlatform,
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): Promise<Stripe.PaymentMethod | null> {
  if (customer.deleted) return null;
  const method = customer.invoice_settings.default_payment_method;
  if (typeof method !== 'string') return method;
  return callStripe(platform, (stripe) => stripe.paymentMethods.retrieve(method));
}

/** What a subscription will be charged for next; null where nothing comes any more. */
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
