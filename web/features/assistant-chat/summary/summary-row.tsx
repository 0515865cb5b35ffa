import { Pencil, Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

interface RowProps {
  icon: LucideIcon;
  name: string;
  known: boolean;
  children: ReactNode;
}

/** A line of the summary: its icon, its name and its value. */
export function Row({ icon: Icon, name, known, children }: RowProps) {
  return (
    <div className="relative py-3 ps-12 has-[form]:z-10">
      <dt className="text-xs font-semibold text-ink-faint">
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-3.5 start-0 inline-flex size-9 items-center justify-center rounded-full transition-colors duration-300',
            known ? 'bg-pine-100 text-pine-700' : 'bg-sunken text-ink-faint',
          )}
        >
          <Icon className="size-4.5" />
        </span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A longer text is more readable in a regular weight. */
const MAX_BOLD_LENGTH = 60;

interface ValueProps {
  shown: string | null;
  missing: string;
  action: string;
  buttonId: string;
  onEdit: (() => void) | undefined;
  /** The button adds a value instead of changing it. */
  adds?: boolean;
}

/** The value of a line, with the button that changes it. */
export function Value({ shown, missing, action, buttonId, onEdit, adds = false }: ValueProps) {
  const Icon = shown && !adds ? Pencil : Plus;
  return (
    <>
      <span
        key={shown}
        dir="auto"
        className={classes(
          'me-12 line-clamp-5 [overflow-wrap:anywhere]',
          shown ? 'animate-settle' : 'text-ink-faint',
          shown && shown.length <= MAX_BOLD_LENGTH && 'font-semibold',
        )}
      >
        {shown ?? missing}
      </span>
      {onEdit && (
        <button
          id={buttonId}
          type="button"
          title={action}
          aria-label={action}
          onClick={onEdit}
          className="absolute top-2.5 -end-2 inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-pine-50 hover:text-pine-700"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </>
  );
}
