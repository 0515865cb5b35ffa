import { useTranslations } from 'use-intl';
import type { Message } from '#contract/requests/messages.ts';

/** The newest message of a conversation in one line, for a list of them. */
export function useLastMessage(
  me: Message['senderType'],
): (message: Message | undefined) => string {
  const t = useTranslations('messages');
  return (message) => {
    if (!message) return t('nothing');
    const text = message.content || t('files');
    return message.senderType === me ? t('you', { text }) : text;
  };
}
