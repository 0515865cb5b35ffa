import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AcceptInvitation } from '#web/features/team/accept-invitation.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { SignInPage } from './home.tsx';
import { TokenPage } from './token-page.tsx';

/** `/team-invitation?token=…`: joining the team of a professional. */
export function TeamInvitationPage() {
  const t = useTranslations('team.join');
  const { user } = useSession();
  const [business, enter] = useState<string | null>(null);
  if (business !== null && user === null)
    return <SignInPage notice={t('signInFirst', { business })} />;
  return (
    <TokenPage title={t('pageTitle')}>
      {(token) => <AcceptInvitation key={token} token={token} onSignIn={enter} />}
    </TokenPage>
  );
}
