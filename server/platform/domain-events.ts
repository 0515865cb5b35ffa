import type { PlanId } from '#contract/billing/plans.ts';
import type { Language } from '#contract/language.ts';
import type { EndReason } from '#contract/requests/statuses.ts';

/**
 * All domain events and their payloads: ids and plain values, because they are serialized as a job.
 * `change()` records them; the table in server/app/reactions.ts has, in the same order, the
 * reactions, and does not compile without a line for each.
 */
export interface DomainEvents {
  'lead.sent': OfLead;
  'lead.accepted': OfLead;
  'lead.denied': OfLead;
  'lead.expired': OfLead;
  /** `byOperator`: an operator ended the request. */
  'lead.withdrawn': OfLead & { because: EndReason; byOperator?: true };
  'lead.released': OfLead;
  'lead.stepped-back': OfLead;
  'lead.replaced': OfLead;
  'lead.hired': OfLead;
  /** Somebody of the team took it, was given it, or gave it back. `number`: how often it changed. */
  'lead.assigned': OfLead & { to: string | null; by: string; number: number };
  /** Nobody could be contacted yet; the search continues. */
  'request.pending': OfRequest;
  /** `at`: the ISO moment; a request may end and be reopened more than once. */
  'request.cancelled': OfRequest & { by: 'customer' | 'operator'; at: string };
  'request.reopened': OfRequest & { was: 'cancelled' | 'completed'; at: string };
  'request.deleted': DeletedRequest;
  'request.completion-reported': OfRequest;
  'request.completion-objected': OfRequest;
  'request.completed': OfRequest & { by: 'customer' | 'silence' };
  /** A professional can be contacted who could not before, or for more requests than before. */
  'professional.available': OfProfessional;
  /** Another plan applies: one is paid for or on trial from now on, or not any more. */
  'subscription.changed': OfProfessional & {
    subscriptionId: string | null;
    from: PlanId;
    to: PlanId;
  };
  /** A trial ends within days, and is charged then. Recorded more than once. */
  'trial.ending': OfProfessional & { subscriptionId: string };
  /** A renewal could not be charged; the plan stays during dunning. Recorded more than once. */
  'payment.failed': OfProfessional & { invoiceId: string };
  /**
   * The two are not matched while it lasts; their active leads are to be ended. `at`: the ISO moment,
   * absent in an event of an older node.
   */
  'people.blocked': { blockerUserId: string; blockedUserId: string; at?: string };
  /** An unclaimed professional asked never to be written to again. */
  'contact.stopped': OfProfessional;
  /** The operator is to be notified of this many messages, the last of which is named. */
  'contact.written': { contactId: string; count: number };
  /** An operator suspended a person, a professional, or a person who is one. */
  'person.suspended': { userId: string | null; professionalId: string | null };
  /** An operator deletes an unclaimed professional. */
  'professional.removed': OfProfessional;
  'quote.sent': OfQuote;
  'quote.withdrawn': OfQuote;
  'quote.declined': OfQuote;
  /** `at`: the ISO moment; the customer may ask more than once. */
  'quote.change-asked': OfQuote & { at: string };
  'quote.expired': OfQuote;
  'change-order.sent': OfChangeOrder;
  'change-order.withdrawn': OfChangeOrder;
  'change-order.declined': OfChangeOrder;
  'change-order.accepted': OfChangeOrder;
  /** An invoice, or a credit note on one. */
  'invoice.issued': { invoiceId: string };
  'appointment.proposed': OfProposal;
  'appointment.declined': OfProposal;
  'appointment.agreed': OfAppointment;
  'appointment.moved': OfAppointment;
  'appointment.called-off': OfAppointment;
  'appointment.on-the-way': OfAppointment;
  'appointment.arrived': OfAppointment;
  'appointment.missed': OfAppointment;
  'appointment.disputed': OfAppointment;
  /** It begins within a day, or within hours. */
  'appointment.due': Omit<OfAppointment, 'by'> & { before: 'day' | 'hours' };
  'review.written': { reviewId: string };
  'review.answered': { reviewId: string };
}

interface OfLead {
  leadId: string;
  requestId: string;
}

interface OfQuote extends OfLead {
  quoteId: string;
}

interface OfChangeOrder extends OfRequest {
  changeOrderId: string;
}

interface OfProposal extends OfLead {
  proposalId: string;
}

/** `sequence`: how often it had been changed then. */
interface OfAppointment extends OfLead {
  appointmentId: string;
  sequence: number;
  by: 'customer' | 'professional' | 'system';
}

interface OfRequest {
  requestId: string;
}

interface OfProfessional {
  professionalId: string;
}

/** A deleted request, with what its notices need. */
interface DeletedRequest extends OfRequest {
  customerId: string;
  language: Language;
  professionId: number;
  area: string;
  /** The active leads. */
  leads: { id: string; professionalId: string }[];
}

export type DomainEvent = {
  [Type in keyof DomainEvents]: { type: Type } & DomainEvents[Type];
}[keyof DomainEvents];
