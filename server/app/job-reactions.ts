import { findChangeOrderForNotice, type ChangeOrderNotice } from '#server/agreements/agreements.ts';
import {
  findAppointmentForNotice,
  findProposalForNotice,
  type AppointmentNotice,
  type ProposalNotice,
} from '#server/appointments/appointments.ts';
import { findInvoiceForNotice } from '#server/invoices/invoices.ts';
import {
  notifyAppointmentAgreed,
  notifyAppointmentCalledOff,
  notifyAppointmentComing,
  notifyAppointmentDeclined,
  notifyAppointmentDue,
  notifyAppointmentMissed,
  notifyAppointmentProposed,
  notifyChangeAccepted,
  notifyChangeDeclined,
  notifyChangeSent,
  notifyChangeWithdrawn,
  notifyInvoiceIssued,
  notifyQuoteChangeAsked,
  notifyQuoteDeclined,
  notifyQuoteExpired,
  notifyQuoteSent,
  notifyQuoteWithdrawn,
} from '#server/notifications/notifications.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findQuoteForNotice, type QuoteNotice } from '#server/quotes/quotes.ts';

/** Reactions to what two people settle about a job: price, time, changes, invoice. See reactions.ts. */
export const jobReactions = {
  'quote.sent': [aboutQuote(notifyQuoteSent)],
  'quote.withdrawn': [aboutQuote(notifyQuoteWithdrawn)],
  'quote.declined': [aboutQuote(notifyQuoteDeclined)],
  'quote.change-asked': [aboutQuote(notifyQuoteChangeAsked)],
  'quote.expired': [aboutQuote(notifyQuoteExpired)],
  'change-order.sent': [aboutChangeOrder(notifyChangeSent)],
  'change-order.withdrawn': [aboutChangeOrder(notifyChangeWithdrawn)],
  'change-order.declined': [aboutChangeOrder(notifyChangeDeclined)],
  'change-order.accepted': [aboutChangeOrder(notifyChangeAccepted)],
  'invoice.issued': [
    async (platform: Platform, { invoiceId }: { invoiceId: string }) => {
      const invoice = await findInvoiceForNotice(platform.db, invoiceId);
      if (invoice) await notifyInvoiceIssued(platform, invoice);
    },
  ],
  'appointment.proposed': [aboutProposal(notifyAppointmentProposed)],
  'appointment.declined': [aboutProposal(notifyAppointmentDeclined)],
  'appointment.agreed': [aboutAppointment(notifyAppointmentAgreed)],
  'appointment.moved': [aboutAppointment(notifyAppointmentAgreed)],
  'appointment.called-off': [aboutAppointment(notifyAppointmentCalledOff)],
  'appointment.on-the-way': [aboutAppointment(notifyAppointmentComing)],
  'appointment.arrived': [aboutAppointment(notifyAppointmentComing)],
  'appointment.missed': [aboutAppointment(notifyAppointmentMissed)],
  'appointment.disputed': [aboutAppointment(notifyAppointmentMissed)],
  'appointment.due': [aboutAppointment(notifyAppointmentDue)],
};

/** Notifies one side of a quote, in its current state. */
function aboutQuote<Event>(
  notify: (platform: Platform, event: Event, quote: QuoteNotice) => Promise<void>,
) {
  return async (platform: Platform, event: Event & { quoteId: string }) => {
    const quote = await findQuoteForNotice(platform.db, event.quoteId);
    if (quote) await notify(platform, event, quote);
  };
}

/** Notifies one side of a change order, in its current state. */
function aboutChangeOrder<Event>(
  notify: (platform: Platform, event: Event, order: ChangeOrderNotice) => Promise<void>,
) {
  return async (platform: Platform, event: Event & { changeOrderId: string }) => {
    const order = await findChangeOrderForNotice(platform.db, event.changeOrderId);
    if (order) await notify(platform, event, order);
  };
}

/** Notifies one side of proposed times, in their current state. */
function aboutProposal<Event>(
  notify: (platform: Platform, event: Event, proposal: ProposalNotice) => Promise<void>,
) {
  return async (platform: Platform, event: Event & { proposalId: string }) => {
    const proposal = await findProposalForNotice(platform.db, event.proposalId);
    if (proposal) await notify(platform, event, proposal);
  };
}

/** Notifies the sides of an appointment, in its current state. */
function aboutAppointment<Event>(
  notify: (platform: Platform, event: Event, appointment: AppointmentNotice) => Promise<void>,
) {
  return async (platform: Platform, event: Event & { appointmentId: string }) => {
    const appointment = await findAppointmentForNotice(platform.db, event.appointmentId);
    if (appointment) await notify(platform, event, appointment);
  };
}
