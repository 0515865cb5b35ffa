import { classes } from './classes.ts';

/** The outline of a star, 20 by 20. */
export const STAR = 'M10 1.6l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.6l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

interface StarsProps {
  /** 0 to 5; halves are drawn. */
  value: number;
  /** The accessible name. */
  label: string;
  className?: string;
}

/** Five stars filled up to the value. */
export function Stars({ value, label, className }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={classes('inline-flex gap-0.5', className)}>
      {[0, 1, 2, 3, 4].map((index) => (
        <Star key={index} fill={Math.round((value - index) * 2) / 2} />
      ))}
    </span>
  );
}

function Star({ fill }: { fill: number }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4">
      <path d={STAR} className="fill-line" />
      {fill >= 1 && <path d={STAR} className="fill-pine-600" />}
      {fill === 0.5 && <path d={STAR} clipPath="inset(0 50% 0 0)" className="fill-pine-600" />}
    </svg>
  );
}
