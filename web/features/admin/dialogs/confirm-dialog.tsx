import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_REASON, MIN_REASON } from '#contract/admin/list.ts';
import { Button } from '#web/ui/button.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface ConfirmDialogProps {
  title: string;
  description?: ReactNode;
  /** The consequences, one line each. */
  consequences?: readonly ReactNode[];
  /**
   * Whether a reason is optional or required; by default there is none. It goes to the audit log.
   */
  reason?: 'optional' | 'required';
  tone?: 'danger' | 'primary';
  confirmLabel: string;
  /** The label of the cancel button, where `cancel` would be mistaken for the action. */
  backLabel?: string | undefined;
  busy: boolean;
  /** While required data is loading. */
  disabled?: boolean;
  /** The id of the element to focus where the button that opened this is gone by then. */
  goesOnAt?: string;
  /** Additional fields. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** A confirmation dialog with the consequences, and a reason where needed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { consequences = [], reason, busy, onConfirm, onClose } = props;
  const common = useTranslations('common');
  const [text, setText] = useState('');
  const lacking = reason === 'required' && text.trim().length < MIN_REASON;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onConfirm(text.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={props.title}
      description={props.description}
      closeLabel={common('close')}
      goesOnAt={props.goesOnAt}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        {consequences.length > 0 && <Consequences lines={consequences} />}
        {props.children}
        {reason && <Reason kind={reason} value={text} onChange={setText} />}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {props.backLabel ?? common('cancel')}
          </Button>
          <Button
            type="submit"
            tone={props.tone ?? 'primary'}
            loading={busy}
            disabled={props.disabled || lacking}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Consequences({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 rounded-lg bg-sunken py-4 pe-4 ps-8 text-sm">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

interface ReasonProps {
  kind: 'optional' | 'required';
  value: string;
  onChange: (value: string) => void;
}

function Reason({ kind, value, onChange }: ReasonProps) {
  const t = useTranslations('admin-panel.reason');
  return (
    <Field
      label={t('label')}
      hint={t('hint')}
      required={kind === 'required'}
      optional={kind === 'optional' && t('optional')}
    >
      <LimitedTextarea
        value={value}
        onChange={({ target }) => onChange(target.value)}
        rows={3}
        maxLength={MAX_REASON}
      />
    </Field>
  );
}
