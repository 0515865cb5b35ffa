import { useTranslations } from 'use-intl';
import { DoNotContact } from '#web/features/onboarding/do-not-contact.tsx';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** `/do-not-contact?token=…`: the page of "Never contact me again" in an invitation. */
export function DoNotContactPage() {
  const t = useTranslations('onboarding.stop');
  usePageTitle(t('pageTitle'));
  const token = useQueryParameters().get('token') ?? '';
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-2xl py-10 sm:py-16">
        <DoNotContact key={token} token={token} />
      </div>
    </SiteFrame>
  );
}
