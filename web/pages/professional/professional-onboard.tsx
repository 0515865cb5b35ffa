import { useTranslations } from 'use-intl';
import { Onboarding } from '#web/features/onboarding/onboarding.tsx';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** `/professional-onboard?token=…&accept=1`, or `id=…`: the page of a personal link. */
export function ProfessionalOnboardPage() {
  const t = useTranslations('onboarding');
  usePageTitle(t('pageTitle'));
  const query = useQueryParameters();
  const token = query.get('token') ?? query.get('id') ?? '';
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-6xl py-8 sm:py-12">
        <Onboarding key={token} token={token} acceptAsked={query.get('accept') === '1'} />
      </div>
    </SiteFrame>
  );
}
