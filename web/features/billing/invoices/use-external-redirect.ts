import { useEffect, useState } from 'react';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { storeLanguage } from '#web/lib/i18n/language.ts';
import { refresh } from '#web/lib/api/query.tsx';

/**
 * The way to a page of the payment provider, in the same tab. `leaving` holds until the page is left,
 * so that nobody presses twice; who comes back by the browser's own button finds it as it is now.
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
    // The way back names no language: it is the one that was read last.
    storeLanguage(language);
    setLeaving(true);
    location.assign(url);
  };
  return { leaving, leaveTo };
}
