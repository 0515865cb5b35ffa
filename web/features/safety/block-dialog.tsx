import { Ban } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { blockPerson } from '#contract/requests/safety.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';

interface BlockDialogProps {
  /** The conversation whose other side is to be blocked; a customer names the professional. */
  conversation: { serviceRequestId: string; professionalId?: string };
  /** The person to block. */
  name: string;
  /** The role of the blocker. */
  side: 'customer' | 'professional';
  onClose: () => void;
  /** Runs after success, before the dialog closes. */
  onBlocked?: () => void;
}

/** Explains the consequences of a block before it is made. */
export function BlockDialog({ conversation, name, side, onClose, onBlocked }: BlockDialogProps) {
  const t = useTranslations('safety.block');
  const common = useTranslations('common');
  const { mutate, isPending } = useCallMutation(blockPerson, {
    onSuccess: () => {
      showToast({ title: t('done', { name }), description: t('undo'), tone: 'success' });
      void refresh('/api/');
      onBlocked?.();
      onClose();
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  return (
    <ReasonDialog
      title={t('title', { name })}
      description={t('intro')}
      tone="danger"
      submitLabel={t('submit')}
      keepLabel={t('keep')}
      closeLabel={common('close')}
      busy={isPending}
      onSubmit={() => mutate({ body: conversation })}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-3">
        {(['messages', 'job', 'never'] as const).map((what) => (
          <li key={what} className="flex gap-3">
            <Ban aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay-ink" />
            {t(`follows.${side}.${what}`)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('undo')}</p>
    </ReasonDialog>
  );
}
