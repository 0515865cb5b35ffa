import type { ReactNode } from 'react';

interface StatusLineProps {
  icon: ReactNode;
  children: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
}

/** A line below the header about the app itself. */
export function StatusLine({ icon, children, actions }: StatusLineProps) {
  return (
    <div className="border-t border-line bg-stone text-sm text-ink">
      <div className="container-page flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
        {icon}
        <p className="min-w-0 flex-1 basis-40">{children}</p>
        {actions && <span className="flex gap-1">{actions}</span>}
      </div>
    </div>
  );
}
