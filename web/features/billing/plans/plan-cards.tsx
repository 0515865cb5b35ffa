import { useTranslations } from 'use-intl';
import { PLAN_IDS } from '#contract/billing/plans.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { planAction } from '#web/features/billing/plan-offer.ts';
import { PlanCard } from './plan-card.tsx';
import { useChoosePlan } from './use-choose-plan.ts';

/** The plans side by side, each with what the reader can do about it. */
export function PlanCards({ subscription }: { subscription: OwnSubscription | undefined }) {
  const t = useTranslations('plans');
  const common = useTranslations('common');
  const { data: plans, isError, refetch } = usePlans();
  const { choose, choosing } = useChoosePlan();
  if (isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        hint={common('somethingWrongHint')}
        retryLabel={common('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <ul aria-busy={!plans} className="grid items-stretch gap-5 lg:grid-cols-3">
      {plans
        ? plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                action={planAction(plan, subscription)}
                busy={choosing === plan.id}
                disabled={choosing !== undefined}
                onChoose={() => choose(plan)}
              />
            </li>
          ))
        : PLAN_IDS.map((id) => (
            <li key={id}>
              <Skeleton className="h-130 rounded-2xl" />
            </li>
          ))}
    </ul>
  );
}
