import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { Enrolment } from '#web/features/admin/account/enrolment.tsx';
import { Panel } from '#web/features/admin/frame/panel.tsx';
import { LoginForm } from '#web/features/admin/account/login-form.tsx';
import { useAdmin } from '#web/features/admin/use-admin.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';
import { LanguageChoice } from '#web/frame/language-choice.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { SchemeChoice } from '#web/frame/scheme-choice.tsx';

/** `/admin`: the admin login, enrolment of an authenticator app if required, and the panel. */
export function AdminPage() {
  const common = useTranslations('common');
  const { session, ask, signIn, signInByPasskey, signOut, fail, leave } = useAdmin();
  const askAgain = useCallback(() => void ask(), [ask]);
  const goOut = useCallback(() => void signOut(), [signOut]);
  if (session === undefined)
    return (
      <AdminFrame>
        <LoadingState label={common('loading')} />
      </AdminFrame>
    );
  if (session === null) return <Login onSignIn={signIn} onPasskey={signInByPasskey} />;
  if (session.totp.required && !session.totp.enrolled)
    return <EnrolFirst onDone={askAgain} onFailure={fail} onSignOut={goOut} />;
  return (
    <Panel
      session={session}
      language={
        <>
          <SchemeChoice />
          <LanguageChoice />
        </>
      }
      ask={askAgain}
      signOut={goOut}
      fail={fail}
      leave={leave}
    />
  );
}

interface LoginProps {
  onSignIn: ReturnType<typeof useAdmin>['signIn'];
  onPasskey: ReturnType<typeof useAdmin>['signInByPasskey'];
}

function Login({ onSignIn, onPasskey }: LoginProps) {
  const t = useTranslations('admin.login');
  usePageTitle(t('title'));
  return (
    <AdminFrame>
      <h1 className="mb-6 text-dashboard">{t('title')}</h1>
      <Card className="">
        <LoginForm onSignIn={onSignIn} onPasskey={onPasskey} />
      </Card>
    </AdminFrame>
  );
}

interface EnrolFirstProps {
  onDone: () => void;
  onFailure: (error: unknown) => void;
  onSignOut: () => void;
}

function EnrolFirst({ onDone, onFailure, onSignOut }: EnrolFirstProps) {
  const t = useTranslations('admin');
  const common = useTranslations('common');
  usePageTitle(t('title'));
  return (
    <AdminFrame>
      <h1 className="mb-6 text-dashboard">{t('title')}</h1>
      <Enrolment required onDone={onDone} onFailure={onFailure} />
      <Button tone="ghost" onClick={onSignOut} className="mt-5">
        {common('signOut')}
      </Button>
    </AdminFrame>
  );
}
