import { useEffect, useState } from 'react';
import { serverNow } from './api/server-clock.ts';

/** The time now in milliseconds, read again every so often; catches up at once when the page is shown. */
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
