import { createContext, use, useCallback, useMemo, useState, startTransition } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '#contract/language.ts';
import { localeOf, storeLanguage } from './language.ts';
import { keepLanguageInAddress } from '#web/lib/navigation/location.tsx';
import { activateLanguage, catalogueOf } from './texts.ts';

interface LanguageChoice {
  /** The language code of URLs and the API: en, fr or es. */
  language: Language;
  /** Loads the other language's texts, switches, and stores the choice. */
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** Provides texts. Those of `initialLanguage` must be loaded already. */
export function LanguageProvider(props: { initialLanguage: Language; children: ReactNode }) {
  const [language, show] = useState(props.initialLanguage);
  const setLanguage = useCallback(
    (next: Language) => void switchTo(next, show).catch(console.error),
    [],
  );
  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return (
    <LanguageContext value={choice}>
      <IntlProvider
        locale={localeOf(language)}
        messages={catalogueOf(language)}
        timeZone={readersTimeZone()}
        onError={refuse}
      >
        {props.children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** The reader's language and its setter. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it.');
  return choice;
}

async function switchTo(language: Language, show: (language: Language) => void): Promise<void> {
  await activateLanguage(language);
  storeLanguage(language);
  keepLanguageInAddress(language);
  document.documentElement.lang = language;
  startTransition(() => show(language));
}

function readersTimeZone(): string {
  return typeof document === 'undefined' ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function refuse(error: Error): void {
  console.error(error);
}
