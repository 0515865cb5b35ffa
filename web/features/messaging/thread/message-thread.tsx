import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '#contract/requests/messages.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { DaySeparator, isSameDay, UnreadLine } from './separators.tsx';
import { LoadingThread } from './loading-thread.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { NewBelow } from './new-below.tsx';
import { OlderMessages } from './older-messages.tsx';
import type { Outgoing } from '#web/features/messaging/composer/use-outgoing.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { TypingDots } from './typing-dots.tsx';
import type { Conversation } from '#web/features/messaging/use-conversation.ts';
import { useScrolling } from './use-scrolling.ts';

interface MessageThreadProps {
  conversation: Conversation;
  outgoing: readonly Outgoing[];
  me: Message['senderType'];
  /** Who of the other side is typing. */
  writing: string | null;
  onRetry: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
}

/** The messages from oldest to newest, by day; scrolls to the newest. */
export function MessageThread(props: MessageThreadProps) {
  const { conversation, outgoing, me, writing, onRetry, onDiscard } = props;
  const t = useTranslations('conversation');
  const { messages } = conversation;
  const firstUnread = useFirstUnread(conversation, me);
  const seen = messages.findLast(({ senderType, read }) => senderType === me && read)?.id;
  const { box, onScroll, below, toEnd } = useScrolling({
    first: messages[0]?.id,
    last: outgoing.at(-1)?.key ?? messages.at(-1)?.id,
    lastIsMine: outgoing.length > 0 || messages.at(-1)?.senderType === me,
    writing: writing !== null,
    onTop: conversation.hasOlder ? conversation.showOlder : undefined,
  });

  if (conversation.pending) return <LoadingThread />;
  const isEmpty = messages.length + outgoing.length === 0;
  if (conversation.failed && isEmpty) return <FailedThread refetch={conversation.retry} />;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={t('log')}
        className="flex h-full flex-col overflow-y-auto overscroll-contain px-4 pt-4 pb-2 [overflow-anchor:none] sm:px-5"
      >
        {isEmpty && <NoMessages />}
        {conversation.hasOlder && <OlderMessages conversation={conversation} />}
        <ol className="mt-auto flex flex-col gap-1.5">
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {!isSameDay(messages[index - 1]?.createdAt, message.createdAt) && (
                <DaySeparator moment={message.createdAt} />
              )}
              {message.id === firstUnread && <UnreadLine />}
              <MessageBubble
                message={message}
                mine={message.senderType === me}
                seen={message.id === seen}
              />
            </Fragment>
          ))}
          {outgoing.map((message) => (
            <OutgoingBubble
              key={message.key}
              message={message}
              onRetry={() => onRetry(message)}
              onDiscard={() => onDiscard(message)}
            />
          ))}
        </ol>
        {writing !== null && <TypingDots />}
      </div>
      {below && <NewBelow onClick={toEnd} />}
    </div>
  );
}

/** The first message unread when the conversation was opened, after one's own last message. */
function useFirstUnread({ messages, pending }: Conversation, me: Message['senderType']) {
  const [first, setFirst] = useState<string | null>(null);
  if (!pending && first === null) {
    const since = messages.slice(1 + messages.findLastIndex(({ senderType }) => senderType === me));
    setFirst(since.find(({ read }) => !read)?.id ?? '');
  }
  return first;
}

function FailedThread({ refetch }: { refetch: () => unknown }) {
  const t = useTranslations('conversation');
  return (
    <div className="flex-1 p-5">
      <QueryError title={t('loadFailed')} refetch={refetch} />
    </div>
  );
}

function NoMessages() {
  const t = useTranslations('conversation');
  return (
    <div className="m-auto">
      <EmptyState scene="lesson" title={t('empty')} hint={t('emptyHint')} />
    </div>
  );
}
