import { MessagesSquare } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '#contract/messages.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DaySeparator, isSameDay } from './day-separator.tsx';
import { OutgoingBubble, MessageBubble } from './message-bubble.tsx';
import type { useConversation } from './use-conversation.ts';
import type { Outgoing } from './use-outgoing.ts';

interface MessageThreadProps {
  conversation: ReturnType<typeof useConversation>;
  outgoing: readonly Outgoing[];
  me: Message['senderType'];
  onRetry: (message: Outgoing) => void;
}

/** The messages from the oldest to the newest, by day; keeps the newest in sight. */
export function MessageThread({ conversation, outgoing, me, onRetry }: MessageThreadProps) {
  const t = useTranslations('conversation');
  const common = useTranslations('common');
  const messages = conversation.data ?? [];
  const shown = messages.length + outgoing.length;

  if (conversation.isPending) return <LoadingThread />;
  if (conversation.isError && shown === 0)
    return (
      <ErrorState
        title={t('loadFailed')}
        retryLabel={common('tryAgain')}
        onRetry={() => void conversation.refetch()}
      />
    );
  return (
    <div
      className="-mx-2 flex-1 overflow-y-auto px-2"
      tabIndex={0}
      role="region"
      aria-label={t('log')}
    >
      {shown === 0 && (
        <EmptyState
          icon={<MessagesSquare className="size-6" />}
          title={t('empty')}
          hint={t('emptyHint')}
        />
      )}
      <div role="log" aria-label={t('log')}>
        <ol className="flex flex-col gap-2">
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {!isSameDay(messages[index - 1]?.createdAt, message.createdAt) && (
                <DaySeparator moment={message.createdAt} />
              )}
              <MessageBubble message={message} mine={message.senderType === me} />
            </Fragment>
          ))}
          {outgoing.map((message) => (
            <OutgoingBubble key={message.key} message={message} onRetry={() => onRetry(message)} />
          ))}
        </ol>
      </div>
      <div key={shown} ref={bringIntoView} />
    </div>
  );
}

function LoadingThread() {
  return (
    <div className="flex flex-1 flex-col gap-3" aria-hidden="true">
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-14 w-1/2 self-end" />
      <Skeleton className="h-14 w-3/5" />
    </div>
  );
}

// The end is a new element with each message, so it is brought into view once for each.
function bringIntoView(end: HTMLDivElement | null): void {
  end?.scrollIntoView({ block: 'end' });
}
