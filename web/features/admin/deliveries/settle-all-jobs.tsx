import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { discardDeadJobs, retryDeadJobs, type DeliveryCounts } from '#contract/admin/deliveries.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useAdminAddress } from '../frame/address.ts';
import { useMay } from '../frame/use-may.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useRepeatUntilDone } from './use-repeat-until-done.ts';

/** Retries or discards all filtered jobs. */
export function SettleAllJobs({ counts }: { counts: DeliveryCounts['jobs'] }) {
  const t = useTranslations('admin-deliveries.jobs');
  const may = useMay();
  const [asking, setAsking] = useState<'retry' | 'discard' | null>(null);
  const { given } = useAdminAddress();
  const queue = given['queue'];
  const meant = counts.filter((row) => (queue ?? row.queue) === row.queue);
  const count = meant.reduce((sum, row) => sum + row.dead, 0);
  const retry = useRepeatUntilDone({
    endpoint: retryDeadJobs,
    settledBy: ({ retried }) => retried,
    done: (done) => t('retried', { count: done }),
    failed: t('retryFailed'),
  });
  const discard = useRepeatUntilDone({
    endpoint: discardDeadJobs,
    settledBy: ({ discarded }) => discarded,
    done: (done) => t('discarded', { count: done }),
    failed: t('discardFailed'),
  });
  const progress = retry.progress ?? discard.progress;
  const confirm = (reason: string) => {
    setAsking(null);
    const which = { until: new Date(serverNow()).toISOString(), queue };
    if (asking === 'retry') void retry.run({ body: which }, count);
    else void discard.run({ body: { ...which, reason } }, count);
  };
  return (
    <BulkBar summary={t('summary', { count })} progress={progress}>
      <Button
        size="sm"
        disabled={count === 0}
        loading={progress !== null}
        onClick={() => setAsking('retry')}
        icon={<RotateCw aria-hidden="true" className="size-4" />}
      >
        {count === 0 ? t('retry') : t('retryAll', { count })}
      </Button>
      {may(discardDeadJobs) && (
        <Button
          tone="ghost"
          size="sm"
          disabled={count === 0 || progress !== null}
          onClick={() => setAsking('discard')}
        >
          {count === 0 ? t('discard') : t('discardAll', { count })}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t(asking === 'retry' ? 'retryTitle' : 'discardTitle', { count })}
          description={t(asking === 'retry' ? 'retryHint' : 'discardHint')}
          {...(asking === 'discard' ? { reason: 'required', tone: 'danger' } : {})}
          confirmLabel={t(asking)}
          busy={false}
          onConfirm={confirm}
          onClose={() => setAsking(null)}
        />
      )}
    </BulkBar>
  );
}
