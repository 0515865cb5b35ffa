import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Message } from '#contract/requests/messages.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useMomentText } from '#web/lib/use-moment-text.ts';
import { ConversationRows, type ConversationRow } from '#web/ui/conversation-rows.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** A conversation as its list shows it. */
export interface ListedConversation extends Omit<
  ConversationRow,
  'last' | 'momentText' | 'unreadLabel'
> {
  newest: Message | undefined;
  /** Shown where there is no message yet. */
  answer?: string | null;
}

interface ConversationListProps {
  me: Message['senderType'];
  /** Undefined while they load. */
  conversations: readonly ListedConversation[] | undefined;
  failed: boolean;
  retry: () => void;
  /** How a first conversation comes about. */
  hint: string;
}

/** The conversations of either side, the one with the newest message first. */
export function ConversationList(props: ConversationListProps) {
  const { me, conversations, failed, retry, hint } = props;
  const t = useTranslations('messages');
  const momentText = useMomentText();
  const lastText = useLastMessage(me);
  if (!conversations && failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  if (!conversations) return <Skeleton className="h-64 rounded-lg" />;
  if (conversations.length === 0)
    return (
      <EmptyState icon={<MessagesSquare className="size-6" />} title={t('empty')} hint={hint} />
    );
  const rows = conversations
    .toSorted((one, other) => other.moment.localeCompare(one.moment))
    .map(({ newest, answer, ...row }) => ({
      ...row,
      last: newest ? lastText(newest) : (answer ?? t('nothing')),
      momentText: momentText(row.moment),
      unreadLabel: t('unread', { count: row.unread }),
    }));
  return <ConversationRows label={t('list')} rows={rows} />;
}

/** A message in one line. */
function useLastMessage(me: Message['senderType']): (message: Message) => string {
  const t = useTranslations('messages');
  return ({ content, senderType }) => {
    const text = content || t('files');
    return senderType === me ? t('you', { text }) : text;
  };
}
