import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { findNextReadOrder } from './queries-sync.ts';
import { askStripe } from './reach.ts';
import { StripeRefused } from './stripe-failure.ts';

/** What Stripe knew of a customer at one moment. */
export interface Reading {
  /** Greater than that of every reading that was begun before. */
  order: number;
  /** Newest first, with their default payment methods and latest invoices. */
  subscriptions: readonly Stripe.Subscription[];
  /** What subscriptions without a payment method of their own are charged to. */
  customersMethod: Stripe.PaymentMethod | null;
}

type Asking = Pick<Platform, 'db' | 'stripe' | 'log'>;

const MOST = 100;

/** Reads a customer's subscriptions from Stripe; none where Stripe knows nobody of that id. */
export async function readCustomer(platform: Asking, customerId: string): Promise<Reading> {
  // Taken before Stripe is asked: what is asked later knows at least as much.
  const order = await findNextReadOrder(platform.db);
  try {
    const [{ data: subscriptions }, customer] = await Promise.all([
      askStripe(platform, (stripe) =>
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: MOST,
          expand: ['data.default_payment_method', 'data.latest_invoice'],
        }),
      ),
      askStripe(platform, (stripe) => stripe.customers.retrieve(customerId)),
    ]);
    const isNeeded = subscriptions.some((one) => one.default_payment_method === null);
    const customersMethod = isNeeded ? await readDefaultMethod(platform, customer) : null;
    return { order, subscriptions, customersMethod };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { order, subscriptions: [], customersMethod: null };
  }
}

/** Asked for apart: whoever is deleted has nothing that could be expanded. */
async function readDefaultMethod(
  platform: Asking,
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): Promise<Stripe.PaymentMethod | null> {
  if (customer.deleted) return null;
  const method = customer.invoice_settings.default_payment_method;
  if (typeof method !== 'string') return method;
  return askStripe(platform, (stripe) => stripe.paymentMethods.retrieve(method));
}

/** What a subscription will be charged for next; null where nothing comes any more. */
export async function readNextInvoice(
  platform: Asking,
  subscription: Stripe.Subscription,
): Promise<Stripe.Invoice | null> {
  try {
    return await askStripe(platform, (stripe) =>
      stripe.invoices.createPreview({ subscription: subscription.id }),
    );
  } catch (error) {
    if (error instanceof StripeRefused && error.code === 'invoice_upcoming_none') return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof StripeRefused && error.code === 'resource_missing';
}
