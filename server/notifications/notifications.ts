// The front door of notifications: what server/app has people told, and how messages leave.
export { deliverMessage, openCarriers, type Carriers } from './deliver.ts';
export {
  countFailedMessages,
  listFailedMessages,
  retryMessages,
  type FailedMessage,
} from './failed.ts';
export { forgetOldNotices } from './forget.ts';
export { hideCustomer } from './hide-customer.ts';
export { hideAddresses } from './hidden-recipient.ts';
export { forgetRequest } from './forget-request.ts';
export { findLettersAbout } from './letters-about.ts';
export { ONE_CLICK_PATH, unsubscribeByOneClick } from './one-click.ts';
export { outboxPages } from './pages.ts';
export { eraseNotices, exportNotices } from './personal-data.ts';
export { releaseLetters } from './release.ts';
export { remindLater, remindOfLead } from './remind.ts';
export {
  tellPaymentFailed,
  tellSubscriptionChanged,
  tellTrialEnding,
  type ToldSubscription,
} from './tell-billing.ts';
export { notifyAccountChange } from './tell-changes.ts';
export { tellContact } from './tell-contact.ts';
export { tellJoined } from './tell-joined.ts';
export { tellDeletion } from './tell-deletion.ts';
export { queueCodeMessage } from './tell-codes.ts';
export { tellInvitation } from './tell-invitations.ts';
export { askForReview, tellCompleted, tellHired, tellObjected, tellReported } from './tell-jobs.ts';
export {
  settleLead,
  tellAccepted,
  tellClosed,
  tellNewLead,
  tellReplaced,
  tellSteppedBack,
} from './tell-leads.ts';
export { tellCancelled, tellDeleted, tellGivenAway, tellReopened } from './tell-operator.ts';
export { tellUnread, type UnreadMessage } from './tell-messages.ts';
export { notifyNewDevice } from './tell-new-device.ts';
export { tellFound, tellPending } from './tell-requests.ts';
export { tellReviewAnswered, tellReviewed, type ToldReview } from './tell-reviews.ts';
