import { Plus } from 'lucide-react';
import { startTransition, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead, OwnRequest } from '#contract/requests.ts';
import { RequestList } from '#web/features/requests/request-list.tsx';
import { lazyScreen } from '#web/lib/lazy-screen.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { refresh } from '#web/lib/query.tsx';
import { useSession } from '#web/lib/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { SiteFrame } from './site-frame.tsx';

const NewRequestPage = lazyScreen(
  async () => (await import('./new-request.tsx')).NewRequestPage,
  ['assistant-chat', 'requests', 'connect'],
);
const ConversationPanel = lazyScreen(
  async () => (await import('#web/features/messaging/conversation-panel.tsx')).ConversationPanel,
  ['conversation'],
);

/** The customer's home: their requests and conversations, and the way to a new request. */
export function CustomerHomePage() {
  const [asking, setAsking] = useState(false);
  const finish = () =>
    startTransition(() => {
      setAsking(false);
      void refresh('/api/user/requests');
    });
  if (asking) return <NewRequestPage initialMessage="" onBack={finish} />;
  return <MyRequests onNewRequest={() => startTransition(() => setAsking(true))} />;
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
      <Suspense>
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
      </Suspense>
    </SiteFrame>
  );
}
