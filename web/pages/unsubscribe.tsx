import { useTranslations } from 'use-intl';
import { Unsubscribe } from '#web/features/notifications/unsubscribe.tsx';
import { TokenPage } from './token-page.tsx';

/** `/unsubscribe?token=`: the page of an unsubscribe link, signed in or not. */
export function UnsubscribePage() {
  const t = useTranslations('unsubscribe');
  return (
    <TokenPage title={t('title')}>{(token) => <Unsubscribe key={token} token={token} />}</TokenPage>
  );
}
