import { useEffect, useState } from 'react';
import { refresh } from '#web/lib/query.tsx';

/**
 * The way to a page of the payment provider, in the same tab. `leaving` holds until the page is left,
 * so that nobody presses twice; who comes back by the browser's own button finds it as it is now.
 */
export function useWayOut() {
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
    setLeaving(true);
    location.assign(url);
  };
  return { leaving, leaveTo };
}
