// The front door of notifications: what server/app has people notified of, and how messages leave.
export { findToldMessage } from './told-message.ts';
export { findAnswerLink } from './answer-links/answer-links.ts';
export {
  deliverMessage,
  messageDeliverer,
  openCarriers,
  type Carriers,
} from './outbox/deliver-message.ts';
export {
  countFailedMessages,
  listFailedMessages,
  retryMessages,
  type FailedMessage,
} from './outbox/failed-messages.ts';
export { deleteOldNotices } from './delete-notices.ts';
export { redactCustomer } from './redact-customer.ts';
export { queueReplyUnclear, queueReplyUnused } from './events/queue-reply-answer.ts';
export { findAnswerer, isReplyAddress } from './reply-addresses/reply-addresses.ts';
export type { Answerer } from './reply-addresses/queries-reply-addresses.ts';
export type { ReplyProblem } from './texts/letter.ts';
export { maskAddresses, maskRecipient } from './outbox/mask-recipient.ts';
export { deleteRequestNotices } from './delete-notices.ts';
export { findRequestLetters } from './find-request-letters.ts';
export { ONE_CLICK_PATH, unsubscribeByOneClick } from './unsubscribe/one-click.ts';
export { outboxPages } from './outbox/outbox-routes.ts';
export { eraseNotices, exportNotices } from './personal-data.ts';
export { releaseLetters } from './pacing/release-held.ts';
export { scheduleReminder, sendLeadReminder } from './events/lead-reminders.ts';
export {
  notifyPaymentFailed,
  notifySubscriptionChanged,
  notifyTrialEnding,
  type NotifiedSubscription,
} from './events/notify-billing.ts';
export { notifyAccountChange } from './events/notify-account-change.ts';
export { notifyContactMessage } from './events/notify-contact-message.ts';
export { notifyJoined } from './events/notify-joined.ts';
export { notifyDeletion } from './events/notify-deletion.ts';
export { queueCodeMessage } from './events/queue-code-message.ts';
export { notifyAssigned } from './events/notify-assigned.ts';
export { deleteTeamLetters, queueMemberInvitation } from './events/queue-member-invitation.ts';
export { queueTeamChange, queueTeamInvitation } from './events/queue-team-letters.ts';
export { queueInvitation } from './events/queue-invitation.ts';
export {
  requestReview,
  notifyCompleted,
  notifyHired,
  notifyCompletionObjected,
  notifyCompletionReported,
} from './events/notify-jobs.ts';
export {
  resolveLeadNotices,
  notifyLeadAccepted,
  notifyLeadClosed,
  notifyNewLead,
  notifyLeadReplaced,
  notifySteppedBack,
} from './events/notify-leads.ts';
export {
  notifyCancelledByTeam,
  notifyDeleted,
  notifyReassigned,
  notifyReopened,
} from './events/notify-operator-actions.ts';
export { notifyUnread, type UnreadMessage } from './events/notify-messages.ts';
export { notifyNewDevice } from './events/notify-new-device.ts';
export { notifyFound, notifyPending } from './events/notify-requests.ts';
export {
  notifyReviewAnswered,
  notifyReviewed,
  type NotifiedReview,
} from './events/notify-reviews.ts';
export {
  notifyChangeAccepted,
  notifyChangeDeclined,
  notifyChangeSent,
  notifyChangeWithdrawn,
  notifyInvoiceIssued,
} from './events/notify-agreements.ts';
export {
  notifyAppointmentAgreed,
  notifyAppointmentCalledOff,
  notifyAppointmentComing,
  notifyAppointmentDeclined,
  notifyAppointmentDue,
  notifyAppointmentMissed,
  notifyAppointmentProposed,
} from './events/notify-appointments.ts';
export {
  notifyQuoteChangeAsked,
  notifyQuoteDeclined,
  notifyQuoteExpired,
  notifyQuoteSent,
  notifyQuoteWithdrawn,
} from './events/notify-quotes.ts';
export { deleteOldMarks, markJobs, recordTexted, type MarkedJob } from './marks/marks.ts';
export { isLost, mayAskBare, type TextJob } from './marks/text-job.ts';
export { inGsmCharacters } from './outbox/compose-message.ts';
export { listOutbox, type OutboxMessage } from './outbox/outbox-json.ts';
export { queueTextReply } from './outbox/outbox.ts';
export { isTextingStopped, resumeTexts, stopTexts } from './stopped-texts/stopped-texts.ts';
