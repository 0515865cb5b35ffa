import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { planTax } from './plan-tax.ts';
import { plan, PLAN_IDS } from './plans.ts';
import { id, moment } from '../text.ts';

export const PAID_PLAN_IDS = ['professional', 'premium'] as const;
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];

/**
 * The standing of a professional. `ending`: cancelled, with access until `endDate`; `granted`: a
 * plan given by an operator. An opened payment page changes nothing.
 */
export const STANDINGS = [
  'free',
  'granted',
  'trialing',
  'active',
  'past_due',
  'ending',
  'ended',
] as const;
export type Standing = (typeof STANDINGS)[number];

export const SUBSCRIPTION_ACTIONS = [
  'subscribe',
  'change_plan',
  'cancel',
  'resume',
  'manage_billing',
] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

/** US dollars with `tax`, which is missing where there is none, and when they are due. */
const charge = z.object({ amount: z.number(), tax: z.optional(z.number()), at: moment });

/**
 * The caller's own subscription. `status` is active while a plan is paid for, on trial or granted.
 */
export const ownSubscription = z.object({
  status: z.enum(['active', 'inactive']),
  standing: z.enum(STANDINGS),
  /**
   * The plan whose quota counts now, with what the caller pays for it: another price than it is
   * offered for where that was changed since.
   */
  plan: z.object({
    id: z.enum(PLAN_IDS),
    name: z.string(),
    price: z.number(),
    /** How taxes relate to that price; missing where there are none. */
    taxKind: z.optional(planTax.shape.kind),
  }),
  autoRenew: z.boolean(),
  /** The end of the paid or trial period; null without one. */
  endDate: z.nullable(moment),
  trialEnd: z.nullable(moment),
  /** Whether a paid plan would begin with the free trial, which everybody has once. */
  trialAvailable: z.boolean(),
  /** Whether the trial was ended because its card had one before. */
  trialRefused: z.boolean(),
  nextCharge: z.nullable(charge),
  /** The failed charge, and when it is retried; null where nothing is owed. */
  overdue: z.nullable(z.object({ amount: z.number(), nextAttemptAt: z.nullable(moment) })),
  paymentMethod: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }),
  ),
  /** Whether they have a proven address for billing notices; required for a paid plan. */
  addressProven: z.boolean(),
  /** Whether the French terms must be shown first by law: the professional is in Quebec. */
  frenchTermsFirst: z.boolean(),
  allowedActions: z.array(z.enum(SUBSCRIPTION_ACTIONS)),
});
export type OwnSubscription = z.output<typeof ownSubscription>;

/** A `professionalId` may be named as documented; it must be the caller's own. */
const own = { professionalId: z.optional(id) };
const choice = z.object({ ...own, planId: z.enum(PAID_PLAN_IDS) });
const REACHING = ['payments_unavailable', 'payments_unreachable'] as const;
const BEGINNING = ['not_yours', 'address_unproven', 'already_subscribed', ...REACHING] as const;

export const paymentOptions = endpoint({
  method: 'GET',
  path: '/api/payment-options',
  audience: 'anyone',
  summary: 'Whether plans can be paid for here, and what the payment form needs to know',
  response: z.object({
    available: z.boolean(),
    /** live: real money; test: the provider's test mode; sandbox: the embedded stand-in. */
    mode: z.nullable(z.enum(['live', 'test', 'sandbox'])),
    publishableKey: z.nullable(z.string()),
  }),
  errors: [],
});
export type PaymentOptions = z.output<typeof paymentOptions.response>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/professional/subscription',
  audience: 'professional',
  summary: 'The subscription of the caller',
  query: { ...own, language: z.optional(z.enum(LANGUAGES)) },
  response: ownSubscription,
  errors: ['not_yours'],
});

const begun = z.object({
  clientSecret: z.string(),
  /** setup: the card is stored for the end of the trial; payment: it is charged now. */
  type: z.enum(['setup', 'payment']),
  planId: z.enum(PAID_PLAN_IDS),
  planName: z.string(),
  planPrice: z.number(),
  /** The taxes on it; missing where there are none. */
  tax: z.optional(planTax),
  currency: z.literal('usd'),
  /** The days of this trial, else those a first paid plan begins with. */
  trialDays: z.int(),
  trialEnd: z.nullable(moment),
  /** In US dollars with taxes; 0 where the trial begins. */
  dueNow: z.number(),
  /** The first charge after today. */
  nextCharge: charge,
});
export type BegunSubscription = z.output<typeof begun>;

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  audience: 'professional',
  summary: 'Begin a paid plan; the card is given to the provider by the payment form',
  body: z.object({
    ...own,
    planId: z._default(z.enum(PAID_PLAN_IDS), 'professional'),
    /** Documented, and ignored: prices are the server's. */
    stripePriceId: z.optional(z.string().check(z.maxLength(255))),
  }),
  emptyBody: true,
  response: begun,
  // Where taxes depend on an address, which the payment page asks for: `checkout` opens it.
  errors: [...BEGINNING, 'payment_page_needed'],
});

