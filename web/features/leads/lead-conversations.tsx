import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { ConversationList } from '#web/lib/conversation-list.tsx';
import { useLeads } from './use-leads.ts';

interface LeadConversationsProps {
  professionalId: string;
  onOpen: (lead: Lead) => void;
}

/** A professional's conversations with the clients whose requests they accepted. */
export function LeadConversations({ professionalId, onOpen }: LeadConversationsProps) {
  const t = useTranslations('messages');
  const professionName = useProfessionName();
  const { rows: leads, failed, retry } = useLeads(professionalId, undefined);
  const conversations = leads?.filter(isConversation).map((lead) => {
    const { customer, messages, profession, description } = lead.serviceRequest;
    const newest = messages.at(-1);
    return {
      key: lead.id,
      of: customer?.id ?? null,
      name: customer?.name ?? professionName(profession),
      avatar: customer?.avatar ?? null,
      about: description,
      newest,
      moment: newest?.createdAt ?? lead.respondedAt ?? lead.sentAt,
      unread: lead.unreadCount,
      onOpen: () => onOpen(lead),
    };
  });
  const hint = t('emptyProfessional');
  return <ConversationList me="professional" {...{ conversations, failed, retry, hint }} />;
}

/** One can be written to, or was: a closed conversation without a message has nothing to read. */
function isConversation({ allowedActions, serviceRequest }: Lead): boolean {
  if (allowedActions.includes('message')) return true;
  return allowedActions.includes('readConversation') && serviceRequest.messages.length > 0;
}
