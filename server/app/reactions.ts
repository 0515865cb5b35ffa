import { closeChangeOrders } from '#server/agreements/agreements.ts';
import { finishRemoval, finishSuspension } from '#server/admin/admin.ts';
import { closeAppointments } from '#server/appointments/appointments.ts';
import {
  scheduleExpiry,
  contactMore,
  contactNearby,
  expireLead,
  findLeadForNotice,
  refundReplacedLead,
  withdrawSharedLeads,
} from '#server/matching/matching.ts';
import { findUnreadForNotices } from '#server/messaging/messaging.ts';
import {
  requestReview,
  redactCustomer,
  releaseLetters,
  scheduleReminder,
  sendLeadReminder,
  resolveLeadNotices,
  notifyAssigned,
  notifyLeadAccepted,
  notifyCancelledByTeam,
  notifyLeadClosed,
  notifyCompleted,
  notifyContactMessage,
  notifyDeleted,
  notifyFound,
  notifyReassigned,
  notifyHired,
  queueInvitation,
  notifyNewLead,
  notifyCompletionObjected,
  notifyPaymentFailed,
  notifyPending,
  notifyReopened,
  notifyLeadReplaced,
  notifyCompletionReported,
  notifyReviewAnswered,
  notifyReviewed,
  notifySteppedBack,
  notifySubscriptionChanged,
  notifyTrialEnding,
  notifyUnread,
} from '#server/notifications/notifications.ts';
import { declinePendingLeads, inviteToLead } from '#server/onboarding/onboarding.ts';
import {
  applyPlanTaxes,
  findSubscriptionForNotice,
  syncAccountDeletion,
  syncCustomer,
  type SubscriptionNotice,
} from '#server/payments/payments.ts';
import type { DomainEvent } from '#server/platform/domain-events.ts';
import { runShared, type SharedPayload } from '#server/platform/jobs/shared-jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { traceAt } from '#server/platform/tracing/several-traces.ts';
import { inTrace, type Trace } from '#server/platform/tracing/trace.ts';
import { eraseIfDue } from '#server/privacy/privacy.ts';
import { closeQuotes } from '#server/quotes/quotes.ts';
import { findReviewForNotice, findReviewsByRequests } from '#server/reviews/reviews.ts';
import { applyPlanQuota } from '#server/subscriptions/subscriptions.ts';
import { jobReactions } from './job-reactions.ts';

type Reaction<Type extends DomainEvent['type']> = (
  platform: Platform,
  event: Extract<DomainEvent, { type: Type }>,
) => Promise<void>;
type Reactions = { [Type in DomainEvent['type']]: readonly Reaction<Type>[] };

/** Searches for a replacement of a lead that ended. */
const searchOn = (platform: Platform, { requestId }: { requestId: string }) =>
  contactMore(platform, requestId);

/**
 * Reactions to domain events (server/platform/domain-events.ts), in this order. Every reaction may
 * run more than once (at-least-once delivery) and must be idempotent. A sent message needs none:
 * its transaction sends the job that checks ten minutes later whether it was read.
 */
const reactions: Reactions = {
  'lead.sent': [
    async (platform, { leadId }) => {
      const lead = await findLeadForNotice(platform.db, leadId);
      if (!lead) return;
      await scheduleExpiry(platform, lead);
      if (lead.professional.userId === null) {
        await inviteToLead(platform, queueInvitation(platform), { leadId });
      } else {
        await notifyNewLead(platform, lead);
        await scheduleReminder(platform, lead);
      }
    },
    notifyFound,
  ],
  'lead.accepted': [resolveLeadNotices, notifyLeadAccepted],
  'lead.denied': [
    searchOn,
    resolveLeadNotices,
    (platform, event) => notifyLeadReplaced(platform, event, 'denied'),
  ],
  'lead.expired': [
    searchOn,
    resolveLeadNotices,
    (platform, event) => notifyLeadReplaced(platform, event, 'expired'),
  ],
  'lead.withdrawn': [
    // With the others, `lead.hired` or `request.cancelled` closes the quotes of the request at once.
    closeChangeOrders,
    closeAppointments,
    async (platform, { requestId, because }) => {
      if (because !== 'blocked' && because !== 'gone') return;
      await closeQuotes(platform, { requestId });
      await contactMore(platform, requestId);
    },
    resolveLeadNotices,
    (platform, event) =>
      notifyLeadClosed(platform, event, event.byOperator ? 'cancelled_by_team' : event.because),
  ],
  'lead.released': [
    closeQuotes,
    closeChangeOrders,
    closeAppointments,
    searchOn,
    (platform, event) => notifyLeadClosed(platform, event, 'released'),
  ],
  'lead.stepped-back': [
    closeQuotes,
    closeChangeOrders,
    closeAppointments,
    searchOn,
    notifySteppedBack,
  ],
  'lead.replaced': [
    closeQuotes,
    closeChangeOrders,
    closeAppointments,
    searchOn,
    refundReplacedLead,
    resolveLeadNotices,
    notifyReassigned,
  ],
  'lead.hired': [closeQuotes, notifyHired],
  'lead.assigned': [notifyAssigned],
  'request.pending': [notifyPending],
  'request.cancelled': [closeQuotes, closeChangeOrders, closeAppointments, notifyCancelledByTeam],
  'request.reopened': [
    async (platform, { requestId, was }) => {
      if (was === 'cancelled') await contactMore(platform, requestId);
    },
    notifyReopened,
  ],
  'request.deleted': [notifyDeleted],
  'request.completion-reported': [notifyCompletionReported],
  'request.completion-objected': [notifyCompletionObjected],
  'request.completed': [closeChangeOrders, closeAppointments, notifyCompleted],
  'professional.available': [contactNearby],
  'subscription.changed': [aboutSubscription(notifySubscriptionChanged)],
  'trial.ending': [aboutSubscription(notifyTrialEnding)],
  'payment.failed': [aboutSubscription(notifyPaymentFailed)],
  'people.blocked': [redactCustomer, withdrawSharedLeads],
  'contact.stopped': [declinePendingLeads],
  'contact.written': [notifyContactMessage],
  'person.suspended': [finishSuspension],
  'professional.removed': [finishRemoval],
  ...jobReactions,
  'review.written': [
    async (platform, { reviewId }) => {
      const review = await findReviewForNotice(platform.db, reviewId);
      if (review) await notifyReviewed(platform, review);
    },
  ],
  'review.answered': [
    async (platform, { reviewId }) => {
      const review = await findReviewForNotice(platform.db, reviewId);
      if (review) await notifyReviewAnswered(platform, review);
    },
  ],
};

