import { Pencil } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { changePlanSettings } from '#contract/admin/plans.ts';
import { listAdminPlans, type AdminPlan } from '#contract/admin/subscriptions.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { adminHref } from '../frame/address.ts';
import { useMay } from '../frame/use-may.ts';

/** The plans on offer, and how many are on each. */
export function PlanCards() {
  const t = useTranslations('admin-lists.subscriptions');
  const { language } = useLanguage();
  const plans = useCallQuery(listAdminPlans, { query: { language } });
  if (plans.isError)
    return <QueryError title={t('plansFailed')} error={plans.error} refetch={plans.refetch} />;
  return (
    <section aria-label={t('plans')} className="grid gap-4 lg:grid-cols-3">
      {plans.data
        ? plans.data.map((plan) => <PlanCard key={plan.id} plan={plan} />)
        : [1, 2, 3].map((place) => <Skeleton key={place} className="h-72 w-full rounded-lg" />)}
    </section>
  );
}

function PlanCard({ plan }: { plan: AdminPlan }) {
  const t = useTranslations('admin-lists.subscriptions');
  const { money } = useFormatting();
  const may = useMay();
  return (
    <article className="flex flex-col gap-y-4 rounded-lg border border-line bg-card p-5 text-sm lg:row-span-3 lg:grid lg:grid-rows-subgrid">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-lg">{plan.name}</h2>
          {plan.isPopular && <Badge tone="pine">{t('popular')}</Badge>}
          {!plan.isActive && <Badge tone="clay">{t('inactive')}</Badge>}
          {may(changePlanSettings) && (
            <Link
              href={adminHref('subscriptions', { open: plan.id })}
              aria-label={t('edit', { plan: plan.name })}
              className={`${buttonLook('secondary', 'sm')} ms-auto`}
            >
              <Pencil aria-hidden="true" className="size-4" />
            </Link>
          )}
        </div>
        <p className="mt-1 font-semibold">
          {t('perMonth', { price: money(plan.price) })}
          {plan.tax && (
            <span className="font-normal text-ink-soft"> {t(`taxes.${plan.tax.kind}`)}</span>
          )}
        </p>
        <p className="mt-1 text-ink-soft">{plan.description}</p>
      </div>
      <Figures plan={plan} />
      <About plan={plan} />
    </article>
  );
}

function Figures({ plan }: { plan: AdminPlan }) {
  const t = useTranslations('admin-lists.subscriptions');
  const { money } = useFormatting();
  const figures = [
    [t('subscribers'), plan.subscribers],
    ...(plan.price > 0
      ? ([
          [t('paying'), plan.paying],
          [t('trialing'), plan.trialing],
          [t('pastDue'), plan.pastDue],
          [t('granted'), plan.granted],
        ] as const)
      : []),
    [t(plan.tax ? 'revenueWithoutTaxes' : 'revenue'), money(plan.monthlyRevenue)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-faint">{name}</dt>
          <dd className="font-display text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function About({ plan }: { plan: AdminPlan }) {
  const t = useTranslations('admin-lists.subscriptions');
  const { date } = useFormatting();
  return (
    <div>
      <h3 className="font-sans text-xs font-semibold tracking-normal text-ink-faint">
        {t('features')}
      </h3>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 ps-5 text-ink-soft">
        <li>
          {plan.maxRequests === null ? t('unlimited') : t('limited', { count: plan.maxRequests })}
        </li>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mt-4 text-xs [overflow-wrap:anywhere] text-ink-faint">
        {t('since')} {date(plan.createdAt)}
        {plan.stripePriceId && (
          <span className="mt-0.5 block">
            {t('stripe')} <span className="font-mono">{plan.stripePriceId}</span>
          </span>
        )}
      </p>
    </div>
  );
}
