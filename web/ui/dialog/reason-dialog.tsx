import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ButtonTone } from '#web/ui/button-look.ts';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface ReasonDialogProps {
  title: string;
  description: ReactNode;
  /** Without it there is no reason field. */
  reason?: { label: string; optional: string; hint?: string; longest: number };
  /** The consequences, between the description and the buttons. */
  children?: ReactNode;
  tone?: ButtonTone;
  submitLabel: string;
  keepLabel: string;
  closeLabel: string;
  goesOnAt?: string;
  busy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Confirms something irreversible, with an optional reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { reason, busy, onSubmit, onClose } = props;
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(text.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={props.title}
      description={props.description}
      closeLabel={props.closeLabel}
      goesOnAt={props.goesOnAt}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        {props.children}
        {reason && (
          <Field label={reason.label} optional={reason.optional} hint={reason.hint}>
            <LimitedTextarea
              value={text}
              onChange={({ target }) => setText(target.value)}
              rows={3}
              maxLength={reason.longest}
            />
          </Field>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {props.keepLabel}
          </Button>
          <Button type="submit" tone={props.tone ?? 'primary'} loading={busy}>
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
