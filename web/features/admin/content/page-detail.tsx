import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listPageVersions, readPageVersion } from '#contract/admin/site.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { PAGE_SLUGS, type PageSlug } from '#contract/site.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { SectionHead } from '../frame/section-head.tsx';
import { LanguageLinks } from './language-links.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageVersions } from './page-versions.tsx';

/** One page in one language, `id` being e.g. `about.fr`: editor and versions. */
export function PageDetail({ id }: { id: string }) {
  const t = useTranslations('admin-content');
  const [slug, language] = id.split('.');
  const of = {
    slug: PAGE_SLUGS.find((known) => known === slug),
    language: LANGUAGES.find((known) => known === language),
  };
  if (!of.slug || !of.language) return <EmptyState title={t('noSuchPage')} />;
  return <OnePage slug={of.slug} language={of.language} />;
}

function OnePage({ slug, language }: { slug: PageSlug; language: Language }) {
  const t = useTranslations('admin-content');
  const languageName = useLanguageName((known) => t(`languages.${known}`));
  const params = { slug, language };
  const versions = useCallQuery(listPageVersions, { params });
  const version = versions.data?.[0]?.version ?? 0;
  const newest = useCallQuery(
    readPageVersion,
    { params: { ...params, version } },
    // The editor keeps its input while a newer version arrives.
    { enabled: versions.data !== undefined, placeholderData: keepPreviousData },
  );
  const error = versions.error ?? newest.error;
  const retry = () => void versions.refetch().then(() => newest.refetch());
  const title = `${t(`pages.${slug}`)} · ${languageName(language)}`;
  return (
    <>
      <SectionHead title={title} hint={t('editorHint')}>
        <LanguageLinks slug={slug} current={language} />
      </SectionHead>
      {error ? (
        <QueryError title={t('failed')} error={error} refetch={retry} />
      ) : !versions.data || !newest.data ? (
        <Skeleton className="h-96 rounded-lg" />
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <PageEditor {...params} newest={newest.data} />
          <PageVersions {...params} versions={versions.data} />
        </div>
      )}
    </>
  );
}
