import { useTranslations } from 'use-intl';
import { DoNotContact } from '#web/features/onboarding/do-not-contact.tsx';
import { TokenPage } from './token-page.tsx';

/** `/do-not-contact?token=…`: the page of "Never contact me again" in an invitation. */
export function DoNotContactPage() {
  const t = useTranslations('onboarding.stop');
  return (
    <TokenPage title={t('pageTitle')}>
      {(token) => <DoNotContact key={token} token={token} />}
    </TokenPage>
  );
}
