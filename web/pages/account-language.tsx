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
 * Applies the language saved in the account: on a device without a stored choice, and whenever it
 * was changed elsewhere since. Signing up by a link keeps its language.
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
