import type { ReactNode } from 'react';
import { Nothing } from '../../table/when.tsx';

/** A list of labelled facts; a missing one shows a dash. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 break-words">{value || value === 0 ? value : <Nothing />}</dd>
        </div>
      ))}
    </dl>
  );
}
