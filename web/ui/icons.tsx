import type { ReactNode } from 'react';
import { classes } from './classes.ts';

// The icons of the first screen are drawn here: the icon library's machinery would add 1.6 kB to
// it. Other screens take theirs from lucide-react, whose grid and line these share.
interface IconProps {
  className?: string;
}

export function CheckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M20 6.5 9.5 17.5 4 12" />
    </Drawing>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />
    </Drawing>
  );
}

export function HammerIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m13 10.5-8.3 8.3a2 2 0 0 0 2.8 2.8L15.7 13.3M11 4.5c3-2.3 6.7-1.7 9 .6l1.5 1.5-1.2 1.2 1 1-3.8 3.8-6.5-6.5 1.7-1.7c-.6-.4-1.2-.4-1.7.1z" />
    </Drawing>
  );
}

export function LaptopIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5 16V6.5A1.5 1.5 0 0 1 6.5 5h11A1.5 1.5 0 0 1 19 6.5V16M2.5 16h19c0 1.7-1.3 3-3 3h-13c-1.7 0-3-1.3-3-3z" />
    </Drawing>
  );
}

export function BriefcaseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4.5 7.5h15A1.5 1.5 0 0 1 21 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5V9a1.5 1.5 0 0 1 1.5-1.5zM8.5 7.5V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5v2M3 12.5c5.5 2.7 12.5 2.7 18 0M12 13.5v1.5" />
    </Drawing>
  );
}

export function SproutIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6 20.5h12M12 20.5V11M12 14C6.5 14 4 11.5 4 7c5 0 8 2.3 8 7zM12 11c0-4.5 2.7-7 8-7 0 4.7-2.7 7-8 7z" />
    </Drawing>
  );
}

export function PinIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 21.5c4-3.8 7-7.3 7-11.2A7 7 0 0 0 5 10.3c0 3.9 3 7.4 7 11.2zM12 12.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
    </Drawing>
  );
}

function Drawing({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classes(
        'fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round]',
        className,
      )}
    >
      {children}
    </svg>
  );
}
