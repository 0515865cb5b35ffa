import { useState, type ReactNode } from 'react';
import type { Call, Endpoint } from '#contract/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { MAIN } from '#web/ui/page.tsx';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { useOperation, type Refusals } from '../../dialogs/use-operation.ts';

interface Words {
  button: string;
  title: string;
  hint?: string;
  confirm: string;
  /** The label of the cancel button (ConfirmDialog). */
  back?: string;
  done: string;
  failed: string;
  refused?: Refusals;
}

interface ReasonedOperationProps<E extends Endpoint> {
  endpoint: E;
  words: Words;
  icon: ReactNode;
  consequences?: readonly ReactNode[];
  tone?: 'danger' | 'primary';
  input: (reason: string) => Call<E>;
}

/** A button for an operation with a reason, and its dialog. */
export function ReasonedOperation<E extends Endpoint>(props: ReasonedOperationProps<E>) {
  const { endpoint, words, icon, consequences, tone, input } = props;
  const [open, setOpen] = useState(false);
  const { run, busy } = useOperation(endpoint, words);
  const confirm = async (reason: string) => {
    if (await run(input(reason))) setOpen(false);
  };
  return (
    <>
      <Button size="sm" tone="secondary" icon={icon} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {open && (
        <ConfirmDialog
          title={words.title}
          description={words.hint}
          {...(consequences && { consequences })}
          reason="required"
          tone={tone ?? 'primary'}
          confirmLabel={words.confirm}
          backLabel={words.back}
          busy={busy}
          goesOnAt={MAIN}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
