import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 48rem)';

/** Whether a table fits; else its rows are cards. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
}

function watch(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
