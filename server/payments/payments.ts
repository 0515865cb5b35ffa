export { createSubscription } from './create-subscription.ts';
export { refreshSubscription } from './refresh-subscription.ts';
export { findSubscriptionForNotice, type SubscriptionNotice } from './notice.ts';
export { queueDeletionSync, syncAccountDeletion } from './account-deletion.ts';
export { erasePayments, exportPayments, hasPaidPlan } from './personal-data.ts';
export { standingOf } from './standing.ts';
export { reconcileSubscriptions } from './reconcile.ts';
export { syncCustomer } from './sync-customer.ts';
export { receiveStripeEvent, WEBHOOK_PATH } from './webhook.ts';
