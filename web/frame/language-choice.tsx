import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { LanguageSwitcher } from '#web/ui/language-switcher.tsx';

const LANGUAGE_NAMES = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français (Québec)' },
  { code: 'es', name: 'Español' },
] as const;

/** The language switch of the site. */
export function LanguageChoice() {
  const t = useTranslations('common');
  const { language, setLanguage } = useLanguage();
  return (
    <LanguageSwitcher
      label={t('language')}
      options={LANGUAGE_NAMES}
      value={language}
      onChange={setLanguage}
    />
  );
}
