import { useEffect } from 'react';
import type { Language } from '#contract/language.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import {
  saidByAddress,
  SAVED_LANGUAGE_KEY,
  storedLanguage,
  storeLanguage,
} from '#web/lib/i18n/language.ts';

/**
 * Shows a signed-in person the language saved in their account: on a device where they have chosen
 * none, and wherever it has been changed elsewhere since. Who signs up by a link keeps its language.
 */
export function AccountLanguage({ saved }: { saved: Language }) {
  const { language, setLanguage } = useLanguage();
  useEffect(() => {
    const seen = storedLanguage(SAVED_LANGUAGE_KEY) ?? saved;
    if (saidByAddress) {
      if (saved !== language) return;
      storeLanguage(language);
    } else if (storedLanguage() === undefined || seen !== saved) setLanguage(saved);
    storeLanguage(saved, SAVED_LANGUAGE_KEY);
  }, [saved, language, setLanguage]);
  return null;
}
