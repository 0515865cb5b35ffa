import type { ReactNode } from 'react';

export interface Bar {
  key: string;
  label: ReactNode;
  /** The total, and the part of it that is filled darker. */
  value: number;
  part?: number;
  /** The label at the end, e.g. "3 of 5". */
  words: string;
}

/** Horizontal bars, the longest as wide as the container; accessible as text. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="flex flex-col gap-3.5">
      {bars.map(({ key, label, value, part = value, words }) => (
        <li key={key}>
          <p className="mb-1 flex justify-between gap-4 text-sm">
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{label}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">{words}</span>
          </p>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block h-2.5 w-full rtl:-scale-x-100 overflow-hidden rounded-full"
          >
            <rect width="100" height="4" className="fill-sunken" />
            <rect width={(value / max) * 100} height="4" className="fill-pine-300" />
            <rect width={(part / max) * 100} height="4" className="fill-pine-700" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
