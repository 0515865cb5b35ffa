import { useTranslations } from 'use-intl';
import { readLanguages } from '#contract/admin/site-languages.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { LanguagesForm } from './languages-form.tsx';

/** The languages of the marketplace. */
export function LanguagesSection() {
  const t = useTranslations('admin-languages');
  const { dateTime } = useFormatting();
  const { data, error, refetch } = useCallQuery(readLanguages, {}, { staleTime: 0 });
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
        <LanguagesForm settings={data} />
      ) : (
        <Skeleton className="h-96 rounded-lg" />
      )}
    </>
  );
}
