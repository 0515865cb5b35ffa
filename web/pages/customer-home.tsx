import { Plus } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead, OwnRequest } from '#contract/requests.ts';
import { ConversationPanel } from '#web/features/messaging/conversation-panel.tsx';
import { RequestList } from '#web/features/requests/request-list.tsx';
import { useLive } from '#web/lib/live.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { QueryProvider, refresh } from '#web/lib/query.tsx';
import { useSession } from '#web/lib/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { NewRequestPage } from './new-request.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The customer's home: their requests and conversations, and the way to a new request. */
export function CustomerHomePage() {
  const [asking, setAsking] = useState(false);
  const finish = () =>
    startTransition(() => {
      setAsking(false);
      void refresh('/api/user/requests');
    });
  if (asking) return <NewRequestPage initialMessage="" onBack={finish} />;
  return (
    <QueryProvider>
      <MyRequests onNewRequest={() => startTransition(() => setAsking(true))} />
    </QueryProvider>
  );
}

interface Conversation {
  request: OwnRequest;
  lead: ContactedLead | null;
}

function MyRequests({ onNewRequest }: { onNewRequest: () => void }) {
  const t = useTranslations('customer-home');
  usePageTitle(t('pageTitle'));
  const { user } = useSession();
  const [conversation, setConversation] = useState<Conversation | null>(null);
  useLive(true);
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-3xl py-8 sm:py-12">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div>
            <p className="text-ink-soft">{t('hello', { name: user?.name ?? '' })}</p>
            <h1 className="text-3xl">{t('title')}</h1>
          </div>
          <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onNewRequest}>
            {t('newRequest')}
          </Button>
        </header>
        <RequestList
          onNewRequest={onNewRequest}
          onMessage={(request, lead) => setConversation({ request, lead })}
        />
      </div>
      {conversation && (
        <ConversationPanel
          of={{
            serviceRequestId: conversation.request.id,
            professionalId: conversation.lead?.professional.id,
          }}
          me="user"
          partner={conversation.lead?.professional.name ?? null}
          onClose={() => setConversation(null)}
        />
      )}
    </SiteFrame>
  );
}
