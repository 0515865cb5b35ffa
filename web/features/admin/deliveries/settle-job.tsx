import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { discardDeadJobs, retryDeadJobs, type DeadJob } from '#contract/admin/deliveries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { useMay } from '../frame/use-may.ts';

/** Retries or discards one dead job. */
export function SettleJob({ job: { id, queue } }: { job: DeadJob }) {
  const t = useTranslations('admin-deliveries.jobs');
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const retry = useOperation(retryDeadJobs, {
    done: ({ retried }) => t('retried', { count: retried }),
    failed: t('retryFailed'),
  });
  const discard = useOperation(discardDeadJobs, {
    done: ({ discarded }) => t('discarded', { count: discarded }),
    failed: t('discardFailed'),
  });
  const confirm = async (reason: string) => {
    if (await discard.run({ body: { ids: [id], reason } })) setAsking(false);
  };
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {may(retryDeadJobs) && (
        <Button
          tone="secondary"
          size="sm"
          loading={retry.busy}
          aria-label={t('retryThis', { queue })}
          onClick={() => void retry.run({ body: { ids: [id] } })}
        >
          {t('retry')}
        </Button>
      )}
      {may(discardDeadJobs) && (
        <Button
          tone="ghost"
          size="sm"
          aria-label={t('discardThis', { queue })}
          onClick={() => setAsking(true)}
        >
          {t('discard')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('discardTitle', { count: 1 })}
          description={t('discardHint')}
          reason="required"
          tone="danger"
          confirmLabel={t('discard')}
          busy={discard.busy}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
