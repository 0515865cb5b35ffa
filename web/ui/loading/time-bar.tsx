import { classes } from '../classes.ts';

interface TimeBarProps {
  /** What is left of it, 0 to 1. */
  share: number;
  /** The colours of the whole and of what is left. */
  fills: { whole: string; left: string };
  className?: string;
}

/** A thin line that grows shorter with the time that is left. */
export function TimeBar({ share, fills, className }: TimeBarProps) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes('h-1 w-full rtl:-scale-x-100 overflow-hidden rounded-full', className)}
    >
      <rect width="100" height="1" className={fills.whole} />
      <rect width={share * 100} height="1" className={fills.left} />
    </svg>
  );
}
