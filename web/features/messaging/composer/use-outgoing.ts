import { useMemo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#contract/client.ts';
import type { Attachment } from '#contract/files.ts';
import { errorText } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { showToast } from '#web/lib/toasts.ts';
import { nameOf, type ConversationOf } from '#web/features/messaging/conversation-of.ts';
import { allOutgoing, discard, post, watchOutgoing, type Outgoing } from './outbox.ts';

/**
 * Messages are shown at once (optimistic) and sent in the background; a failed one can be retried.
 */
export function useOutgoing(of: ConversationOf) {
  const t = useTranslations('conversation');
  const all = useSyncExternalStore(watchOutgoing, allOutgoing, allOutgoing);
  const name = nameOf(of);
  const outgoing = useMemo(() => all.filter((one) => nameOf(one.of) === name), [all, name]);
  const onFailure = (error: unknown) => {
    // A refusal shows its reason; other errors a general text.
    const isRefused = error instanceof CallError && error.status < 500;
    const description = isRefused ? errorText(error, t('errorHint')) : t('errorHint');
    showToast({ title: t('error'), description, tone: 'danger' });
  };
  return {
    outgoing,
    send: (content: string, attachments: readonly Attachment[]) =>
      post({ key: newIdempotencyKey(), of, content, attachments }, onFailure),
    retry: (message: Outgoing) => post(message, onFailure),
    discard: ({ key }: Outgoing) => discard(key),
  };
}
