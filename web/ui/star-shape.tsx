import { STAR } from './stars.tsx';

/** One star in the colour of its `fill-…` class; decorative. */
export function StarShape({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path d={STAR} />
    </svg>
  );
}
