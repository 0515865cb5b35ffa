import { isDeepStrictEqual } from 'node:util';
import type { Stripe } from 'stripe';
import type { CardBehaviour } from './cards.ts';
import { dueAt } from './due.ts';
import { missing } from './refusal.ts';
import { findObject, insertObject, listObjects, updateObject, type Row } from './queries.ts';
import type { Work } from './work.ts';

/** What is kept of each kind of object beside what the API shows. */
export interface Hidden {
  customer: object;
  subscription: SubscriptionHidden;
  invoice: InvoiceHidden;
  setup_intent: SetupHidden;
  payment_intent: { invoice: string };
  payment_method: { behaviour: CardBehaviour };
  'checkout.session': SessionHidden;
  'billing_portal.session': object;
}

export interface SubscriptionHidden {
  toldOfTrialEnd?: boolean;
  /** The end of the period whose renewal was announced. */
  toldOfRenewal?: number;
  /** Prorations that wait for the next invoice. */
  pendingLines: Stripe.InvoiceLineItem[];
}

export interface InvoiceHidden {
  paymentIntent?: string;
  firstFailedAt?: number;
}

/** What follows once the card of a set-up is kept. */
export type Purpose =
  | { for: 'subscription'; id: string }
  | { for: 'checkout'; id: string }
  | { for: 'portal'; id: string }
  | { for: 'invoice'; id: string };

export interface SetupHidden {
  purpose: Purpose;
}

export interface SessionHidden {
  price: string;
  trialDays: number | undefined;
  missingPaymentMethod: string | undefined;
  subscriptionMetadata: Record<string, string>;
}

export interface Kinds {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  'billing_portal.session': Stripe.BillingPortal.Session;
}

export type Kind = keyof Kinds;

/** An object as it is kept. */
export interface Kept<K extends Kind> {
  body: Kinds[K];
  hidden: Hidden[K];
}

/** Keeps a new object. */
export async function add<K extends Kind>(work: Work, kept: Kept<K>): Promise<void> {
  await insertObject(work.tx, toRow(kept));
}

/** @throws StripeRefusal 404 where there is none of this kind */
export async function get<K extends Kind>(
  work: Work,
  kind: K,
  id: string,
  param?: string,
): Promise<Kept<K>> {
  const row = await findObject(work.tx, id);
  if (row?.kind !== kind) throw missing(kind, id, param);
  return { body: row.body as Kinds[K], hidden: row.hidden as Hidden[K] };
}

/** Newest first. */
export async function list<K extends Kind>(
  work: Work,
  kind: K,
  customer?: string,
): Promise<Kept<K>[]> {
  const rows = await listObjects(work.tx, kind, customer);
  return rows.map(({ body, hidden }) => ({
    body: body as Kinds[K],
    hidden: hidden as Hidden[K],
  }));
}

/**
 * Writes what changed of an object, and gives it back as it stands then. Where anything the API shows
 * has changed, the event `type` tells of it, for `….updated` with what was there before.
 */
export async function alter<K extends Kind>(
  work: Work,
  kept: Kept<K>,
  changes: { body?: Partial<Kinds[K]>; hidden?: Partial<Hidden[K]>; event?: Stripe.Event.Type },
): Promise<Kept<K>> {
  const after = {
    body: { ...kept.body, ...changes.body },
    hidden: { ...kept.hidden, ...changes.hidden },
  };
  await updateObject(work.tx, toRow(after));
  const previous = differences(kept.body, after.body);
  if (changes.event && Object.keys(previous).length > 0) {
    const told = changes.event.endsWith('.updated') ? previous : undefined;
    await work.emit(changes.event, after.body, told);
  }
  return after;
}

function toRow<K extends Kind>({ body, hidden }: Kept<K>): Row {
  const { id, object } = body;
  const due = dueAt({ body, hidden } as Kept<Kind>);
  return {
    id,
    kind: object,
    customer: object === 'customer' ? id : ownerOf(body),
    due_at: due === undefined ? null : new Date(due * 1000),
    body,
    hidden,
  };
}

function ownerOf(body: object): string | null {
  return 'customer' in body && typeof body.customer === 'string' ? body.customer : null;
}

function differences(before: object, after: object): Record<string, unknown> {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !isDeepStrictEqual(value, old[name]))
      .map(([name]) => [name, old[name] ?? null]),
  );
}
