import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import {
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  report,
  type ReportReason,
  type ReportTarget,
} from '#contract/requests/safety.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface ReportDialogProps {
  target: ReportTarget;
  /** The name, for a report about a person. */
  name?: string;
  onClose: () => void;
}

/** Reports a review, a message or a person to the operator: a reason, and an optional text. */
export function ReportDialog({ target, name = '', onClose }: ReportDialogProps) {
  const t = useTranslations('safety.report');
  const common = useTranslations('common');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [comment, setComment] = useState('');
  const { mutate, isPending } = useCallMutation(report, {
    onSuccess: () => {
      showToast({ title: t('done'), tone: 'success' });
      onClose();
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) mutate({ body: { target, reason, comment: comment.trim() } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`title.${target.type}`, { name })}
      description={t('intro')}
      closeLabel={common('close')}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <ChoiceChips
          label={t('reason')}
          choices={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <p role="status" className="-my-2 text-sm font-medium text-clay-ink empty:hidden">
          {reason === 'safety' && t('danger')}
        </p>
        <Field label={t('comment')} optional={t('optional')}>
          <LimitedTextarea
            value={comment}
            onChange={({ target: box }) => setComment(box.value)}
            rows={3}
            maxLength={MAX_REPORT_LENGTH}
          />
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isPending} disabled={reason === null}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
