import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMomentText } from '#web/lib/use-moment-text.ts';
import { useShownSince } from '#web/lib/offline/freshness.ts';
import { useQueue } from '#web/lib/queue/use-queue.ts';
import { StatusLine } from './status-line.tsx';

/** Says that there is no network, how old what is shown is, and how much waits to be sent. */
export function OfflineLine() {
  const t = useTranslations('status');
  const momentText = useMomentText();
  const since = useShownSince();
  const count = useQueue().filter(({ state }) => state === 'waiting').length;
  return (
    <div role="status">
      {since !== null && (
        <StatusLine icon={<CloudOff aria-hidden="true" className="size-4 shrink-0 text-warning" />}>
          {t('offline', { time: momentText(new Date(since).toISOString()) })}
          {count > 0 && ` · ${t('waiting', { count })}`}
        </StatusLine>
      )}
    </div>
  );
}
