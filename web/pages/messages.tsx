import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { SiteFrame } from '#web/frame/site-frame.tsx';
import type { User } from '#web/lib/api/session.tsx';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';

const CustomerMessages = lazyScreen(
  async () => (await import('./customer/customer-messages.tsx')).CustomerMessages,
  ['customer-home', 'request', 'reasons'],
);
const ProfessionalMessages = lazyScreen(
  async () => (await import('./professional/professional-messages.tsx')).ProfessionalMessages,
  ['professional-dashboard', 'leads'],
);

/** `/messages`: the conversations of a customer or a professional. */
export function MessagesPage({ user }: { user: User }) {
  const t = useTranslations('messages');
  const common = useTranslations('common');
  usePageTitle(t('title'));
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-3xl py-3 sm:py-12">
        <h1 className="mb-3 text-dashboard sm:mb-6">{t('title')}</h1>
        <Suspense fallback={<LoadingState label={common('loading')} />}>
          {user.professionalId ? (
            <ProfessionalMessages professionalId={user.professionalId} />
          ) : (
            <CustomerMessages />
          )}
        </Suspense>
      </div>
    </SiteFrame>
  );
}
