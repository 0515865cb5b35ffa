import { useEffect, useState } from 'react';

const KEY = 'lit-windows';
/** The oldest are dropped: a customer rarely has this many. */
const MAX_KEPT = 60;

/** Whether this browser shows a moment (of a lead, for example) for the first time. */
export function useFirstSight(moment: string): boolean {
  const [isNew] = useState(() => !seenMoments().includes(moment));
  useEffect(() => {
    const seen = seenMoments();
    if (!seen.includes(moment)) storeSeen([...seen, moment].slice(-MAX_KEPT));
  }, [moment]);
  return isNew;
}

function seenMoments(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

function storeSeen(moments: readonly string[]): void {
  try {
    localStorage.setItem(KEY, moments.join(','));
  } catch {
    // Without storage it is shown again.
  }
}
