import { Languages, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { offeredLanguages } from '#web/lib/i18n/offered-languages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Each in its own language: it is for somebody who writes in that one. */
const CONTINUE: Record<UnderstoodLanguage, string> = {
  en: 'Continue in English',
  fr: 'Continuer en français',
  es: 'Continuar en español',
};

/** Offers to go on in the language the person writes in; nothing where the page speaks it, or the site does not. */
export function LanguageLine({ spoken }: { spoken: UnderstoodLanguage | null }) {
  const t = useTranslations('assistant-chat');
  const { language, setLanguage } = useLanguage();
  const [declined, setDeclined] = useState<UnderstoodLanguage | null>(null);
  if (spoken === null || spoken === language || spoken === declined) return null;
  if (!offeredLanguages().includes(spoken)) return null;
  return (
    <div className="animate-appear border-b border-line bg-pine-50 text-sm text-pine-800">
      <p className="mx-auto flex w-full max-w-2xl items-center gap-2.5 px-4 py-1 sm:px-6">
        <Languages aria-hidden="true" className="size-4 shrink-0" />
        <button
          type="button"
          lang={spoken}
          onClick={() => setLanguage(spoken)}
          className="min-h-10 flex-1 text-start font-semibold underline-offset-4 hover:underline"
        >
          {CONTINUE[spoken]}
        </button>
        <IconButton label={t('keepLanguage')} onClick={() => setDeclined(spoken)}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </p>
    </div>
  );
}
