import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { TaxNote } from '#web/features/billing/taxes/tax-note.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useSubscription } from './use-subscription.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { BillingFacts } from '#web/features/billing/invoices/billing-facts.tsx';
import { PlanActions } from '#web/features/billing/choice/plan-actions.tsx';
import { PLAN_CHOICE } from '#web/features/billing/choice/plan-choice.tsx';
import { StandingWords } from './standing-words.tsx';
import { TestMode } from '#web/features/billing/invoices/test-mode.tsx';

/** The id of the heading that gets the focus when a button is removed. */
const PLAN_TITLE = 'own-plan';

/** The plan of the signed-in professional: standing, next charge and actions. */
export function SubscriptionOverview() {
  const t = useTranslations('subscription');
  const common = useTranslations('common');
  const { data, isPending, refetch } = useSubscription();
  if (data) return <Overview subscription={data} />;
  if (isPending) return <Skeleton className="h-72 rounded-lg" />;
  return (
    <ErrorState
      title={t('loadFailed')}
      hint={common('somethingWrongHint')}
      retryLabel={common('tryAgain')}
      onRetry={() => void refetch()}
    />
  );
}

function Overview({ subscription }: { subscription: OwnSubscription }) {
  const t = useTranslations('subscription');
  const { money } = useFormatting();
  const { plan } = subscription;
  return (
    <section aria-labelledby={PLAN_TITLE}>
      <Card className="!p-0">
        {subscription.standing !== 'granted' && <TestMode />}
        <div className="flex flex-col gap-5 p-5 sm:p-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id={PLAN_TITLE} tabIndex={-1} className="rounded-md text-2xl">
              <span className="mb-0.5 block font-sans text-sm font-semibold tracking-normal text-ink-faint">
                {t('plan')}
              </span>
              {plan.name}
            </h2>
            {subscription.standing !== 'granted' && (
              <p className="text-ink-soft tabular-nums">
                {t.rich('perMonth', { price: money(plan.price), strong: asPrice })}
                <TaxNote kind={plan.taxKind} />
              </p>
            )}
          </div>
          <StandingWords subscription={subscription} />
          <BillingFacts subscription={subscription} />
          <PlanActions subscription={subscription} goesOnAt={PLAN_TITLE} onChoose={goToPlans} />
        </div>
      </Card>
    </section>
  );
}

function asPrice(price: ReactNode) {
  return <strong className="text-lg font-semibold text-ink">{price}</strong>;
}

function goToPlans(): void {
  const title = document.getElementById(PLAN_CHOICE);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}
