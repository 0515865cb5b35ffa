import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Attachment } from '#contract/files.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { discard, post, retry, type Outcome } from '#web/lib/queue/queue.ts';
import type { QueuedAction } from '#web/lib/queue/queued-action.ts';
import { useQueue } from '#web/lib/queue/use-queue.ts';
import { showToast } from '#web/lib/toasts.ts';
import { nameOf, type ConversationOf } from '#web/features/messaging/conversation-of.ts';

/** A message being sent, waiting for it, or refused; `key` is its idempotency key. */
export interface Outgoing {
  key: string;
  content: string;
  attachments: readonly Attachment[];
  state: QueuedAction['state'];
}

/**
 * Messages are shown at once (optimistic) and sent in the background, in their order, as soon as
 * there is a network; a refused one can be retried.
 */
export function useOutgoing(of: ConversationOf) {
  const { user } = useSession();
  const queue = useQueue();
  const name = nameOf(of);
  const outgoing = useMemo(() => queue.flatMap((one) => outgoingTo(name, one)), [queue, name]);
  const report = useReport();
  const send = async (content: string, attachments: readonly Attachment[]) => {
    if (!user) return;
    const attachmentIds = attachments.map(({ id }) => id);
    const body = { ...of, senderId: user.id, content, messageType: 'text' as const, attachmentIds };
    report(await post({ call: 'sendMessage', input: { body }, person: user.id, attachments }));
  };
  return {
    outgoing,
    send: (content: string, attachments: readonly Attachment[]) => void send(content, attachments),
    retry: ({ key }: Outgoing) => void retry(key),
    discard: ({ key }: Outgoing) => void discard(key),
  };
}

function outgoingTo(name: string, action: QueuedAction): Outgoing[] {
  if (action.call !== 'sendMessage') return [];
  const { key, state, input, attachments = [] } = action;
  return nameOf(input.body) === name
    ? [{ key, content: input.body.content, attachments, state }]
    : [];
}

/** A refusal shows its reason; other errors a general text. */
function useReport(): (outcome: Outcome) => void {
  const t = useTranslations('conversation');
  return (settled) => {
    if (settled.outcome !== 'failed') return;
    const { status, text } = settled;
    const description = (status < 500 && text) || t('errorHint');
    showToast({ title: t('error'), description, tone: 'danger' });
  };
}
