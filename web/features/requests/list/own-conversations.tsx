import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useLastMessage } from '#web/lib/use-last-message.ts';
import { useMomentText } from '#web/lib/use-moment-text.ts';
import { ConversationRows, type ConversationRow } from '#web/ui/conversation-rows.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useOwnRequests } from './use-own-requests.ts';

interface OwnConversationsProps {
  onOpen: (request: OwnRequest, lead: ContactedLead) => void;
}

/** A customer's conversations with everybody who accepted a request of theirs. */
export function OwnConversations({ onOpen }: OwnConversationsProps) {
  const t = useTranslations('messages');
  const { rows: requests, failed, retry } = useOwnRequests();
  const rows = useRows(requests ?? [], onOpen);
  if (!requests && failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  if (!requests) return <Skeleton className="h-64 rounded-lg" />;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<MessagesSquare className="size-6" />}
        title={t('empty')}
        hint={t('emptyCustomer')}
      />
    );
  return <ConversationRows label={t('list')} rows={rows} />;
}

function useRows(
  requests: readonly OwnRequest[],
  onOpen: OwnConversationsProps['onOpen'],
): ConversationRow[] {
  const t = useTranslations('messages');
  const professionName = useProfessionName();
  const momentText = useMomentText();
  const lastText = useLastMessage('user');
  const talks = requests.flatMap((request) =>
    request.leads.filter(isConversation).map((lead) => {
      const last = newestOf(request, lead);
      return { request, lead, last, moment: last?.createdAt ?? lead.respondedAt ?? lead.sentAt };
    }),
  );
  return talks
    .toSorted((one, other) => other.moment.localeCompare(one.moment))
    .map(({ request, lead, last, moment }) => ({
      key: lead.id,
      of: lead.professional.id,
      name: lead.professional.name,
      avatar: lead.professional.avatar,
      about: professionName(request.profession),
      last: last ? lastText(last) : (lead.professionalResponse ?? lastText(undefined)),
      moment,
      momentText: momentText(moment),
      unread: lead.unreadCount,
      unreadLabel: t('unread', { count: lead.unreadCount }),
      onOpen: () => onOpen(request, lead),
    }));
}

function isConversation({ allowedActions }: ContactedLead): boolean {
  return allowedActions.includes('message') || allowedActions.includes('readConversation');
}

/** The newest message of a request is of this conversation where it is the only one, or theirs. */
function newestOf({ messages, leads }: OwnRequest, lead: ContactedLead) {
  const newest = messages.at(-1);
  const isOnly = leads.filter(isConversation).length === 1;
  return newest && (isOnly || newest.sender.name === lead.professional.name) ? newest : undefined;
}
