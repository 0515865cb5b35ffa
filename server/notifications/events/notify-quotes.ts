import type { Currency } from '#contract/quotes/currencies.ts';
import type { NotifyPlatform } from '#server/notifications/notify.ts';
import { notifyCustomerOfJob, notifyProfessionalOfJob } from './notify-of-job.ts';

/** A quote with what its two sides may be notified of. */
export interface NotifiedQuote {
  id: string;
  leadId: string;
  status: string;
  total: number;
  currency: Currency;
  changeWish: string | null;
  declineReason: string | null;
}

/** Notifies a customer of a quote, while it is open. */
export async function notifyQuoteSent(
  platform: NotifyPlatform,
  _: unknown,
  quote: NotifiedQuote & { revision: number },
) {
  if (quote.status !== 'open') return;
  await toCustomer(platform, quote, {
    kind: 'quoteSent',
    more: { revision: quote.revision === 1 ? 'first' : 'later' },
  });
}

/** Notifies a customer, in the product alone, that a quote was taken back. */
export async function notifyQuoteWithdrawn(
  platform: NotifyPlatform,
  _: unknown,
  quote: NotifiedQuote,
) {
  await toCustomer(platform, quote, { kind: 'quoteWithdrawn', more: {} });
}

/** Notifies a professional that their quote was declined, with the customer's reason. */
export async function notifyQuoteDeclined(
  platform: NotifyPlatform,
  _: unknown,
  quote: NotifiedQuote,
) {
  await toProfessional(platform, quote, {
    kind: 'quoteDeclined',
    key: quote.id,
    more: { note: quote.declineReason },
  });
}

/** Notifies a professional of what the customer would like changed; the last words count. */
export async function notifyQuoteChangeAsked(
  platform: NotifyPlatform,
  { at }: { at: string },
  quote: NotifiedQuote,
) {
  if (quote.status !== 'open' || quote.changeWish === null) return;
  await toProfessional(platform, quote, {
    kind: 'quoteChangeAsked',
    key: `${quote.id} ${at}`,
    more: { note: quote.changeWish },
  });
}

/** Notifies a professional, in the product alone, that their quote is not valid any more. */
export async function notifyQuoteExpired(
  platform: NotifyPlatform,
  _: unknown,
  quote: NotifiedQuote,
) {
  await toProfessional(platform, quote, { kind: 'quoteExpired', key: quote.id, more: {} });
}

type ToCustomer =
  | { kind: 'quoteSent'; more: { revision: 'first' | 'later' } }
  | { kind: 'quoteWithdrawn'; more: object };
type ToProfessional =
  | { kind: 'quoteDeclined'; more: { note: string | null } }
  | { kind: 'quoteChangeAsked'; more: { note: string } }
  | { kind: 'quoteExpired'; more: object };

async function toCustomer(
  platform: NotifyPlatform,
  { id: key, leadId, total, currency }: NotifiedQuote,
  { kind, more }: ToCustomer,
) {
  await notifyCustomerOfJob(platform, { leadId, kind, key, more: { total, currency, ...more } });
}

async function toProfessional(
  platform: NotifyPlatform,
  { leadId, total, currency }: NotifiedQuote,
  { kind, key, more }: ToProfessional & { key: string },
) {
  const facts = { total, currency, ...more };
  await notifyProfessionalOfJob(platform, { leadId, kind, key, more: facts });
}
