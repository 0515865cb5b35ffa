import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendMessage } from '#contract/messages.ts';
import { call } from '#web/lib/call.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { refresh } from '#web/lib/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import type { ConversationOf } from './use-conversation.ts';

/** A message on its way; `key` makes a repeated sending the same message. */
export interface Outgoing {
  key: string;
  content: string;
  state: 'sending' | 'failed';
}

/** Messages are shown at once and leave in the background; one that failed can be sent again. */
export function useOutgoing(of: ConversationOf) {
  const t = useTranslations('conversation');
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const put = (message: Outgoing) =>
    setOutgoing((old) => [...old.filter(({ key }) => key !== message.key), message]);

  const deliver = async (key: string, content: string) => {
    put({ key, content, state: 'sending' });
    try {
      const body = { ...of, content, messageType: 'text' as const };
      await call(sendMessage, { body, idempotencyKey: key });
      await refresh('/api/messages');
      setOutgoing((old) => old.filter((message) => message.key !== key));
    } catch (error) {
      console.warn('The message was not sent.', error);
      put({ key, content, state: 'failed' });
      showToast({ title: t('error'), description: t('errorHint'), tone: 'danger' });
    }
  };
  return {
    outgoing,
    send: (content: string) => void deliver(newIdempotencyKey(), content),
    retry: ({ key, content }: Outgoing) => void deliver(key, content),
  };
}
