import { useEffect, useRef } from 'react';
import { markMessagesRead, type Message } from '#contract/requests/messages.ts';
import { call } from '#web/lib/api/call.ts';
import type { ConversationOf } from '#web/features/messaging/conversation-of.ts';

/** Marks messages of the other side as read once they are visible on a focused page. */
export function useMarkRead(
  of: ConversationOf,
  me: Message['senderType'],
  messages: readonly Message[],
): void {
  const told = useRef<string>(undefined);
  const newest = messages.findLast(({ senderType, read }) => senderType !== me && !read)?.id;
  const { serviceRequestId, professionalId } = of;
  useEffect(() => {
    const tell = () => {
      if (!newest || told.current === newest || document.visibilityState === 'hidden') return;
      told.current = newest;
      const body = { serviceRequestId, messageId: newest, professionalId };
      call(markMessagesRead, { body }).catch((error: unknown) => {
        told.current = undefined;
        console.warn('The messages could not be marked as read.', error);
      });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [newest, serviceRequestId, professionalId]);
}
