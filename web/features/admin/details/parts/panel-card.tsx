import { useId, type ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface PanelCardProps {
  title: string;
  /** Beside the heading: a button or a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of a detail under its heading. */
export function PanelCard({ title, aside, children }: PanelCardProps) {
  const heading = useId();
  return (
    <Card role="region" aria-labelledby={heading} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
