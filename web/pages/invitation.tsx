import { useTranslations } from 'use-intl';
import { Decline } from '#web/features/onboarding/decline.tsx';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** `/invitation?token=…&answer=decline`: the page of "Not interested" in an invitation. */
export function InvitationPage() {
  const t = useTranslations('onboarding.decline');
  usePageTitle(t('pageTitle'));
  const token = useQueryParameters().get('token') ?? '';
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-2xl py-10 sm:py-16">
        <Decline key={token} token={token} />
      </div>
    </SiteFrame>
  );
}
