import { useTranslations } from 'use-intl';
import { readBrand } from '#contract/admin/site.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { BrandForm } from './brand-form.tsx';

/** Name, colour and logo of the marketplace. */
export function BrandSection() {
  const t = useTranslations('admin-brand');
  const { data, error, refetch } = useCallQuery(readBrand);
  return (
    <>
      <SectionHead title={t('title')} hint={t('hint')} />
      {error ? (
        <QueryError title={t('failed')} error={error} refetch={refetch} />
      ) : data ? (
        <BrandForm settings={data} />
      ) : (
        <Skeleton className="h-96 rounded-lg" />
      )}
    </>
  );
}
