import { useEffect, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useFirstSight } from './first-sight.ts';

interface LitWindowProps {
  /** The lead that was accepted. */
  leadId: string;
  /** The face. */
  children: ReactNode;
}

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Somebody said yes: a face in a lit window. At first sight of the lead the window lights, the face
 * rises, a ring spreads and a phone vibrates, once. Decorative: the announcement is beside it.
 */
export function LitWindow({ leadId, children }: LitWindowProps) {
  const isNew = useFirstSight(leadId);
  useEffect(() => {
    // Browsers refuse it, loudly, to a page that nobody has touched.
    const mayVibrate = navigator.userActivation?.hasBeenActive && !matchMedia(STILL).matches;
    if (isNew && mayVibrate) navigator.vibrate?.(30);
  }, [isNew]);
  return (
    <span aria-hidden="true" className={classes('lit-window', isNew && 'lit-window-new')}>
      <span className="lit-window-glass">{children}</span>
    </span>
  );
}
