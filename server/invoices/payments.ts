import type { PaymentMethod } from '#contract/invoices/invoices.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { notAllowed } from './agreed-amounts.ts';
import { withLockedInvoice } from './locked-invoice.ts';
import {
  findPayment,
  findPaymentByKey,
  insertPayment,
  updateTakenBack,
} from './queries-payments.ts';

/** A payment that was made elsewhere: nothing is paid through the site. */
interface Recording {
  invoiceId: string;
  amount: number;
  method: PaymentMethod;
  /** A calendar day. */
  paidOn: string;
  idempotencyKey: string | null;
}

/**
 * Records what was paid on an invoice. Idempotent by its key.
 * @throws Refusal `not_found`, `above_invoice`, `invalid_input` for a day to come, `idempotency_key_reused`
 */
export async function recordPayment(
  platform: Platform,
  professional: { professionalId: string },
  { invoiceId, amount, method, paidOn, idempotencyKey: key }: Recording,
): Promise<void> {
  await withLockedInvoice(platform, professional, invoiceId, async (locked) => {
    const { change, account, now } = locked;
    const earlier = key && (await findPaymentByKey(change.tx, invoiceId, key));
    if (earlier) {
      const isSame = earlier.amount === amount && earlier.method === method;
      return assertThat(isSame, 'idempotency_key_reused');
    }
    // A day further on than here is already theirs somewhere.
    if (Date.parse(paidOn) > now.getTime() + DAY_MS) throw notAllowed('paidOn');
    assertThat(amount <= account.balance, 'above_invoice');
    await insertPayment(change.tx, {
      id: uuidv7(now.getTime()),
      invoice_id: invoiceId,
      amount,
      method,
      paid_on: paidOn,
      idempotency_key: key,
      recorded_at: now,
    });
  });
}

/**
 * Takes back a payment that was recorded by mistake. Idempotent.
 * @returns the invoice
 * @throws Refusal `not_found`
 */
export async function takeBackPayment(
  platform: Platform,
  professional: { professionalId: string },
  paymentId: string,
): Promise<string> {
  const payment = await findPayment(platform.db, paymentId);
  assertThat(payment !== undefined, 'not_found');
  await withLockedInvoice(platform, professional, payment.invoice_id, ({ change, now }) =>
    updateTakenBack(change.tx, paymentId, now),
  );
  return payment.invoice_id;
}
