import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { ownName } from '#contract/language-facts.ts';
import { offeredLanguages } from '#web/lib/i18n/offered-languages.ts';
import { LanguageSwitcher } from '#web/ui/language-switcher.tsx';

/** The language switch of the site; nothing where it offers one language. */
export function LanguageChoice() {
  const t = useTranslations('common');
  const { language, setLanguage } = useLanguage();
  const codes = offeredLanguages();
  if (!codes[1]) return null;
  return (
    <LanguageSwitcher
      label={t('language')}
      codes={codes}
      nameOf={ownName}
      value={language}
      onChange={setLanguage}
    />
  );
}
