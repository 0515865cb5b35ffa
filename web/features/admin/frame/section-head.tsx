import type { ReactNode } from 'react';

interface SectionHeadProps {
  title: string;
  hint?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The heading of a section, with its actions. */
export function SectionHead({ title, hint, children }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl focus:outline-none">{title}</h1>
        {hint && <p className="mt-1 max-w-prose text-sm text-ink-soft">{hint}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
