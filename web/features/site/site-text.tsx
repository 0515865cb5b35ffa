import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PageSlug } from '#contract/site.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { fillBrand } from '#web/lib/fill-brand.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { TextArticle } from '#web/ui/text/text-article.tsx';
import { useSiteText } from './use-site-text.ts';

interface SiteTextProps {
  slug: PageSlug;
  /** Between the lead and the sections. */
  children?: ReactNode;
}

/** A page of the operator's, in the reader's language. */
export function SiteText({ slug, children }: SiteTextProps) {
  const t = useTranslations('site-pages');
  const common = useTranslations('common');
  const { date } = useFormatting();
  const { data, error, refetch } = useSiteText(slug);
  usePageTitle(data ? fillBrand(data.content, BRAND).title : t(`titles.${slug}`));
  if (error)
    return (
      <>
        <h1 className="mb-6 text-3xl">{t(`titles.${slug}`)}</h1>
        <QueryError title={t('failed')} error={error} refetch={refetch} />
        {children}
      </>
    );
  if (!data) return <Waiting label={common('loading')} title={t(`titles.${slug}`)} />;
  return (
    <>
      <TextArticle {...fillBrand(data.content, BRAND)}>{children}</TextArticle>
      {data.publishedAt && (
        <p className="mt-10 text-sm text-ink-faint">
          {t('since', { date: date(data.publishedAt) })}
        </p>
      )}
    </>
  );
}

function Waiting({ label, title }: { label: string; title: string }) {
  return (
    <div className="max-w-2xl">
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-5 h-6" />
      <Skeleton className="mt-10 h-32" />
      <Skeleton className="mt-6 h-32" />
    </div>
  );
}
