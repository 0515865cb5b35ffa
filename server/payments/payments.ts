export { createSubscription } from './checkout/create-subscription.ts';
export { refreshSubscription } from './billing/refresh-subscription.ts';
export { findSubscriptionForNotice, type SubscriptionNotice } from './notice.ts';
export { queueDeletionSync, syncAccountDeletion } from './sync/account-deletion.ts';
export { erasePayments, exportPayments, hasPaidPlan } from './personal-data.ts';
export { standingOf } from './standing.ts';
export { reconcileSubscriptions } from './sync/reconcile.ts';
export { syncCustomer } from './sync/sync-customer.ts';
export { receiveStripeEvent, WEBHOOK_PATH } from './sync/webhook.ts';
