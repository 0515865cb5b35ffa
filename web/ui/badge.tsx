import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'pine' | 'marigold' | 'coral' | 'sky' | 'solid';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  pine: 'bg-pine-100 text-pine-700',
  marigold: 'bg-marigold-100 text-marigold-700',
  coral: 'bg-coral-100 text-coral-700',
  sky: 'bg-sky-50 text-sky-700',
  solid: 'bg-pine-700 text-white',
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
