export { createSubscription } from './create.ts';
export { refreshSubscription } from './refresh.ts';
export { findSubscriptionForNotice, type SubscriptionNotice } from './notice.ts';
export { followLeaving, settleLeaving } from './leaving.ts';
export { erasePayments, exportPayments, hasPaidPlan } from './person.ts';
export { standingOf } from './standing.ts';
export { reconcileSubscriptions } from './reconcile.ts';
export { syncCustomer } from './sync.ts';
export { receiveStripeEvent, WEBHOOK_PATH } from './webhook.ts';
