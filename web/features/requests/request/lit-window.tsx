import { useEffect, useState, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

interface LitWindowProps {
  /** The lead that was accepted. */
  leadId: string;
  /** The face. */
  children: ReactNode;
}

/**
 * Somebody said yes: a face in a lit window. At first sight of the lead the window lights, the face
 * rises, a ring spreads and a phone vibrates, once. Decorative: the announcement is beside it.
 */
export function LitWindow({ leadId, children }: LitWindowProps) {
  const isNew = useFirstSight(leadId);
  return (
    <span aria-hidden="true" className={classes('lit-window', isNew && 'lit-window-new')}>
      <span className="lit-window-glass">{children}</span>
    </span>
  );
}

const STILL = '(prefers-reduced-motion: reduce)';
const KEY = 'lit-windows';
/** The oldest are dropped: a customer rarely has this many. */
const MAX_KEPT = 60;

/** Whether this browser shows an accepted lead for the first time. */
function useFirstSight(leadId: string): boolean {
  const [isNew] = useState(() => !seenLeads().includes(leadId));
  useEffect(() => {
    const seen = seenLeads();
    if (seen.includes(leadId)) return;
    storeSeen([...seen, leadId].slice(-MAX_KEPT));
    // Browsers refuse it, loudly, to a page that nobody has touched.
    const mayVibrate = navigator.userActivation?.hasBeenActive && !matchMedia(STILL).matches;
    if (mayVibrate) navigator.vibrate?.(30);
  }, [leadId]);
  return isNew;
}

function seenLeads(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}

function storeSeen(leads: readonly string[]): void {
  try {
    localStorage.setItem(KEY, leads.join(','));
  } catch {
    // Without storage it is shown again.
  }
}
