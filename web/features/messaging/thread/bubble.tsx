import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

interface BubbleProps {
  mine: boolean;
  author: string;
  /** Where the side does not say it: who of a team wrote it. */
  named?: string | null;
  /** Its content: text, pictures, documents. */
  children: ReactNode;
  footer: ReactNode;
  faded?: boolean;
}

/** A message, on its author's side. */
export function Bubble({
  mine,
  author,
  named = null,
  children,
  footer,
  faded = false,
}: BubbleProps) {
  return (
    <li
      className={classes(
        'flex max-w-[85%] animate-rise flex-col gap-1',
        mine ? 'items-end self-end' : 'items-start self-start',
        faded && 'opacity-75',
      )}
    >
      {named === null ? (
        <span className="sr-only">{author}: </span>
      ) : (
        <span className="px-1 text-xs font-semibold wrap-anywhere text-ink-soft">
          {named}
          <span className="sr-only">: </span>
        </span>
      )}
      {children}
      <div className="px-1 text-xs text-ink-faint">{footer}</div>
    </li>
  );
}

/** The words of a message. */
export function BubbleText({ mine, children }: { mine: boolean; children: ReactNode }) {
  return (
    <p
      className={classes(
        'rounded-lg px-3.5 py-2 [overflow-wrap:anywhere] text-wrap whitespace-pre-wrap',
        mine ? 'rounded-ee-md bg-dusk text-white' : 'rounded-es-md bg-sunken',
      )}
    >
      {children}
    </p>
  );
}
