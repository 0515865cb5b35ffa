import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_REASON } from '#contract/admin/list.ts';
import { resolveReport, type AdminReport } from '#contract/admin/reports.ts';
import { LimitedTextarea } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';

const OUTCOMES = ['acted', 'dismissed'] as const;

interface ResolveDialogProps {
  report: AdminReport;
  onClose: () => void;
}

/** Closes a report: with or without an action. */
export function ResolveDialog({ report, onClose }: ResolveDialogProps) {
  const t = useTranslations('admin-reports');
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('acted');
  const { run, busy } = useOperation(resolveReport, {
    done: t('resolve.done'),
    failed: t('resolve.failed'),
  });
  const [note, setNote] = useState('');
  const confirm = async () => {
    const body = { outcome, note: note.trim() || null };
    if (await run({ params: { id: report.id }, body })) onClose();
  };
  return (
    <ConfirmDialog
      title={t('resolve.title')}
      confirmLabel={t('resolve.confirm')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div>
        <Segments
          label={t('columns.outcome')}
          options={OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          value={outcome}
          onChange={setOutcome}
        />
        <p className="mt-2 text-sm text-ink-soft">{t(`resolve.${outcome}Hint`)}</p>
      </div>
      <Field label={t('columns.note')} hint={t('resolve.noteHint')}>
        <LimitedTextarea
          value={note}
          onChange={({ target }) => setNote(target.value)}
          rows={3}
          maxLength={MAX_REASON}
        />
      </Field>
    </ConfirmDialog>
  );
}
