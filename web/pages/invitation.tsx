import { useTranslations } from 'use-intl';
import { Decline } from '#web/features/onboarding/decline.tsx';
import { TokenPage } from './token-page.tsx';

/** `/invitation?token=…&answer=decline`: the page of "Not interested" in an invitation. */
export function InvitationPage() {
  const t = useTranslations('onboarding.decline');
  return (
    <TokenPage title={t('pageTitle')}>{(token) => <Decline key={token} token={token} />}</TokenPage>
  );
}
