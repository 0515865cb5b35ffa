import { useTranslations } from 'use-intl';
import { readBrand } from '#contract/admin/site.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { BrandForm } from './brand-form.tsx';

/** Name, colour and logo of the marketplace. */
export function BrandSection() {
  const t = useTranslations('admin-brand');
  const common = useTranslations('common');
  const { data, error, refetch } = useCallQuery(readBrand);
  return (
    <>
      <SectionHead title={t('title')} hint={t('hint')} />
      {error ? (
        <ErrorState
          title={t('failed')}
          hint={error.body?.error ?? common('somethingWrongHint')}
          retryLabel={common('tryAgain')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <BrandForm settings={data} />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </>
  );
}
