import type { Stripe } from 'stripe';
import { PAID_PLAN_IDS, type PaidPlanId } from '#contract/billing/subscriptions.ts';
import { WEBHOOK_PATH } from '#server/payments/payments.ts';
import type { StripeAccount } from '#server/platform/stripe.ts';
import { defaultPriceOf, getTaxes } from '#server/subscriptions/subscriptions.ts';
import { bad, well, type Finding, type Look } from './examination.ts';
import type { Figures } from './figures.ts';
import type { DoctorTexts } from './texts/en.ts';
import type { Fault } from './texts/fault.ts';

/**
 * Events without which a change is noticed only by the nightly reconciliation; docs/payments.md has
 * all.
 */
const NEEDED_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
];

/** Whether plans can be paid for: calls Stripe where there are keys; changes nothing. */
export const examinePayments: Look = async (examination) => {
  const { platform, texts, figures } = examination;
  const { config, db, stripe } = platform;
  const { payments, parts } = texts;
  if (!stripe) {
    const isSandboxed = config.demo && !config.production;
    return [well(parts.payments, isSandboxed ? payments.sandbox : payments.none)];
  }
  const url = `${config.publicUrl}${WEBHOOK_PATH}`;
  // The sandbox has prices, and neither endpoints nor settings.
  const isStripe = stripe.mode !== 'sandbox';
  const isByAddress = (await getTaxes(db)).mode === 'automatic';
  const looks = [
    ...PAID_PLAN_IDS.map(async (planId) => {
      const cents = await defaultPriceOf(db, planId);
      const look = examinePrice({ payments, figures }, stripe, { planId, cents, isByAddress });
      return found(payments, payments.priceOf(planId), look);
    }),
    ...(isStripe
      ? [
          found(payments, payments.webhook, examineWebhook(payments, stripe, url)),
          found(payments, payments.portal, examinePortal(payments, stripe)),
        ]
      : []),
    ...(isStripe && isByAddress
      ? [found(payments, 'Stripe Tax', examineTaxes(payments, stripe))]
      : []),
  ];
  return [well(parts.payments, payments.modes[stripe.mode]), ...(await Promise.all(looks))];
};

type Texts = DoctorTexts['payments'];

/** What is wrong and what to do, or undefined where all is well. */
type Examined = Promise<Fault | undefined>;

async function found(texts: Texts, what: string, look: Examined): Promise<Finding> {
  const fault = await look.catch((error: unknown) => faultOf(texts, error));
  return fault ? bad(what, fault.note, fault.cure) : well(what, texts.well);
}

interface ExaminedPlan {
  planId: PaidPlanId;
  /** What it costs. */
  cents: number;
  /** Whether Stripe Tax works out its taxes, which the price itself may then contain. */
  isByAddress: boolean;
}

async function examinePrice(
  { payments: { price: texts }, figures }: { payments: Texts; figures: Figures },
  { loadClient, prices, mode }: StripeAccount,
  { planId, cents, isByAddress }: ExaminedPlan,
): Examined {
  const price = await (await loadClient()).prices.retrieve(prices[planId]);
  const { unit_amount: amount, currency, recurring, active, livemode } = price;
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  const variable = `STRIPE_PRICE_${planId.toUpperCase()}`;
  if (livemode !== (mode === 'live')) return texts.otherMode(livemode, variable);
  if (!active) return texts.archived(variable);
  if (isByAddress && price.tax_behavior === 'inclusive') return texts.inclusive(variable);
  if (amount === cents && currency === 'usd' && isMonthly) return undefined;
  const every = recurring ? `${recurring.interval_count} ${recurring.interval}` : null;
  return texts.differs({
    theirs: amount === null ? '–' : figures.money(amount, currency),
    ours: figures.money(cents, 'usd'),
    every,
    variable,
  });
}

async function examineWebhook(
  { hook: texts }: Texts,
  { loadClient }: StripeAccount,
  url: string,
): Examined {
  const { data } = await (await loadClient()).webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find((one) => one.url === url);
  if (!endpoint) return texts.missing(url);
  if (endpoint.status !== 'enabled') return texts.disabled;
  const chosen: readonly string[] = endpoint.enabled_events;
  const missing = NEEDED_EVENTS.filter((event) => !chosen.includes(event));
  if (chosen.includes('*') || missing.length === 0) return undefined;
  return texts.hearsTooLittle(missing.join(', '));
}

async function examinePortal({ settings: texts }: Texts, { loadClient }: StripeAccount): Examined {
  const wanted = { is_default: true, active: true };
  const { data } = await (await loadClient()).billingPortal.configurations.list(wanted);
  const features = data[0]?.features;
  if (!features) return texts.neverSaved;
  if (!features.payment_method_update.enabled) return texts.noCards;
  if (!features.subscription_update.enabled) return undefined;
  return texts.changesPlans;
}

/** Where an owner chose that Stripe works out the taxes. */
async function examineTaxes({ taxes: texts }: Texts, { loadClient }: StripeAccount): Examined {
  const { status, defaults } = await (await loadClient()).tax.settings.retrieve();
  if (status !== 'active') return texts.inactive;
  return defaults.tax_behavior === 'inclusive' ? texts.inclusive : undefined;
}

/** The type of an SDK error says what went wrong; its message may quote the key. */
function faultOf({ errors }: Texts, error: unknown): Fault {
  const { type, code } = error as Partial<Pick<Stripe.errors.StripeError, 'type' | 'code'>>;
  switch (type) {
    case 'StripeAuthenticationError':
      return errors.key;
    case 'StripePermissionError':
      return errors.permission;
    case 'StripeConnectionError':
      return errors.connection;
    case 'StripeInvalidRequestError':
      return code === 'resource_missing' ? errors.missing : errors.other(code ?? type);
    default:
      return errors.other(type ?? 'unknown');
  }
}
