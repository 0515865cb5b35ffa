import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { ownName } from '#contract/language-facts.ts';
import { offeredLanguages } from '#web/lib/i18n/offered-languages.ts';
import { Button } from '#web/ui/button.tsx';

/** The languages of the chat: those that the site offers. */
export function LanguageChoices() {
  const t = useTranslations('assistant-chat');
  const { language, setLanguage } = useLanguage();
  return (
    <div role="group" aria-label={t('chooseLanguage')} className="flex flex-wrap gap-2">
      {offeredLanguages().map((code) => (
        <Button
          key={code}
          lang={code}
          tone={code === language ? 'primary' : 'secondary'}
          aria-pressed={code === language}
          onClick={() => setLanguage(code)}
        >
          {ownName(code)}
        </Button>
      ))}
    </div>
  );
}
