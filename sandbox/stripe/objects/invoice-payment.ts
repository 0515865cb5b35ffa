import type { Stripe } from 'stripe';

/** The way an invoice is paid, as its `payments` list it. */
export function makeInvoicePayment(
  invoice: Stripe.Invoice,
  paymentIntent: string,
): Stripe.InvoicePayment {
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: paymentIntent.replace('pi_', 'inpay_'),
    object: 'invoice_payment',
    amount_paid: paidAt === null ? null : invoice.amount_paid,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: 'payment_intent' },
    status: paidAt === null ? 'open' : 'paid',
    status_transitions: { canceled_at: null, paid_at: paidAt },
  };
}
