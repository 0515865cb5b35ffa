import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { PageSlug } from '#contract/site.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { adminHref } from '../frame/address.ts';

/** The same page in the other languages. */
export function LanguageLinks({ slug, current }: { slug: PageSlug; current: Language }) {
  const t = useTranslations('admin-content');
  const languageName = useLanguageName((known) => t(`languages.${known}`));
  return LANGUAGES.filter((language) => language !== current).map((language) => (
    <Link
      key={language}
      href={adminHref('content', { open: `${slug}.${language}` })}
      className={buttonLook('secondary', 'sm')}
    >
      {languageName(language)}
    </Link>
  ));
}
