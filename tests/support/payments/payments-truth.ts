import type { Stripe } from 'stripe';
import { getSubscription } from '#contract/billing/subscriptions.ts';
import type { Operations } from '#sandbox/stripe/operations.ts';
import type { StartedApp } from '#tests/support/app.ts';
import type { Professional } from '#tests/support/people.ts';

// The expected state by the objects of the sandbox, computed again and more simply than in
// server/payments.

const OVER = ['canceled', 'incomplete_expired'];

/** The state of a customer in the sandbox, by its own objects. */
export interface Truth {
  subscription: string | null;
  status: string | null;
  plan: string;
  last4: string | null;
  until: string | null;
  isEnding: boolean;
  /** In cents; null where nothing is owed. */
  owed: number | null;
}

/** What Stripe would say of a customer now; `kept` is the fallback where everything has ended. */
export async function truthOf(
  { prices }: { prices: Readonly<Record<string, string>> },
  operations: Operations,
  { customerId, kept }: { customerId: string | null; kept: string | null },
): Promise<Truth> {
  const customer = customerId && (await operations.find<Stripe.Customer>(customerId));
  if (!customer) return truth(null, null, null, prices);
  const all = await operations.listSubscriptions(customer.id);
  const known = await Promise.all(
    all.map(async (one) => {
      const card = one.default_payment_method ?? customer.invoice_settings.default_payment_method;
      return { one, card: card as string | null };
    }),
  );
  const paying = known.find(({ one, card }) => pays(one, card));
  const owing = known.find(({ one }) => one.status === 'unpaid' || one.status === 'paused');
  const before = known.find(({ one }) => one.id === kept);
  const { one = null, card = null } = paying ?? owing ?? before ?? {};
  const method = card && (await operations.find<Stripe.PaymentMethod>(card));
  const last = one?.latest_invoice as string | null | undefined;
  const invoice = last ? await operations.find<Stripe.Invoice>(last) : undefined;
  return {
    ...truth(one, card, method || null, prices),
    owed:
      one?.status === 'past_due' && invoice?.status === 'open' ? invoice.amount_remaining : null,
  };
}

function pays({ status }: Stripe.Subscription, card: string | null): boolean {
  return status === 'active' || status === 'past_due' || (status === 'trialing' && card !== null);
}

function truth(
  one: Stripe.Subscription | null,
  card: string | null,
  method: Stripe.PaymentMethod | null,
  prices: Readonly<Record<string, string>>,
): Truth {
  const item = one?.items.data[0];
  const plan = Object.keys(prices).find((name) => prices[name] === item?.price.id) ?? 'free';
  const end = one?.cancel_at ?? item?.current_period_end;
  return {
    subscription: one?.id ?? null,
    status: one?.status ?? null,
    plan: one && pays(one, card) ? plan : 'free',
    last4: method?.card?.last4 ?? null,
    until: end === undefined ? null : new Date(end * 1000).toISOString(),
    isEnding: one !== null && !OVER.includes(one.status) && one.cancel_at !== null,
    owed: null,
  };
}

/** Our state: the row, the plan whose quota counts, and the API's answer. */
export async function toldOf(site: StartedApp, who: Professional) {
  const { db } = site.platform;
  const [row, quota, answer] = await Promise.all([
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('professional_id', '=', who.professionalId)
      .executeTakeFirst(),
    db
      .selectFrom('professional_quotas')
      .select('plan_id')
      .where('professional_id', '=', who.professionalId)
      .executeTakeFirst(),
    who.call(getSubscription, { query: {} }),
  ]);
  return { row, plan: quota?.plan_id ?? 'free', answer };
}

/** The differences between the two; empty where all is right. */
export function differences(
  is: Truth,
  { row, plan, answer }: Awaited<ReturnType<typeof toldOf>>,
): string[] {
  const isPaid = is.plan !== 'free';
  const pairs: [string, unknown, unknown][] = [
    ['row.subscription', row?.stripe_subscription_id ?? null, is.subscription],
    ['row.status', row?.status ?? null, is.status],
    ['row.card', row?.card_last4 ?? null, is.last4],
    ['row.until', (row?.cancels_at ?? row?.period_end)?.toISOString() ?? null, is.until],
    ['row.ending', row?.cancels_at != null, is.isEnding],
    ['row.owed', row?.overdue_cents ?? null, is.owed],
    ['quota', plan, is.plan],
    ['answer.plan', answer.plan.id, is.plan],
    ['answer.status', answer.status, isPaid ? 'active' : 'inactive'],
    ['answer.endDate', answer.endDate, isPaid ? is.until : null],
    ['answer.autoRenew', answer.autoRenew, isPaid && !is.isEnding],
    ['answer.card', answer.paymentMethod?.last4 ?? null, isPaid ? is.last4 : null],
    ['answer.overdue', answer.overdue?.amount ?? null, is.owed === null ? null : is.owed / 100],
  ];
  return pairs
    .filter(([, told, truth]) => told !== truth)
    .map(([what, told, truth]) => `${what} is ${String(told)} and should be ${String(truth)}`);
}
