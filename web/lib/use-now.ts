import { useEffect, useState } from 'react';
import { serverNow } from './api/server-clock.ts';

/**
 * The current time in milliseconds, updated at an interval, and at once when the page becomes
 * visible.
 */
export function useNow(everyMs: number): number {
  const [now, set] = useState(serverNow);
  useEffect(() => {
    const tick = () => set(serverNow());
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
