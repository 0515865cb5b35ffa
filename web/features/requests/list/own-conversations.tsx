import { useTranslations } from 'use-intl';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { ConversationList } from '#web/lib/conversation-list.tsx';
import { useOwnRequests } from './use-own-requests.ts';

interface OwnConversationsProps {
  onOpen: (request: OwnRequest, lead: ContactedLead) => void;
}

/** A customer's conversations with everybody who accepted a request of theirs. */
export function OwnConversations({ onOpen }: OwnConversationsProps) {
  const t = useTranslations('messages');
  const professionName = useProfessionName();
  const { rows: requests, failed, retry } = useOwnRequests();
  const conversations = requests?.flatMap((request) =>
    request.leads.filter(isConversation).map((lead) => {
      const newest = newestOf(request, lead);
      return {
        key: lead.id,
        of: lead.professional.id,
        name: lead.professional.name,
        avatar: lead.professional.avatar,
        about: professionName(request.profession),
        newest,
        answer: lead.professionalResponse,
        moment: newest?.createdAt ?? lead.respondedAt ?? lead.sentAt,
        unread: lead.unreadCount,
        onOpen: () => onOpen(request, lead),
      };
    }),
  );
  const hint = t('emptyCustomer');
  return <ConversationList me="user" {...{ conversations, failed, retry, hint }} />;
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
