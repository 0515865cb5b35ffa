import { useNow } from './use-now.ts';

interface Term {
  sentAt: string;
  expiresAt: string;
}

/** How much of the time to answer is left, in milliseconds and as a share of all of it. */
export function useTimeLeft({ sentAt, expiresAt }: Term, tickMs: number) {
  const now = useNow(tickMs);
  const end = Date.parse(expiresAt);
  const left = Math.max(0, end - now);
  return { now, end, left, share: Math.min(1, left / Math.max(1, end - Date.parse(sentAt))) };
}
