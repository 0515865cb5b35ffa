import { classes } from './classes.ts';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent';
export type ButtonSize = 'sm' | 'md' | 'lg';

const TONES: Record<ButtonTone, string> = {
  primary:
    'bg-evening text-white hover:bg-evening-hover active:bg-evening-hover disabled:bg-pine-100 disabled:text-pine-700/65',
  secondary:
    'bg-card text-ink border border-line hover:border-line-strong hover:bg-paper active:bg-sunken disabled:bg-sunken disabled:text-ink-faint disabled:border-line',
  ghost: 'text-ink hover:bg-ink/5 active:bg-ink/10 disabled:text-ink-faint',
  danger:
    'bg-clay-solid text-white hover:bg-clay-solid-hover active:bg-clay-solid-hover disabled:bg-sunken disabled:text-ink-faint',
  accent: 'bg-white text-dusk hover:bg-mist active:bg-mist disabled:opacity-60',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 rounded-md px-3 text-sm gap-1.5',
  md: 'min-h-11 rounded-md px-4.5 text-base gap-2',
  lg: 'min-h-13 rounded-lg px-6 text-base gap-2.5',
};

/** The classes of a button; also for a link that should look like one. */
export function buttonLook(tone: ButtonTone = 'primary', size: ButtonSize = 'md'): string {
  return classes(
    'inline-flex items-center justify-center font-semibold text-center transition active:translate-y-px select-none disabled:translate-y-0',
    TONES[tone],
    SIZES[size],
  );
}
