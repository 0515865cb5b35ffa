import type { ReactNode } from 'react';

interface PageProps {
  skipLabel: string;
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export const MAIN = 'main';

/** The layout of every screen: a skip link, the header, the content, the footer. */
export function Page({ skipLabel, header, footer, children }: PageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={skipLabel} />
      {header}
      <main id={MAIN} tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}

interface HeaderProps {
  /** The logo, linked home. */
  brand: ReactNode;
  /** The end of the bar: language, sign-in, person. */
  children: ReactNode;
}

/** The sticky top bar. */
export function Header({ brand, children }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line/70 bg-paper/90 backdrop-blur-md">
      <div className="container-page flex min-h-14 flex-wrap items-center justify-between gap-x-3 py-1 sm:min-h-16 sm:py-2">
        {brand}
        <div className="flex items-center gap-1 sm:gap-3">{children}</div>
      </div>
    </header>
  );
}

/** A skip link past the header. The hash belongs to the router, so it moves the focus itself. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href={`#${MAIN}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN)?.focus();
      }}
      className="sr-only z-50 rounded-md bg-evening font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:px-4 focus:py-3"
    >
      {label}
    </a>
  );
}
