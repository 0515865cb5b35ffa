import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { classes } from '#web/ui/classes.ts';
import { LeadBody, type LeadBodyProps } from './lead-body.tsx';
import { LeadRow } from './lead-row.tsx';

/** On a phone: a lead with nothing left to do, as a row that opens. */
export function FinishedLead(props: LeadBodyProps) {
  const { lead } = props;
  const linked = useQueryParameters().get('lead') === lead.id;
  const [open, setOpen] = useState(linked);
  // A link to it opens it, also where it was folded before.
  if (linked && !open) setOpen(true);
  return (
    <div className="rounded-lg border border-line bg-card">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex w-full items-start gap-2 rounded-lg py-3 pe-3 ps-4 text-start -outline-offset-4"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <LeadRow lead={lead} titleOnly={open} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classes(
            'size-5 shrink-0 text-ink-faint transition-transform',
            open && 'rotate-180',
          )}
        />
      </button>
      {open && (
        <div className="px-4 pb-4">
          <LeadBody {...props} />
        </div>
      )}
    </div>
  );
}
