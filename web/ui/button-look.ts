import { classes } from './classes.ts';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent';
export type ButtonSize = 'sm' | 'md' | 'lg';

const TONES: Record<ButtonTone, string> = {
  primary:
    'bg-pine-700 text-white shadow-sm hover:bg-pine-600 active:bg-pine-800 disabled:bg-pine-100 disabled:text-pine-700/65 disabled:shadow-none',
  secondary:
    'bg-white text-ink border border-line shadow-xs hover:border-line-strong hover:bg-paper active:bg-sunken disabled:bg-sunken disabled:text-ink-faint disabled:border-line',
  ghost: 'text-ink hover:bg-ink/5 active:bg-ink/10 disabled:text-ink-faint',
  danger:
    'bg-coral-600 text-white shadow-sm hover:bg-coral-700 active:bg-coral-700 disabled:bg-sunken disabled:text-ink-faint',
  accent:
    'bg-marigold-400 text-ink shadow-sm hover:bg-marigold-300 active:bg-marigold-400 disabled:bg-sunken disabled:text-ink-faint',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 rounded-sm px-3 text-sm gap-1.5',
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
