import { useTranslations } from 'use-intl';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';

const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français (Québec)',
  es: 'Español',
};

/** The languages of the chat. */
export function LanguageChoices() {
  const t = useTranslations('assistant-chat');
  const { language, setLanguage } = useLanguage();
  return (
    <div role="group" aria-label={t('chooseLanguage')} className="flex flex-wrap gap-2">
      {LANGUAGES.map((code) => (
        <Button
          key={code}
          lang={code}
          tone={code === language ? 'primary' : 'secondary'}
          aria-pressed={code === language}
          onClick={() => setLanguage(code)}
        >
          {LANGUAGE_NAMES[code]}
        </Button>
      ))}
    </div>
  );
}
