import { useTranslations } from 'use-intl';
import { readPlanTaxes, type PlanTaxes } from '#contract/admin/plan-taxes.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { TaxesForm } from './taxes-form.tsx';

/** The taxes on the plans. */
export function TaxesSection() {
  const t = useTranslations('admin-taxes');
  const { dateTime } = useFormatting();
  const { data, error, refetch } = useCallQuery(readPlanTaxes, {}, { staleTime: 0 });
  return (
    <>
      <SectionHead
        title={t('title')}
        hint={
          <>
            {t('hint')}
            {data?.changedAt && data.changedBy && (
              <span className="mt-1 block">
                {t('changed', { date: dateTime(data.changedAt), by: data.changedBy })}
              </span>
            )}
          </>
        }
      />
      {error ? (
        <QueryError title={t('failed')} error={error} refetch={refetch} />
      ) : data ? (
        <>
          <Waiting settings={data} />
          <TaxesForm settings={data} />
        </>
      ) : (
        <Skeleton className="h-96 rounded-lg" />
      )}
    </>
  );
}

/** How many subscriptions are not charged as chosen, and why. */
function Waiting({ settings: { waiting, mode } }: { settings: PlanTaxes }) {
  const t = useTranslations('admin-taxes');
  if (waiting === 0) return null;
  return (
    <p
      role="status"
      className="mb-4 max-w-2xl rounded-lg border border-line bg-sunken px-4 py-3 text-sm"
    >
      <span className="font-semibold">{t('waiting', { count: waiting })}</span>{' '}
      {t(mode === 'automatic' ? 'waitingAddress' : 'waitingHint')}
    </p>
  );
}
