import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { discard } from '#web/lib/queue/queue.ts';
import type { QueuedAction } from '#web/lib/queue/queued-action.ts';
import { useQueue } from '#web/lib/queue/use-queue.ts';
import { Button } from '#web/ui/button.tsx';

type Answer = Extract<QueuedAction, { call: 'respondToLead' }>;

/** The answer to a lead that waits for a network; undefined without one. */
export function useQueuedAnswer(leadId: string): Answer | undefined {
  return useQueue().find(
    (one): one is Answer =>
      one.call === 'respondToLead' && one.state === 'waiting' && one.input.params.id === leadId,
  );
}

/** In place of the actions of a lead: its answer waits. */
export function QueuedAnswer({ answer: { key, input } }: { answer: Answer }) {
  const t = useTranslations('leads.queuedAnswer');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunken px-4 py-3">
      <Clock aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm">
        {t(input.body.status)}
      </p>
      <Button size="sm" tone="secondary" onClick={() => void discard(key)}>
        {t('takeBack')}
      </Button>
    </div>
  );
}
