import type { AdminSubscription } from '#contract/admin/subscriptions.ts';
import { standingOf } from '#server/payments/payments.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { List } from './list.ts';
import { findSubscriptions, type SubscriptionsAsked } from './queries-subscriptions.ts';

type Row = Awaited<ReturnType<typeof findSubscriptions>>[number];

/** All subscriptions ever begun. */
export const subscriptions: List<SubscriptionsAsked, Omit<AdminSubscription, 'cursor'>> = {
  name: 'subscriptions',
  calls: {},
  sorts: { createdAt: 'moment' },
  async find(db, asked, page) {
    const rows = await findSubscriptions(db, asked, page);
    return rows.map((row) => ({ key: row.key, row: presented(row) }));
  },
};

/** None before an owner chose taxes. */
function taxFields({ priceCents, includedTaxCents, nextTaxCents }: Row) {
  if (includedTaxCents === null) return {};
  return {
    priceWithoutTax: priceCents === null ? null : (priceCents - includedTaxCents) / 100,
    tax: nextTaxCents === null ? null : nextTaxCents / 100,
  };
}

function presented(row: Row): Omit<AdminSubscription, 'cursor'> {
  return {
    id: row.id,
    professionalName: row.professionalName,
    planId: row.plan_id ?? row.planInForce,
    standing: standingOf(row, row.planInForce),
    price: row.priceCents === null ? null : row.priceCents / 100,
    ...taxFields(row),
    trialEnd: isoOrNull(row.trialEnd),
    periodEnd: isoOrNull(row.periodEnd),
    cancelsAt: isoOrNull(row.cancels_at),
    overdue: row.overdueCents === null ? null : row.overdueCents / 100,
    createdAt: row.createdAt.toISOString(),
  };
}
