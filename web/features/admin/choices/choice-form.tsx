import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Conflict } from '../dialogs/conflict.tsx';
import type { VersionedChoice } from './use-versioned-choice.ts';

interface ChoiceFormProps {
  edited: Pick<VersionedChoice<unknown>, 'isChanged' | 'isBehind' | 'discard' | 'rebase'>;
  /** Who changed the settings last; null where unknown. */
  changedBy: string | null;
  /** Whether the choice can be saved as it is. */
  isWell?: boolean;
  busy: boolean;
  labels: { save: string; discard: string };
  onSubmit: () => void;
  children: ReactNode;
  /** Below the buttons. */
  note?: ReactNode;
}

/** The form of settings that have a version: a conflict first, then the fields, and the buttons. */
export function ChoiceForm({ edited, changedBy, isWell = true, busy, ...props }: ChoiceFormProps) {
  const { isChanged, isBehind, discard, rebase } = edited;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      {isBehind && <Conflict by={changedBy} onTheirs={discard} onMine={rebase} />}
      {props.children}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" loading={busy} disabled={!isChanged || !isWell || isBehind}>
          {props.labels.save}
        </Button>
        {isChanged && (
          <Button tone="ghost" onClick={discard}>
            {props.labels.discard}
          </Button>
        )}
      </div>
      {props.note}
    </form>
  );
}
