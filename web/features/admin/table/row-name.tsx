import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The name of a row; with a detail the whole row is its link. */
export function RowName({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <Link
      href={href}
      className="rounded-md font-semibold after:absolute after:inset-0 hover:underline focus-visible:outline-offset-4"
    >
      {children}
    </Link>
  );
}
