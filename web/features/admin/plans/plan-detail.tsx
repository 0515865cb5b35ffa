import { useTranslations } from 'use-intl';
import { understoodIn } from '#contract/understood-in.ts';
import { readPlanSettings, type PlanSettings } from '#contract/admin/plans.ts';
import { PLAN_IDS, type PlanId } from '#contract/billing/plans.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { PlanForm } from './plan-form.tsx';

/** One plan, to be edited. */
export function PlanDetail({ id }: { id: string }) {
  const t = useTranslations('admin-plans');
  const planId = PLAN_IDS.find((one) => one === id);
  return planId ? <Plan planId={planId} /> : <EmptyState title={t('absent')} />;
}

function Plan({ planId }: { planId: PlanId }) {
  const t = useTranslations('admin-plans');
  const { data, error, refetch } = useCallQuery(
    readPlanSettings,
    { params: { planId } },
    { staleTime: 0 },
  );
  if (error) return <QueryError title={t('failed')} error={error} refetch={refetch} />;
  if (!data) return <Skeleton className="h-96 rounded-lg" />;
  return (
    <>
      <Head plan={data} />
      <PlanForm plan={data} />
    </>
  );
}

function Head({ plan }: { plan: PlanSettings }) {
  const t = useTranslations('admin-plans');
  const language = understoodIn(useLanguage().language);
  const { dateTime } = useFormatting();
  const { texts, builtInTexts, changedAt, changedBy } = plan;
  return (
    <SectionHead
      title={texts[language].name ?? builtInTexts[language].name}
      hint={
        <>
          {t('hint')}
          {changedAt && changedBy && (
            <span className="mt-1 block">
              {t('changed', { date: dateTime(changedAt), by: changedBy })}
            </span>
          )}
        </>
      }
    />
  );
}
