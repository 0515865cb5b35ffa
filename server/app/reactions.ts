import { finishRemoval, settleSuspension } from '#server/admin/admin.ts';
import {
  scheduleExpiry,
  contactMore,
  contactNearby,
  expireLead,
  refundReplacedLead,
  endSharedLeads,
} from '#server/matching/matching.ts';
import { findUnreadForNotice } from '#server/messaging/messaging.ts';
import {
  askForReview,
  hideCustomer,
  releaseLetters,
  remindLater,
  remindOfLead,
  settleLead,
  tellAccepted,
  tellCancelled,
  tellClosed,
  tellCompleted,
  tellContact,
  tellDeleted,
  tellFound,
  tellGivenAway,
  tellHired,
  tellInvitation,
  tellNewLead,
  tellObjected,
  tellPaymentFailed,
  tellPending,
  tellReopened,
  tellReplaced,
  tellReported,
  tellReviewAnswered,
  tellReviewed,
  tellSteppedBack,
  tellSubscriptionChanged,
  tellTrialEnding,
  tellUnread,
} from '#server/notifications/notifications.ts';
import { declineAll, inviteToLead } from '#server/onboarding/onboarding.ts';
import {
  findSubscriptionForNotice,
  syncAccountDeletion,
  syncCustomer,
  type SubscriptionNotice,
} from '#server/payments/payments.ts';
import type { DomainEvent } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { eraseIfDue } from '#server/privacy/privacy.ts';
import { findReviewForNotice, findReviewsByRequests } from '#server/reviews/reviews.ts';

type Reaction<Type extends DomainEvent['type']> = (
  platform: Platform,
  event: Extract<DomainEvent, { type: Type }>,
) => Promise<void>;
type Reactions = { [Type in DomainEvent['type']]: readonly Reaction<Type>[] };

/** Looks for somebody else in the place of a lead that ended. */
const searchOn = (platform: Platform, { requestId }: { requestId: string }) =>
  contactMore(platform, requestId);

/**
 * The plot of the product: what happens after what, in this order. Every reaction may run more than
 * once and finds out itself what is done already. A message that was sent needs none: its
 * transaction sends the job that looks ten minutes later whether it was read.
 */
const reactions: Reactions = {
  'lead.sent': [
    scheduleExpiry,
    tellNewLead,
    (platform, event) => inviteToLead(platform, tellInvitation(platform), event),
    remindLater,
    tellFound,
  ],
  'lead.accepted': [settleLead, tellAccepted],
  'lead.denied': [
    searchOn,
    settleLead,
    (platform, event) => tellReplaced(platform, event, 'denied'),
  ],
  'lead.expired': [
    searchOn,
    settleLead,
    (platform, event) => tellReplaced(platform, event, 'expired'),
  ],
  'lead.withdrawn': [
    async (platform, { requestId, because }) => {
      if (because === 'blocked' || because === 'gone') await contactMore(platform, requestId);
    },
    settleLead,
    (platform, event) =>
      tellClosed(platform, event, event.byOperator ? 'cancelled_by_team' : event.because),
  ],
  'lead.released': [searchOn, (platform, event) => tellClosed(platform, event, 'released')],
  'lead.stepped-back': [searchOn, tellSteppedBack],
  'lead.replaced': [searchOn, refundReplacedLead, settleLead, tellGivenAway],
  'lead.hired': [tellHired],
  'request.pending': [tellPending],
  'request.cancelled': [tellCancelled],
  'request.reopened': [
    async (platform, { requestId, was }) => {
      if (was === 'cancelled') await contactMore(platform, requestId);
    },
    tellReopened,
  ],
  'request.deleted': [tellDeleted],
  'request.completion-reported': [tellReported],
  'request.completion-objected': [tellObjected],
  'request.completed': [tellCompleted],
  'professional.available': [contactNearby],
  'subscription.changed': [aboutSubscription(tellSubscriptionChanged)],
  'trial.ending': [aboutSubscription(tellTrialEnding)],
  'payment.failed': [aboutSubscription(tellPaymentFailed)],
  'people.blocked': [hideCustomer, endSharedLeads],
  'contact.stopped': [declineAll],
  'contact.written': [tellContact],
  'person.suspended': [settleSuspension],
  'professional.removed': [finishRemoval],
  'review.written': [
    async (platform, { reviewId }) => {
      const review = await findReviewForNotice(platform.db, reviewId);
      if (review) await tellReviewed(platform, review);
    },
  ],
  'review.answered': [
    async (platform, { reviewId }) => {
      const review = await findReviewForNotice(platform.db, reviewId);
      if (review) await tellReviewAnswered(platform, review);
    },
  ],
};

/** Tells the professional of an event about their subscription, as it stands by then. */
function aboutSubscription<Event>(
  tell: (platform: Platform, event: Event, subscription: SubscriptionNotice) => Promise<void>,
) {
  return async (platform: Platform, event: Event & { professionalId: string }) => {
    const subscription = await findSubscriptionForNotice(platform.db, event.professionalId);
    if (subscription) await tell(platform, event, subscription);
  };
}

/** Says who runs the jobs that changes send; before the jobs are started. */
export function startReacting(platform: Platform): void {
  platform.jobs.work('domain-events', async ({ events }) => {
    for (const event of events) await react(platform, event);
  });
  platform.jobs.work('unread-check', async ({ messageId }) => {
    const unread = await findUnreadForNotice(platform.db, messageId);
    if (unread) await tellUnread(platform, unread);
  });
  platform.jobs.work('sync-subscription', ({ customerId }) => syncCustomer(platform, customerId));
  platform.jobs.work('settle-leaving', ({ professionalId }) =>
    syncAccountDeletion(platform, professionalId),
  );
  platform.jobs.work('erase-account', (due) => eraseIfDue(platform, due));
  platform.jobs.work('expire-lead', ({ leadId }) => expireLead(platform, leadId));
  platform.jobs.work('remind-of-lead', (lead) => remindOfLead(platform, lead));
  platform.jobs.work('release-letters', (queue) => releaseLetters(platform, queue));
  platform.jobs.work('ask-for-review', async ({ requestId }) => {
    const reviews = await findReviewsByRequests(platform.db, [requestId]);
    if (!reviews.has(requestId)) await askForReview(platform, { requestId });
  });
}

async function react(platform: Platform, event: DomainEvent): Promise<void> {
  for (const reaction of reactions[event.type] as readonly Reaction<DomainEvent['type']>[]) {
    await reaction(platform, event);
  }
}
