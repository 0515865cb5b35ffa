export { findSubscriptionForNotice, type SubscriptionNotice } from './notice.ts';
export { reconcileSubscriptions } from './reconcile.ts';
export { syncCustomer } from './sync.ts';
export { receiveStripeEvent, WEBHOOK_PATH } from './webhook.ts';
