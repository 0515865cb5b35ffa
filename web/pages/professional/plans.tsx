import { useTranslations } from 'use-intl';
import { Benefits } from '#web/features/billing/plans/benefits.tsx';
import { CurrentPlan } from '#web/features/billing/plans/current-plan.tsx';
import { PlanCards } from '#web/features/billing/plans/plan-cards.tsx';
import { Questions } from '#web/features/billing/plans/questions.tsx';
import { useSubscriptionIfAny } from '#web/features/billing/subscription/use-subscription.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** `/subscription-plans`: the plans, to compare and to choose. */
export function PlansPage() {
  const t = useTranslations('plans');
  usePageTitle(t('title'));
  const own = useSubscriptionIfAny();
  return (
    <SiteFrame>
      <div className="container-page py-12 sm:py-14 lg:py-20">
        <h1 className="max-w-3xl text-3xl">{t('heading')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t('lead')}</p>
        <div className="mt-10 flex flex-col gap-6 lg:mt-12">
          {own?.status === 'active' && <CurrentPlan subscription={own} />}
          <PlanCards subscription={own} />
        </div>
        <p className="mt-6 text-sm text-ink-faint">{t('fine')}</p>
      </div>
      <Benefits />
      <Questions />
    </SiteFrame>
  );
}
