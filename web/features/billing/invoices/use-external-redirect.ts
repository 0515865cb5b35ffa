import { useEffect, useState } from 'react';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { storeLanguage } from '#web/lib/i18n/language.ts';
import { refresh } from '#web/lib/api/query.tsx';

/**
 * Redirects to a page of the payment provider, in the same tab. `leaving` is true until the page
 * unloads, against double clicks, and is reset when the page comes back from the back/forward
 * cache.
 */
export function useExternalRedirect() {
  const { language } = useLanguage();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void refresh('/api/professional/');
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const leaveTo = (url: string) => {
    // The return address has no language: the last one applies.
    storeLanguage(language);
    setLeaving(true);
    location.assign(url);
  };
  return { leaving, leaveTo };
}
