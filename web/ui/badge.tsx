import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'pine' | 'lamp' | 'warning' | 'clay' | 'tile' | 'solid';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-stone text-stone-ink',
  pine: 'bg-pine-100 text-pine-700',
  /** Somebody is there: accepted, online, unread. */
  lamp: 'bg-lamp-glow text-lamp-ink',
  warning: 'bg-stone text-warning',
  clay: 'bg-clay-tint text-clay-ink',
  tile: 'bg-tile text-tile-ink',
  solid: 'bg-evening text-white',
};

/** A pill with a status, a flag, or a count. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
