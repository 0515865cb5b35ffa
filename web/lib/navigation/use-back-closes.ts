import { useEffect, useEffectEvent } from 'react';

/** Below this width a dialog takes the whole screen (`sm` of the styles). */
const PHONE = '(width < 40rem)';
const MARK = 'nearhand:window';

/** On phones, where a dialog takes the whole screen, going back closes it and stays on the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open || !matchMedia(PHONE).matches) return undefined;
    history.pushState({ ...history.state, [MARK]: true }, '');
    const followed = () => onBack();
    addEventListener('popstate', followed);
    return () => {
      removeEventListener('popstate', followed);
      // When closed otherwise, its history entry is removed too, unless the person navigated on.
      if (history.state?.[MARK]) history.back();
    };
  }, [open]);
}
