import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Plan } from '#contract/billing/plans.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import { TaxNote } from '#web/features/billing/taxes/tax-note.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { useSubscription } from './use-subscription.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { offerOf, useOfferWords, type Offer } from '#web/features/billing/plan-offer.ts';
import { PlanActions } from '#web/features/billing/choice/plan-actions.tsx';
import { PlanDialogs } from '#web/features/billing/choice/plan-dialogs.tsx';
import { StandingWords } from './standing-words.tsx';
import { useSubscribe } from '#web/features/billing/choice/use-subscribe.ts';

const TITLE = 'subscription-settings';

/** The plan in the account's settings: its standing, and how to change it. */
export function SubscriptionSettings() {
  const t = useTranslations('subscription');
  const common = useTranslations('common');
  const { data, isPending, refetch } = useSubscription();
  return (
    <section aria-labelledby={TITLE}>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={TITLE} tabIndex={-1} className="rounded-md text-lg">
            {t('settings.title')}
          </h2>
          <Link
            href={href('/professional-dashboard', { tab: 'subscription' })}
            className="text-sm font-semibold text-pine-700 underline underline-offset-2"
          >
            {t('settings.more')}
          </Link>
        </div>
        {data && <Settings subscription={data} />}
        {isPending && <Skeleton className="h-40 rounded-lg" />}
        {!data && !isPending && (
          <ErrorState
            title={t('loadFailed')}
            hint={common('somethingWrongHint')}
            retryLabel={common('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </section>
  );
}

function Settings({ subscription }: { subscription: OwnSubscription }) {
  const { data: plans } = usePlans();
  const start = useSubscribe();
  const [chosen, choose] = useState<{ plan: Plan; offer: Offer } | null>(null);
  const others = (plans ?? [])
    .map((plan) => ({ plan, offer: offerOf(plan, subscription) }))
    .filter(({ offer }) => 'planId' in offer);
  return (
    <>
      <p className="font-display text-lg font-semibold">{subscription.plan.name}</p>
      <StandingWords subscription={subscription} />
      {others.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {others.map(({ plan, offer }) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              offer={offer}
              onChoose={() => choose({ plan, offer })}
            />
          ))}
        </ul>
      )}
      <PlanActions subscription={subscription} goesOnAt={TITLE} />
      {chosen && (
        <PlanDialogs
          {...chosen}
          subscription={subscription}
          start={start}
          goesOnAt={TITLE}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

interface PlanRowProps {
  plan: Plan;
  offer: Offer;
  onChoose: () => void;
}

function PlanRow({ plan, offer, onChoose }: PlanRowProps) {
  const t = useTranslations('subscription');
  const { money } = useFormatting();
  const words = useOfferWords()(plan.name, offer);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div>
        <p className="font-semibold">{plan.name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {t.rich('perMonth', { price: money(plan.price), strong: (price) => price })}
          <TaxNote kind={plan.tax?.kind} />
        </p>
      </div>
      <Button tone="secondary" size="sm" aria-label={words?.full} onClick={onChoose}>
        {words?.short}
      </Button>
    </li>
  );
}
