import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useDisclosure } from '#web/ui/dialog/use-disclosure.ts';

interface PopoverProps {
  label: string;
  icon: ReactNode;
  /** Shown after the label where it is not 0. */
  count?: number;
  children: ReactNode;
}

/** A button with a popover; on phones a sheet at the foot of the screen. */
export function Popover({ label, icon, count = 0, children }: PopoverProps) {
  const id = useId();
  const { open, toggle, frame } = useDisclosure();
  return (
    <div {...frame} className="relative">
      <Button
        tone="secondary"
        size="sm"
        icon={icon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {label}
        {count > 0 && (
          <span className="rounded-full bg-pine-100 px-2 text-xs text-pine-700 tabular-nums">
            {count}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className={classes('size-4 text-ink-faint transition-transform', open && 'rotate-180')}
        />
      </Button>
      {open && (
        <div
          id={id}
          role="group"
          aria-label={label}
          className="fixed inset-x-3 bottom-3 z-30 max-h-[80dvh] animate-lift overflow-y-auto rounded-lg border border-line bg-card p-4 shadow-float sm:absolute sm:inset-x-auto sm:top-full sm:end-0 sm:bottom-auto sm:mt-2 sm:max-h-[60dvh] sm:w-72"
        >
          {children}
        </div>
      )}
    </div>
  );
}
