import { classes } from '../classes.ts';

/** A grey bar while loading. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-shimmer rounded-md bg-sunken', className ?? 'h-4 w-full')}
    />
  );
}
