import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { PLAN_IDS, type Plan } from '#contract/plans.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { useFormatting } from '#web/lib/formatting.ts';
import { useLanguage } from '#web/lib/i18n.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { href } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The three plans, to read. Choosing one needs an account. */
export function PlansPage() {
  const t = useTranslations('plans');
  usePageTitle(t('title'));
  return (
    <SiteFrame>
      <div className="container-page py-14 lg:py-20">
        <h1 className="max-w-3xl text-3xl">{t('heading')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t('lead')}</p>
        <PlanCards />
        <p className="mt-8 text-sm text-ink-faint">{t('fine')}</p>
      </div>
    </SiteFrame>
  );
}

function PlanCards() {
  const t = useTranslations('plans');
  const common = useTranslations('common');
  const { data: plans, isError, refetch } = usePlans();
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
    <ul aria-busy={!plans} className="mt-12 grid gap-5 lg:grid-cols-3">
      {plans
        ? plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} />
            </li>
          ))
        : PLAN_IDS.map((id) => (
            <li key={id}>
              <Skeleton className="h-110 rounded-xl" />
            </li>
          ))}
    </ul>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const t = useTranslations('plans');
  const { money } = useFormatting();
  const { language } = useLanguage();
  const highlighted = plan.id === 'premium';
  return (
    <div
      className={classes(
        'flex h-full flex-col rounded-xl border bg-white p-7',
        highlighted ? 'border-pine-700 shadow-lg ring-1 ring-pine-700' : 'border-line shadow-sm',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-xl">{plan.name}</h2>
        {plan.isPopular && <Badge tone="marigold">{t('popular')}</Badge>}
      </div>
      <p className="mt-2 text-ink-soft">{plan.description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="font-display text-3xl font-bold">{money(plan.price)}</span>
        <span className="text-ink-faint">{t('perMonth')}</span>
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-3">
        {linesOf(plan, t).map((line) => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 stroke-3 text-pine-500" />
            {line}
          </li>
        ))}
      </ul>
      <Link
        href={href('/sign-in', { lang: language })}
        className={classes('mt-auto', buttonLook(highlighted ? 'primary' : 'secondary', 'lg'))}
      >
        {t('signIn')}
      </Link>
    </div>
  );
}

function linesOf(plan: Plan, t: ReturnType<typeof useTranslations<'plans'>>): string[] {
  const requests =
    plan.maxRequests === null ? t('unlimited') : t('requestsPerMonth', { count: plan.maxRequests });
  return [requests, ...plan.features];
}
