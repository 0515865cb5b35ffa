import type { PlanId } from '#contract/billing/plans.ts';
import type { Language } from '#contract/language.ts';
import type { EndReason } from '#contract/requests/statuses.ts';

/**
 * Every domain event there is, with what it carries: ids and plain values, for they travel as a job.
 * `change()` records them; the table in server/app/reactions.ts has, in the same order, who receives
 * each, and does not compile without a line for one.
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
  /** Nobody could be contacted yet; the search goes on. */
  'request.pending': OfRequest;
  /** `at`: the ISO moment; a request may end and begin again more than once. */
  'request.cancelled': OfRequest & { by: 'customer' | 'operator'; at: string };
  'request.reopened': OfRequest & { was: 'cancelled' | 'completed'; at: string };
  'request.deleted': DeletedRequest;
  'request.completion-reported': OfRequest;
  'request.completion-objected': OfRequest;
  'request.completed': OfRequest & { by: 'customer' | 'silence' };
  /** Somebody can be contacted who could not before, or by more people than before. */
  'professional.available': OfProfessional;
  /** Another plan counts: one is paid for or tried from now on, or not any more. */
  'subscription.changed': OfProfessional & {
    subscriptionId: string | null;
    from: PlanId;
    to: PlanId;
  };
  /** A trial ends within days, and is charged for then. Said more than once. */
  'trial.ending': OfProfessional & { subscriptionId: string };
  /** A renewal could not be charged; the plan stays while it is tried again. Said more than once. */
  'payment.failed': OfProfessional & { invoiceId: string };
  /** From now on the two are never brought together; what still ties them is to be ended. */
  'people.blocked': { blockerUserId: string; blockedUserId: string };
  /** Somebody who is not on the platform asked never to be written to again. */
  'contact.stopped': OfProfessional;
  /** The operator is to be notified of so many messages, the last of which is named. */
  'contact.written': { contactId: string; count: number };
  /** An operator keeps somebody out: a person, a professional, or a person who is one. */
  'person.suspended': { userId: string | null; professionalId: string | null };
  /** An operator deletes a professional who has no account. */
  'professional.removed': OfProfessional;
  'review.written': { reviewId: string };
  'review.answered': { reviewId: string };
}

interface OfLead {
  leadId: string;
  requestId: string;
}

interface OfRequest {
  requestId: string;
}

interface OfProfessional {
  professionalId: string;
}

/** What is said of a request that is gone. */
interface DeletedRequest extends OfRequest {
  customerId: string;
  language: Language;
  professionId: number;
  area: string;
  /** Those who were still asked, by their leads. */
  leads: { id: string; professionalId: string }[];
}

export type DomainEvent = {
  [Type in keyof DomainEvents]: { type: Type } & DomainEvents[Type];
}[keyof DomainEvents];
