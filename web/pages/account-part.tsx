import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useNamedSection } from '#web/lib/navigation/contents.tsx';

interface AccountPartProps {
  id: string;
  label: string;
  children: ReactNode;
}

/** Cards of one subject, linked from the contents and by `?section=`. */
export function AccountPart({ id, label, children }: AccountPartProps) {
  useNamedSection(id);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={label}
      className="flex scroll-mt-14 flex-col gap-5 focus:outline-none lg:scroll-mt-4"
    >
      {children}
    </section>
  );
}

interface LinkCardProps {
  to: string;
  title: string;
  hint: string;
}

/** A card that links to where its subject is edited. */
export function LinkCard({ to, title, hint }: LinkCardProps) {
  return (
    <Link
      href={to}
      className="flex items-center justify-between gap-4 rounded-lg border border-line bg-card p-5 transition-colors hover:border-line-strong sm:p-6"
    >
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Link>
  );
}
