import { classes } from './classes.ts';

interface UnreadBadgeProps {
  count: number;
  /** Says the number in words. */
  label: string;
  className?: string;
}

/** A number of unread messages; nothing for zero. */
export function UnreadBadge({ count, label, className = 'px-1.5 text-xs' }: UnreadBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classes('rounded-full bg-lamp text-on-lamp tabular-nums', className)}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
