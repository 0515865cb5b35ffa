import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';

interface DetailHeadProps {
  name: string;
  avatar: string | null;
  /** As of `Person`. */
  of: string | null;
  badges: ReactNode;
  below: ReactNode;
  /** The action buttons. */
  children: ReactNode;
}

/** The heading of a detail view: name, status, and actions. */
export function DetailHead({ name, avatar, of, badges, below, children }: DetailHeadProps) {
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} src={avatar} of={of} size="lg" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl break-words">{name}</h1>
            {badges}
          </div>
          <p className="mt-1 text-sm text-ink-soft">{below}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </header>
  );
}

/** What must not be overlooked about whom a detail is of. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="mb-5 rounded-lg bg-stone px-4 py-3 text-sm text-warning">{children}</p>;
}
