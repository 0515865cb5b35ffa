import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface KeyFigureProps {
  name: string;
  value: string;
  /** What makes the number plain. */
  children: ReactNode;
}

/** One of a few numbers to look at first. Stands in a list of descriptions. */
export function KeyFigure({ name, value, children }: KeyFigureProps) {
  return (
    <Card className="flex flex-col !p-4 sm:!p-5">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-1">
        <span className="font-display text-2xl font-semibold tabular-nums">{value}</span>
        <span className="mt-1 block text-sm text-ink-faint">{children}</span>
      </dd>
    </Card>
  );
}
