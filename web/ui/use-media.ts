import { useCallback, useSyncExternalStore } from 'react';

/** Narrower than the `sm` of the styles. */
export const PHONE = '(width < 40rem)';
/** As wide as the `lg` of the styles. */
export const WIDE = '(width >= 64rem)';
/** As wide as the `xl` of the styles: twelve columns of 1200 pixels. */
export const DESK = '(width >= 80rem)';

/** Whether a media query matches, and later changes of it. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
