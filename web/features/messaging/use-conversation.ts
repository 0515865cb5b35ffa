import { useEffect, useRef } from 'react';
import { listMessages, markMessagesRead, type Message } from '#contract/messages.ts';
import { call } from '#web/lib/call.ts';
import { pollInterval, useLiveStatus } from '#web/lib/live.ts';
import { useCall } from '#web/lib/query.tsx';

/** Which conversation: a request, and for a customer the professional it is with. */
export interface ConversationOf {
  serviceRequestId: string;
  professionalId?: string | undefined;
}

/** The messages of a conversation, kept fresh; what the other side wrote counts as read when shown. */
export function useConversation(of: ConversationOf, me: Message['senderType']) {
  const live = useLiveStatus();
  const conversation = useCall(
    listMessages,
    { query: of },
    { refetchInterval: pollInterval('messages', live) },
  );
  useReading(of, me, conversation.data ?? []);
  return conversation;
}

function useReading(of: ConversationOf, me: Message['senderType'], messages: readonly Message[]) {
  const told = useRef<string>(undefined);
  const newest = messages.findLast(({ senderType, read }) => senderType !== me && !read)?.id;
  const { serviceRequestId, professionalId } = of;
  useEffect(() => {
    if (!newest || told.current === newest || document.visibilityState === 'hidden') return;
    told.current = newest;
    const body = { serviceRequestId, messageId: newest, professionalId };
    call(markMessagesRead, { body }).catch((error: unknown) => {
      told.current = undefined;
      console.warn('The messages could not be marked as read.', error);
    });
  }, [newest, serviceRequestId, professionalId]);
}
