import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { listSitePages } from '#contract/admin/site.ts';
import type { Result } from '#contract/endpoint.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { PAGE_SLUGS, type PageSlug } from '#contract/site.ts';
import { BRAND } from '#web/lib/brand.ts';
import { offeredLanguages } from '#web/lib/i18n/offered-languages.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { adminHref } from '../frame/address.ts';
import { When } from '../table/when.tsx';

type Shown = Result<typeof listSitePages>[number];

/** Every page with its three languages side by side: published version, date and author. */
export function PageGrid() {
  const t = useTranslations('admin-content');
  const { data, error, refetch } = useCallQuery(listSitePages);
  if (error) return <QueryError title={t('failed')} error={error} refetch={refetch} />;
  return (
    <div className="flex flex-col gap-5">
      {PAGE_SLUGS.map((slug) =>
        data ? (
          <PageRow key={slug} slug={slug} shown={data.filter((one) => one.slug === slug)} />
        ) : (
          <Skeleton key={slug} className="h-48 rounded-lg" />
        ),
      )}
    </div>
  );
}

function PageRow({ slug, shown }: { slug: PageSlug; shown: readonly Shown[] }) {
  const t = useTranslations('admin-content');
  const isPublished = (language: Language) =>
    shown.some((one) => one.language === language && one.current.version > 0);
  const missing = offeredLanguages().filter((language) => !isPublished(language)).length;
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">{t(`pages.${slug}`)}</h2>
        {missing > 0 && LANGUAGES.some(isPublished) && (
          <p className="text-sm font-semibold text-warning">{t('missing', { count: missing })}</p>
        )}
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <PageCell
              slug={slug}
              language={language}
              shown={shown.find((one) => one.language === language)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PageCellProps {
  slug: PageSlug;
  language: Language;
  shown: Shown | undefined;
}

function PageCell({ slug, language, shown }: PageCellProps) {
  const t = useTranslations('admin-content');
  const languageName = useLanguageName((known) => t(`languages.${known}`));
  const { version = 0, title = '', publishedAt = null, publishedBy = null } = shown?.current ?? {};
  return (
    <Link
      href={adminHref('content', { open: `${slug}.${language}` })}
      className="flex h-full flex-col items-start gap-2 rounded-lg border border-line bg-paper p-4 text-sm transition-colors hover:border-line-strong"
    >
      <span className="flex w-full flex-wrap items-start justify-between gap-2">
        <span>
          <span className="font-semibold">{languageName(language)}</span>
          {!offeredLanguages().includes(language) && (
            <span className="block text-ink-faint">{t('notOffered')}</span>
          )}
        </span>
        <Badge tone={version > 0 ? 'pine' : 'neutral'}>
          {version > 0 ? t('version', { version: String(version) }) : t('builtIn')}
        </Badge>
      </span>
      <span lang={language} className="[overflow-wrap:anywhere] text-ink-soft">
        {title.replaceAll('{brand}', BRAND)}
      </span>
      {publishedAt && (
        <span className="text-ink-soft">
          <When at={publishedAt} />
          <span className="block [overflow-wrap:anywhere] text-ink-faint">{publishedBy}</span>
        </span>
      )}
      <span className="mt-auto font-semibold text-pine-700">{t('edit')}</span>
    </Link>
  );
}
