import { readSitePage, type PageSlug } from '#contract/site.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useCallQuery } from '#web/lib/api/query.tsx';

/** The query of an operator's page in the reader's language. */
export function useSiteText(slug: PageSlug) {
  const { language } = useLanguage();
  return useCallQuery(readSitePage, { params: { slug }, query: { language } });
}
