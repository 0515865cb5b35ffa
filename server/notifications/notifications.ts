// The front door of notifications: what server/app has people told, and how messages leave.
export { deliverMessage, openCarriers, type Carriers } from './deliver-message.ts';
export {
  countFailedMessages,
  listFailedMessages,
  retryMessages,
  type FailedMessage,
} from './failed-messages.ts';
export { deleteOldNotices } from './delete-old-notices.ts';
export { redactCustomer } from './redact-customer.ts';
export { maskAddresses } from './mask-recipient.ts';
export { deleteRequestNotices } from './delete-request-notices.ts';
export { findRequestLetters } from './find-request-letters.ts';
export { ONE_CLICK_PATH, unsubscribeByOneClick } from './one-click.ts';
export { outboxPages } from './outbox-routes.ts';
export { eraseNotices, exportNotices } from './personal-data.ts';
export { releaseLetters } from './release-held.ts';
export { scheduleReminder, remindOfLead } from './lead-reminders.ts';
export {
  notifyPaymentFailed,
  notifySubscriptionChanged,
  notifyTrialEnding,
  type NotifiedSubscription,
} from './notify-billing.ts';
export { notifyAccountChange } from './notify-account-change.ts';
export { notifyContactMessage } from './notify-contact-message.ts';
export { notifyJoined } from './notify-joined.ts';
export { notifyDeletion } from './notify-deletion.ts';
export { queueCodeMessage } from './queue-code-message.ts';
export { queueInvitation } from './queue-invitation.ts';
export {
  requestReview,
  notifyCompleted,
  notifyHired,
  notifyCompletionObjected,
  notifyCompletionReported,
} from './notify-jobs.ts';
export {
  resolveLeadNotices,
  notifyLeadAccepted,
  notifyLeadClosed,
  notifyNewLead,
  notifyLeadReplaced,
  notifySteppedBack,
} from './notify-leads.ts';
export {
  notifyCancelledByTeam,
  notifyDeleted,
  notifyReassigned,
  notifyReopened,
} from './notify-operator-actions.ts';
export { notifyUnread, type UnreadMessage } from './notify-messages.ts';
export { notifyNewDevice } from './notify-new-device.ts';
export { notifyFound, notifyPending } from './notify-requests.ts';
export { notifyReviewAnswered, notifyReviewed, type NotifiedReview } from './notify-reviews.ts';
