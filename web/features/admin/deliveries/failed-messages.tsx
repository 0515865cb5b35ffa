import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  listFailedMessages,
  retryMessages,
  type DeliveryCounts,
  type FailedMessage,
} from '#contract/admin/deliveries.ts';
import { CHANNELS } from '#contract/notifications.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useAdminAddress } from '../frame/address.ts';
import { useMay } from '../frame/use-may.ts';
import { DataList } from '../table/data-list.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useKindName } from './kind-name.ts';
import { messageColumns } from './message-columns.tsx';
import { NothingFailed } from './nothing-failed.tsx';
import { RetryMessage } from './retry-message.tsx';
import { useRepeatUntilDone } from './use-repeat-until-done.ts';

type Counts = DeliveryCounts['messages'];

/** Failed messages, to retry one by one or all. */
export function FailedMessages({ counts }: { counts: Counts }) {
  const t = useTranslations('admin-deliveries');
  const nameOf = useKindName();
  const may = useMay();
  if (counts.length === 0)
    return <NothingFailed title={t('messages.empty')} hint={t('messages.emptyHint')} />;
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  const channels = CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }));
  return (
    <>
      {may(retryMessages) && <RetryAll counts={counts} />}
      <DataList
        section="deliveries"
        label={t('messages.label')}
        endpoint={listFailedMessages}
        columns={messageColumns(t, nameOf)}
        filters={[
          { id: 'channel', label: t('filters.channel'), kind: 'choice', options: channels },
          {
            id: 'kind',
            label: t('filters.kind'),
            kind: 'choice',
            options: kinds.map((kind) => ({ value: kind, label: nameOf(kind) })),
          },
        ]}
        actions={retrying}
        empty={{ title: t('messages.empty'), hint: t('messages.emptyHint') }}
      />
    </>
  );
}

function retrying(message: FailedMessage) {
  return <RetryMessage message={message} />;
}

/** Retries all filtered ones. */
function RetryAll({ counts }: { counts: Counts }) {
  const t = useTranslations('admin-deliveries.messages');
  const [asking, setAsking] = useState(false);
  const { given } = useAdminAddress();
  const channel = CHANNELS.find((one) => one === given['channel']);
  const kind = given['kind'];
  const meant = counts.filter(
    (row) => (channel ?? row.channel) === row.channel && (kind ?? row.kind) === row.kind,
  );
  const failed = meant.reduce((sum, row) => sum + row.failed, 0);
  const count = meant.reduce((sum, row) => sum + row.retryable, 0);
  const { run, progress } = useRepeatUntilDone({
    endpoint: retryMessages,
    settledBy: ({ retried }) => retried,
    done: (done) => t('done', { count: done }),
    failed: t('failed'),
  });
  const retry = () => {
    setAsking(false);
    void run({ body: { until: new Date(serverNow()).toISOString(), channel, kind } }, count);
  };
  return (
    <BulkBar summary={t('summary', { failed, retryable: count })} progress={progress}>
      <Button
        size="sm"
        disabled={count === 0}
        loading={progress !== null}
        onClick={() => setAsking(true)}
        icon={<RotateCw aria-hidden="true" className="size-4" />}
      >
        {count === 0 ? t('retry') : t('retryAll', { count })}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('confirmTitle', { count })}
          description={t('confirmHint')}
          confirmLabel={t('retry')}
          busy={false}
          onConfirm={retry}
          onClose={() => setAsking(false)}
        />
      )}
    </BulkBar>
  );
}
