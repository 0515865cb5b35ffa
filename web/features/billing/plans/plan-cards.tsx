import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { PLAN_IDS, type Plan } from '#contract/billing/plans.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { planAction } from '#web/features/billing/plan-offer.ts';
import { PlanCard } from '#web/features/billing/plan-card.tsx';
import { useTaxWords } from '#web/features/billing/taxes/use-tax-words.ts';
import { ChooseButton } from './choose-button.tsx';
import { useChoosePlan } from './use-choose-plan.ts';

/** The plans side by side, each with its action for the reader. */
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
    <ul aria-busy={!plans} className="grid items-stretch gap-5 lg:grid-cols-3 lg:py-4">
      {plans
        ? plans.map((plan) => (
            <li key={plan.id} className={plan.isPopular ? 'lg:-my-4' : undefined}>
              <LargeCard
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
              <Skeleton className="h-111 rounded-xl lg:h-130" />
            </li>
          ))}
    </ul>
  );
}

function LargeCard(props: ComponentProps<typeof ChooseButton>) {
  const { plan, action } = props;
  return (
    <PlanCard
      plan={plan}
      size="large"
      current={action === 'current' || action === 'own'}
      price={<Price plan={plan} />}
    >
      <div className="mt-auto flex flex-col">
        <ChooseButton {...props} />
      </div>
    </PlanCard>
  );
}

function Price({ plan }: { plan: Plan }) {
  const t = useTranslations('plans');
  const { money } = useFormatting();
  const { note } = useTaxWords();
  const soft = plan.isPopular ? 'text-mist' : 'text-ink-faint';
  return (
    <div className="mt-5">
      <p className="flex items-baseline gap-2">
        <span className="font-display text-3xl font-bold tracking-tight tabular-nums">
          {money(plan.price)}
        </span>
        <span className={soft}>{t('perMonth')}</span>
      </p>
      {plan.tax && <p className={`mt-1 text-sm ${soft}`}>{note(plan.tax)}</p>}
    </div>
  );
}