export const begunSubscription = endpoint({
  method: 'GET',
  path: '/api/begun-subscription',
  audience: 'professional',
  summary: 'What a client secret of the caller is for, while a card can still be given for it',
  query: { client_secret: z.string().check(z.minLength(1), z.maxLength(255)) },
  response: begun,
  errors: ['not_found', ...REACHING],
});

export const checkout = endpoint({
  method: 'POST',
  path: '/api/subscription/checkout',
  audience: 'professional',
  summary: 'Begin a paid plan on the payment page of the provider',
  body: choice,
  response: z.object({ url: z.url() }),
  errors: BEGINNING,
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/professional/subscribe',
  audience: 'professional',
  summary: 'The same as checkout, with what the plan costs',
  body: choice,
  response: z.object({
    checkoutUrl: z.url(),
    planName: z.string(),
    planPrice: z.number(),
    tax: z.optional(planTax),
    currency: z.literal('usd'),
  }),
  errors: BEGINNING,
});

export const subscriptionSuccess = endpoint({
  method: 'GET',
  path: '/api/subscription/success',
  audience: 'professional',
  summary: 'How a payment page that was left ended; changes nothing',
  query: { session_id: z.string().check(z.minLength(1), z.maxLength(255)) },
  response: z.object({
    success: z.boolean(),
    subscription: z.object({ planName: z.string(), trialEnd: z.nullable(moment) }),
  }),
  errors: ['not_found', ...REACHING],
});

export const refreshSubscription = endpoint({
  method: 'POST',
  path: '/api/professional/refresh-subscription',
  audience: 'professional',
  summary: 'Read the subscription anew from the provider: somebody comes back from paying',
  response: ownSubscription,
  errors: [...REACHING],
});

export const manageBilling = endpoint({
  method: 'POST',
  path: '/api/professional/manage-billing',
  audience: 'professional',
  summary: 'The page of the provider where cards and invoices are looked after',
  body: z.object(own),
  response: z.object({ billingPortalUrl: z.url() }),
  errors: ['not_yours', 'not_subscribed', ...REACHING],
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/professional/cancel-subscription',
  audience: 'professional',
  summary: 'Stop renewing; access stays until the end of the period',
  body: z.object(own),
  response: ownSubscription,
  errors: ['not_yours', 'not_subscribed', ...REACHING],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/professional/resume-subscription',
  audience: 'professional',
  summary: 'Take a cancellation back before it takes effect',
  body: z.object(own),
  response: ownSubscription,
  errors: ['not_yours', 'address_unproven', 'not_subscribed', ...REACHING],
});

export const previewPlanChange = endpoint({
  method: 'GET',
  path: '/api/professional/plan-change',
  audience: 'professional',
  summary: 'What another paid plan would cost today and from when',
  query: { planId: z.enum(PAID_PLAN_IDS) },
  response: z.object({
    plan: z.pick(plan, { id: true, name: true, price: true, tax: true }),
    /** In US dollars with taxes; 0 during the trial, and where unused time is worth more. */
    dueNow: z.number(),
    nextCharge: charge,
  }),
  errors: ['not_subscribed', ...REACHING],
});
export type PlanChange = z.output<typeof previewPlanChange.response>;

export const changePlan = endpoint({
  method: 'POST',
  path: '/api/professional/change-plan',
  audience: 'professional',
  summary: 'Go over to another paid plan at once; the difference is charged or credited',
  body: choice,
  response: ownSubscription,
  errors: ['not_yours', 'address_unproven', 'not_subscribed', 'card_declined', ...REACHING],
});

export const INVOICE_STATUSES = ['paid', 'open', 'void', 'uncollectible'] as const;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/professional/invoices',
  audience: 'professional',
  summary: 'The newest 24 invoices; `pdfUrl` and `payUrl` are pages of the provider',
  response: z.array(
    z.object({
      id: z.string(),
      number: z.nullable(z.string()),
      at: moment,
      /** In US dollars, with taxes. */
      amount: z.number(),
      /** The taxes in it; missing where there are none. */
      tax: z.optional(z.number()),
      status: z.enum(INVOICE_STATUSES),
      pdfUrl: z.nullable(z.url()),
      /** Where an open invoice can be paid. */
      payUrl: z.nullable(z.url()),
    }),
  ),
  errors: [...REACHING],
});
export type Invoice = z.output<typeof listInvoices.response>[number];

export const agreeToSubscriptionTerms = endpoint({
  method: 'POST',
  path: '/api/professional/subscription-terms',
  audience: 'professional',
  summary: 'Say that the terms of the paid plans were read and agreed to, and in which language',
  body: z.object({ language: z.enum(LANGUAGES), version: z.string().check(z.maxLength(20)) }),
  response: null,
  errors: [],
});
