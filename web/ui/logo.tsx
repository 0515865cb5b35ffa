import { classes } from './classes.ts';

interface LogoMarkProps {
  /** For dark grounds. */
  inverted?: boolean;
  className?: string;
}

/** The mark alone: a place pin that is a letter n and an open door with a light in it. */
export function LogoMark({ inverted = false, className }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classes('shrink-0', className ?? 'size-8')}
    >
      <path
        d="M16 1.5c7.2 0 12.5 5.2 12.5 12 0 7.4-6.6 12.6-12.5 17-5.9-4.4-12.5-9.6-12.5-17 0-6.8 5.3-12 12.5-12z"
        className={inverted ? 'fill-white' : 'fill-pine-700'}
      />
      <path
        d="M10 20.5v-5.8a6 6 0 0 1 12 0v5.8"
        fill="none"
        strokeWidth="3.6"
        strokeLinecap="round"
        className={inverted ? 'stroke-pine-700' : 'stroke-paper'}
      />
      <circle cx="16" cy="17.8" r="2.3" className="fill-marigold-400" />
    </svg>
  );
}

/** The mark and the name beside it. */
export function Logo({ name, inverted = false }: { name: string; inverted?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark inverted={inverted} />
      <span className="font-display text-xl font-bold tracking-tight">{name}</span>
    </span>
  );
}
