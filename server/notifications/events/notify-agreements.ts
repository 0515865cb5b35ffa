import type { Currency } from '#contract/quotes/currencies.ts';
import type { NotifyPlatform } from '#server/notifications/notify.ts';
import { notifyCustomerOfJob, notifyProfessionalOfJob } from './notify-of-job.ts';

/** A change order with what its two sides may be notified of. */
interface NotifiedChange {
  id: string;
  leadId: string;
  status: string;
  reason: string;
  declineReason: string | null;
  total: number;
  currency: Currency;
}

/** Notifies a customer of a proposed change, while it is open. */
export async function notifyChangeSent(
  platform: NotifyPlatform,
  _: unknown,
  { id: key, leadId, status, reason: note, total, currency }: NotifiedChange,
) {
  if (status !== 'open') return;
  const more = { total, currency, note };
  await notifyCustomerOfJob(platform, { leadId, kind: 'changeSent', key, more });
}

/** Notifies a customer, in the product alone, that a proposed change was taken back. */
export async function notifyChangeWithdrawn(
  platform: NotifyPlatform,
  _: unknown,
  { id: key, leadId, total, currency }: NotifiedChange,
) {
  const more = { total, currency };
  await notifyCustomerOfJob(platform, { leadId, kind: 'changeWithdrawn', key, more });
}

/** Notifies a professional that their change was declined, with the customer's reason. */
export async function notifyChangeDeclined(
  platform: NotifyPlatform,
  _: unknown,
  { id: key, leadId, declineReason: note, total, currency }: NotifiedChange,
) {
  const more = { total, currency, note };
  await notifyProfessionalOfJob(platform, { leadId, kind: 'changeDeclined', key, more });
}

/** Notifies a professional that their change is agreed on. */
export async function notifyChangeAccepted(
  platform: NotifyPlatform,
  _: unknown,
  { id: key, leadId, total, currency }: NotifiedChange,
) {
  const more = { total, currency };
  await notifyProfessionalOfJob(platform, { leadId, kind: 'changeAccepted', key, more });
}

/** An invoice or credit note with what its customer may be notified of. */
interface NotifiedInvoice {
  id: string;
  leadId: string | null;
  kind: 'invoice' | 'credit';
  number: number;
  total: number;
  currency: Currency;
}

/** Notifies a customer of an invoice, or of a credit note on one. */
export async function notifyInvoiceIssued(
  platform: NotifyPlatform,
  { id: key, leadId, kind: what, number, total, currency }: NotifiedInvoice,
) {
  if (leadId === null) return;
  const more = { total, currency, what, number };
  await notifyCustomerOfJob(platform, { leadId, kind: 'invoiceIssued', key, more });
}
