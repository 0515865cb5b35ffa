import { useTranslations } from 'use-intl';
import { CHANNELS, type Channel } from '#contract/notifications.ts';
import { getTestMessage, sendTestMessage } from '#contract/test-messages.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation, useCallQuery } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** How often is asked what became of a test that is on its way. */
const ASKS_EVERY_MS = 1500;

/** Sends oneself a message by each channel that has an address, and says what became of it. */
export function TestCard({ available }: { available: Record<Channel, boolean> }) {
  const t = useTranslations('notifications.test');
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{t('title')}</h2>
        <p className="mt-1 text-ink-soft">{t('hint')}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {CHANNELS.filter((channel) => available[channel]).map((channel) => (
          <li key={channel} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <TestOf channel={channel} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TestOf({ channel }: { channel: Channel }) {
  const t = useTranslations('notifications.test');
  const common = useTranslations('common');
  const send = useCallMutation(sendTestMessage, {
    onError: (error) => {
      const noBrowser = channel === 'push' && error.body?.error === 'invalid_input';
      const why = noBrowser ? t('noBrowser') : errorText(error, common('somethingWrongHint'));
      showToast({ title: t('notSent'), description: why, tone: 'danger' });
    },
  });
  const { data: asked } = useCallQuery(
    getTestMessage,
    { params: { id: send.data?.id ?? '' } },
    {
      enabled: send.data?.state === 'queued',
      refetchInterval: ({ state }) => (state.data?.state === 'queued' ? ASKS_EVERY_MS : false),
    },
  );
  const state = asked?.state ?? send.data?.state;
  return (
    <>
      <Button
        tone="secondary"
        loading={send.isPending}
        onClick={() => send.mutate({ body: { channel } })}
        className="max-sm:w-full"
      >
        {t(`send.${channel}`)}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {state && (state === 'sent' ? t(`sent.${channel}`) : t(state))}
      </p>
    </>
  );
}
