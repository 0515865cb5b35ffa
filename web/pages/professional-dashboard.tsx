import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/leads.ts';
import { LeadList } from '#web/features/leads/lead-list.tsx';
import { lazyScreen } from '#web/lib/lazy-screen.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { SiteFrame } from './site-frame.tsx';

const ConversationPanel = lazyScreen(
  async () => (await import('#web/features/messaging/conversation-panel.tsx')).ConversationPanel,
  ['conversation'],
);

/** The professional's home: the requests sent to them, and their conversations. */
export function ProfessionalDashboardPage() {
  const t = useTranslations('leads');
  usePageTitle(t('pageTitle'));
  const { user } = useSession();
  const [contacting, setContacting] = useState<Lead | null>(null);
  const request = contacting?.serviceRequest;
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-3xl py-8 sm:py-12">
        <h1 className="mb-6 text-3xl">{t('title')}</h1>
        {user?.professionalId && (
          <LeadList professionalId={user.professionalId} onContact={setContacting} />
        )}
      </div>
      <Suspense>
        {request && (
          <ConversationPanel
            of={{ serviceRequestId: request.id }}
            me="professional"
            partner={request.customer?.name ?? null}
            onClose={() => setContacting(null)}
          />
        )}
      </Suspense>
    </SiteFrame>
  );
}
