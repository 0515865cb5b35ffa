import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface IconActProps {
  label: string;
  /** Undefined where it cannot be done now. */
  onClick: (() => void) | undefined;
  children: ReactNode;
}

/** A small button that is an icon alone, named by its label. */
export function IconAct({ label, onClick, children }: IconActProps) {
  return (
    <Button
      tone="ghost"
      size="sm"
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
