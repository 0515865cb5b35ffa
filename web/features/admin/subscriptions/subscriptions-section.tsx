import { useTranslations } from 'use-intl';
import {
  exportSubscriptions,
  listAdminPlans,
  listSubscriptions,
} from '#contract/admin/subscriptions.ts';
import { PLAN_IDS } from '#contract/billing/plans.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import type { Filter } from '../table/column.ts';
import { DataList } from '../table/data-list.tsx';
import { choice } from '../table/filters-alike.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import { PlanCards } from './plan-cards.tsx';
import { useSubscriptionColumns } from './use-subscription-columns.tsx';

const STATES = ['live', 'trialing', 'past_due', 'ending', 'ended'] as const;

/** The plans with their numbers, and every subscription. */
export function SubscriptionsSection() {
  const t = useTranslations('admin-lists');
  const panel = useTranslations('admin-panel.sections');
  const { language } = useLanguage();
  const plans = useCallQuery(listAdminPlans, { query: { language } });
  const isTaxed = plans.data?.some(({ tax }) => tax !== undefined) ?? false;
  const columns = useSubscriptionColumns(isTaxed);
  const planName = usePlanName();
  const filters: readonly Filter[] = [
    choice('planId', t('columns.planId'), PLAN_IDS, planName),
    choice('state', t('columns.standing'), STATES, (value) => t(`subscriptionStates.${value}`)),
  ];
  return (
    <>
      <SectionHead title={panel('subscriptions')} />
      <PlanCards />
      <h2 className="mt-8 mb-4 text-lg">{t('subscriptions.list')}</h2>
      <DataList
        section="subscriptions"
        label={t('subscriptions.list')}
        endpoint={listSubscriptions}
        file={exportSubscriptions}
        columns={columns}
        filters={filters}
        hasDetail={isNone}
        searchHint={t('subscriptions.search')}
        empty={{ title: t('subscriptions.empty'), hint: t('subscriptions.emptyHint') }}
      />
    </>
  );
}

/** What opens here is a plan, from its card. */
function isNone(): boolean {
  return false;
}
