import { useTranslations } from 'use-intl';
import { Unsubscribe } from '#web/features/notifications/unsubscribe.tsx';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** `/unsubscribe?token=`: the page of an unsubscribe link, signed in or not. */
export function UnsubscribePage() {
  const t = useTranslations('unsubscribe');
  usePageTitle(t('title'));
  const token = useQueryParameters().get('token') ?? '';
  return (
    <SiteFrame footer={false}>
      <div className="container-page max-w-2xl py-10 sm:py-16">
        <Unsubscribe key={token} token={token} />
      </div>
    </SiteFrame>
  );
}
