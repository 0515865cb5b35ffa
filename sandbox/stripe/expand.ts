import { findWare, waresOf } from './objects/catalog.ts';
import { makeInvoicePayment } from './objects/invoice-payment.ts';
import { makeLineItem } from './objects/line-item.ts';
import { wholeList } from './objects/list.ts';
import { findObject } from './queries.ts';
import { invalid } from './refusal.ts';
import { get, list } from './store.ts';
import type { Work } from './work.ts';

type Shown = Record<string, unknown>;

/**
 * Expands ids into objects, and includes fields that need expansion. Paths are as
 * https://docs.stripe.com/expand has them.
 * @throws StripeRefusal 400 for an invalid path
 */
export async function expand<T extends object>(
  work: Work,
  shown: T,
  paths: readonly string[],
): Promise<T> {
  const copy = structuredClone(shown);
  for (const path of paths) await expandAt(work, copy as Shown, path.split('.'), path);
  return copy;
}

/** Any object by its id, as the API shows it. */
export async function findAny(work: Work, id: string): Promise<object | undefined> {
  if (id.startsWith('price_')) return findWare(work, id)?.price;
  if (id.startsWith('prod_'))
    return waresOf(work).find(({ product }) => product.id === id)?.product;
  return (await findObject(work.tx, id))?.body as object | undefined;
}

async function expandAt(
  work: Work,
  shown: Shown,
  [name = '', ...rest]: string[],
  path: string,
): Promise<void> {
  if (!(name in shown)) shown[name] = await include(work, shown, name);
  const value = shown[name];
  if (value === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  if (Array.isArray(value)) {
    for (const one of value) if (rest.length > 0) await expandAt(work, one as Shown, rest, path);
    return;
  }
  const next = typeof value === 'string' ? await findAny(work, value) : value;
  if (next === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  shown[name] = typeof value === 'string' ? structuredClone(next) : value;
  if (next !== null && rest.length > 0) await expandAt(work, shown[name] as Shown, rest, path);
}

async function include(work: Work, { object, id }: Shown, name: string): Promise<unknown> {
  const from = INCLUDABLE[`${String(object)}.${name}`];
  return from && typeof id === 'string' ? from(work, id) : undefined;
}

const INCLUDABLE: Readonly<Record<string, (work: Work, id: string) => Promise<unknown>>> = {
  'invoice.confirmation_secret': async (work, id) => {
    const intent = await intentOf(work, id);
    return intent && { client_secret: intent.client_secret, type: 'payment_intent' };
  },
  'invoice.payments': async (work, id) => {
    const { body } = await get(work, 'invoice', id);
    const intent = await intentOf(work, id);
    const payments = intent ? [makeInvoicePayment(body, intent.id)] : [];
    return wholeList(payments, `/v1/invoice_payments?invoice=${id}`);
  },
  'checkout.session.line_items': async (work, id) => {
    const { body, hidden } = await get(work, 'checkout.session', id);
    return wholeList(
      [makeLineItem(work, hidden.price, body)],
      `/v1/checkout/sessions/${id}/line_items`,
    );
  },
  'customer.subscriptions': async (work, id) => {
    const all = await list(work, 'subscription', id);
    const live = all.map(({ body }) => body).filter(({ status }) => status !== 'canceled');
    return wholeList(live, `/v1/customers/${id}/subscriptions`);
  },
};

async function intentOf(work: Work, invoiceId: string) {
  if (invoiceId.startsWith('upcoming_')) return null;
  const { hidden } = await get(work, 'invoice', invoiceId);
  return hidden.paymentIntent
    ? (await get(work, 'payment_intent', hidden.paymentIntent)).body
    : null;
}
