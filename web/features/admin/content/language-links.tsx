import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { PageSlug } from '#contract/site.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { adminHref } from '../frame/address.ts';

/** The same page in the other languages. */
export function LanguageLinks({ slug, current }: { slug: PageSlug; current: Language }) {
  const t = useTranslations('admin-content');
  return LANGUAGES.filter((language) => language !== current).map((language) => (
    <Link
      key={language}
      href={adminHref('content', { open: `${slug}.${language}` })}
      className={buttonLook('secondary', 'sm')}
    >
      {t(`languages.${language}`)}
    </Link>
  ));
}
