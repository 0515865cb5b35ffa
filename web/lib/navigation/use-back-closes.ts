import { useEffect, useEffectEvent } from 'react';

/** Narrower than this a window takes the whole screen (`sm` of the styles). */
const PHONE = '(width < 40rem)';
const MARK = 'nearhand:window';

/** On a phone, where a window takes the whole screen, going back closes it and stays on the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open || !matchMedia(PHONE).matches) return undefined;
    history.pushState({ ...history.state, [MARK]: true }, '');
    const followed = () => onBack();
    addEventListener('popstate', followed);
    return () => {
      removeEventListener('popstate', followed);
      // Closed by its cross: its entry goes too, where nobody has gone on from it.
      if (history.state?.[MARK]) history.back();
    };
  }, [open]);
}
