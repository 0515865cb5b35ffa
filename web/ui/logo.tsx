import { classes } from './classes.ts';

interface LogoMarkProps {
  /** For dark backgrounds. */
  inverted?: boolean;
  className?: string;
}

/** The mark alone: a map pin that is a letter n and an open door with a light in it. */
export function LogoMark({ inverted, className = 'size-8' }: LogoMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classes('logo-mark', inverted && 'logo-mark-inverted', className)}
    />
  );
}

/** The mark and the name beside it. */
export function Logo({ name, inverted }: { name: string; inverted?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark inverted={inverted ?? false} />
      <span className="brand-name font-display text-lg font-bold tracking-tight">{name}</span>
    </span>
  );
}
