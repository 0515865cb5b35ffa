import { createContext, use, useCallback, useMemo, useState, startTransition } from 'react';
import type { ReactNode } from 'react';
import { IntlErrorCode, IntlProvider, type IntlError } from 'use-intl';
import type { Language } from '#contract/language.ts';
import { declareLanguage, localeOf, storeLanguage } from './language.ts';
import { keepLanguageInAddress } from '#web/lib/navigation/location.tsx';
import { activateLanguage, catalogueOf } from './texts.ts';

interface LanguageChoice {
  /** The language code of URLs and the API. */
  language: Language;
  /** Loads the other language's texts, switches, and stores the choice. */
  setLanguage: (language: Language) => void;
}

/**
 * In a browser that of the reader, which every format falls back to by itself: asking for its name
 * holds up the first screen by a third of its start.
 */
const TIME_ZONE = typeof document === 'undefined' ? { timeZone: 'UTC' } : {};

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
        {...TIME_ZONE}
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
  if (!choice) throw new Error('No provider.');
  return choice;
}

async function switchTo(language: Language, show: (language: Language) => void): Promise<void> {
  await activateLanguage(language);
  storeLanguage(language);
  keepLanguageInAddress(language);
  declareLanguage(language);
  startTransition(() => show(language));
}

function refuse(error: IntlError): void {
  if (error.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) console.error(error);
}
