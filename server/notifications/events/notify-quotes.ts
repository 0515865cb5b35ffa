import { portraitUrl } from '#contract/portraits.ts';
import type { Currency } from '#contract/quotes/money.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { findLeadForNotice, type LeadNotice } from '#server/matching/matching.ts';
import { findRequest } from '#server/requests/requests.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { notify, type NotifyPlatform } from '#server/notifications/notify.ts';

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
  const lead = await findLeadForNotice(platform.db, quote.leadId);
  if (!lead || quote.status !== 'open') return;
  await toCustomer(platform, lead, quote, {
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
  const lead = await findLeadForNotice(platform.db, quote.leadId);
  if (lead) await toCustomer(platform, lead, quote, { kind: 'quoteWithdrawn', more: {} });
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
  lead: LeadNotice,
  { id, total, currency }: NotifiedQuote,
  { kind, more }: ToCustomer,
) {
  const request = await findRequest(platform.db, lead.request.id);
  if (!request) return;
  const facts = {
    profession: lead.request.profession,
    area: request.area,
    href: hrefs.request(request.id),
    professional: lead.professional.name,
    face: portraitUrl(lead.professional.id, lead.professional.avatar),
    total,
    currency,
    ...more,
  };
  const { customer_id: userId, language } = request;
  await notify(platform, { kind, facts, key: id, userId, language } as Parameters<
    typeof notify
  >[1]);
}

async function toProfessional(
  platform: NotifyPlatform,
  { leadId, total, currency }: NotifiedQuote,
  { kind, key, more }: ToProfessional & { key: string },
) {
  const lead = await findLeadForNotice(platform.db, leadId);
  const request = lead && (await findRequest(platform.db, lead.request.id));
  if (!request || lead.professional.userId === null) return;
  const { customerId, profession } = lead.request;
  const customer = (await findUsers(platform.db, [customerId])).get(customerId)?.name ?? '';
  const facts = {
    profession,
    // The area alone: a notice is kept longer than the address is theirs to know.
    area: request.area,
    href: hrefs.lead(leadId),
    customer,
    total,
    currency,
    ...more,
  };
  const { userId } = lead.professional;
  await notify(platform, { kind, facts, key, userId } as Parameters<typeof notify>[1]);
}
