import { useTranslations } from 'use-intl';
import { retryMessages, type FailedMessage } from '#contract/admin/deliveries.ts';
import { Button } from '#web/ui/button.tsx';
import { useOperation } from '../dialogs/use-operation.ts';

/** Retries one message, where that makes sense. */
export function RetryMessage({ message }: { message: FailedMessage }) {
  const t = useTranslations('admin-deliveries.messages');
  const { run, busy } = useOperation(retryMessages, {
    done: ({ retried }) => t('done', { count: retried }),
    failed: t('failed'),
  });
  if (!message.allowedActions.includes('retry'))
    return <span className="text-xs whitespace-nowrap text-ink-faint">{t('old')}</span>;
  return (
    <Button
      tone="secondary"
      size="sm"
      loading={busy}
      aria-label={t('retryThis', { recipient: message.recipient })}
      onClick={() => void run({ body: { ids: [message.id] } })}
    >
      {t('retry')}
    </Button>
  );
}
