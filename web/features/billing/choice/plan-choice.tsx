import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Plan } from '#contract/billing/plans.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { useSubscription } from '#web/features/billing/subscription/use-subscription.ts';
import { useTaxWords } from '#web/features/billing/taxes/use-tax-words.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePlans } from '#web/lib/use-plans.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { offerOf, type Offer } from '#web/features/billing/plan-offer.ts';
import { PlanCard } from '#web/features/billing/plan-card.tsx';
import { OfferButton } from './offer-button.tsx';
import { planToStart } from './start-address.ts';
import { PlanDialogs } from './plan-dialogs.tsx';
import { useCheckout } from './use-checkout.ts';

/** The id of the heading over the plans, as a link target. */
export const PLAN_CHOICE = 'plan-choice';

/** The plans side by side: the current one marked, the others with their allowed actions. */
export function PlanChoice() {
  const t = useTranslations('subscription.choice');
  const common = useTranslations('common');
  const { data: subscription } = useSubscription();
  const plans = usePlans();
  return (
    <section aria-labelledby={PLAN_CHOICE} className="scroll-mt-24">
      <h2 id={PLAN_CHOICE} tabIndex={-1} className="scroll-mt-24 rounded-md text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('hint')}</p>
      {plans.isError ? (
        <ErrorState
          title={t('loadFailed')}
          hint={common('somethingWrongHint')}
          retryLabel={common('tryAgain')}
          onRetry={() => void plans.refetch()}
        />
      ) : plans.data && subscription ? (
        <Cards plans={plans.data} subscription={subscription} />
      ) : (
        <Skeleton className="h-72 rounded-lg" />
      )}
    </section>
  );
}

interface CardsProps {
  plans: readonly Plan[];
  subscription: OwnSubscription;
}

function Cards({ plans, subscription }: CardsProps) {
  const start = useCheckout();
  const wanted = useQueryParameters().get('start');
  const [chosen, choose] = useState<{ plan: Plan; offer: Offer } | null>(() =>
    planToStart(wanted, plans, subscription),
  );
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-3">
        {plans.map((plan) => {
          const offer = offerOf(plan, subscription);
          return (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                size="compact"
                current={offer.kind === 'current'}
                price={<Price plan={plan} />}
              >
                <OfferButton plan={plan} offer={offer} onChoose={() => choose({ plan, offer })} />
              </PlanCard>
            </li>
          );
        })}
      </ul>
      {chosen && (
        <PlanDialogs
          {...chosen}
          subscription={subscription}
          start={start}
          goesOnAt={PLAN_CHOICE}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

function Price({ plan }: { plan: Plan }) {
  const t = useTranslations('subscription');
  const { money } = useFormatting();
  const { note } = useTaxWords();
  return (
    <div className="mt-1 text-ink-soft tabular-nums">
      <p>{t.rich('perMonth', { price: money(plan.price), strong: asPrice })}</p>
      {plan.tax && <p className="text-sm">{note(plan.tax)}</p>}
    </div>
  );
}

function asPrice(price: ReactNode) {
  return <strong className="font-display text-2xl font-bold text-ink">{price}</strong>;
}
