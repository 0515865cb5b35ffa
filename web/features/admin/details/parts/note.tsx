import type { ReactNode } from 'react';

/** What must not be overlooked about whom a detail is of. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5 rounded-lg bg-marigold-100 px-4 py-3 text-sm text-marigold-700">
      {children}
    </p>
  );
}