/** Notifies the professional of an event about their subscription, in its current state. */
function aboutSubscription<Event>(
  notify: (platform: Platform, event: Event, subscription: SubscriptionNotice) => Promise<void>,
) {
  return async (platform: Platform, event: Event & { professionalId: string }) => {
    const subscription = await findSubscriptionForNotice(platform.db, event.professionalId);
    if (subscription) await notify(platform, event, subscription);
  };
}

/** Registers the workers of the jobs that changes send; call it before the jobs start. */
export function startReacting(platform: Platform): void {
  platform.jobs.work('domain-events', ({ events, traceparents }) => {
    const traced = events.map((event, place) => ({ event, trace: traceAt(traceparents, place) }));
    return react(platform, traced);
  });
  platform.jobs.work('unread-check', async (sent) => {
    const several = 'messageIds' in sent ? sent : { messageIds: [sent.messageId] };
    const { messageIds, traceparents } = several;
    const unread = await findUnreadForNotices(platform.db, messageIds);
    await Promise.all(
      unread.map((one) => {
        const trace = traceAt(traceparents, messageIds.indexOf(one.messageId));
        return inTrace(trace, () => notifyUnread(platform, one));
      }),
    );
  });
  platform.jobs.work('sync-subscription', ({ customerId }) => syncCustomer(platform, customerId));
  platform.jobs.work('settle-leaving', ({ professionalId }) =>
    syncAccountDeletion(platform, professionalId),
  );
  platform.jobs.work('apply-plan-quota', ({ planId }) => applyPlanQuota(platform, planId));
  platform.jobs.work('apply-plan-taxes', () => applyPlanTaxes(platform));
  platform.jobs.work('erase-account', (due) => eraseIfDue(platform, due));
  platform.jobs.work('expire-lead', (due) =>
    runShared(sharedOf(due), (leadId) => expireLead(platform, leadId)),
  );
  platform.jobs.work('remind-of-lead', (due) =>
    runShared(sharedOf(due), (leadId) => sendLeadReminder(platform, leadId)),
  );
  platform.jobs.work('release-letters', (queue) => releaseLetters(platform, queue));
  platform.jobs.work('ask-for-review', async ({ requestId }) => {
    const reviews = await findReviewsByRequests(platform.db, [requestId]);
    if (!reviews.has(requestId)) await requestReview(platform, { requestId });
  });
}

function sharedOf(due: SharedPayload | { leadId: string }): SharedPayload {
  return 'leadId' in due ? { ids: [due.leadId] } : due;
}

/**
 * Events of one type that follow each other, such as the leads of a request, run through each
 * reaction side by side, so that their queries share statements.
 */
async function react(platform: Platform, events: readonly TracedEvent[]): Promise<void> {
  for (const same of runsOfOneType(events)) {
    const { type } = same[0]!.event;
    for (const reaction of reactions[type] as readonly Reaction<DomainEvent['type']>[]) {
      const all = await Promise.allSettled(
        same.map(({ event, trace }) => inTrace(trace, () => reaction(platform, event))),
      );
      for (const one of all) if (one.status === 'rejected') throw one.reason;
    }
  }
}

interface TracedEvent {
  event: DomainEvent;
  trace: Trace | undefined;
}

function runsOfOneType(events: readonly TracedEvent[]): TracedEvent[][] {
  const runs: TracedEvent[][] = [];
  for (const traced of events) {
    const last = runs.at(-1);
    if (last?.[0]?.event.type === traced.event.type) last.push(traced);
    else runs.push([traced]);
  }
  return runs;
}
