import { useCallback, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Enrolment } from '#web/features/admin/account/enrolment.tsx';
import { Panel } from '#web/features/admin/frame/panel.tsx';
import { LoginForm } from '#web/features/admin/account/login-form.tsx';
import { useAdmin } from '#web/features/admin/use-admin.ts';
import { BRAND } from '#web/lib/brand.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingState } from '#web/ui/loading/loading-state.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Header, Page } from '#web/ui/page.tsx';
import { LanguageChoice } from '#web/frame/language-choice.tsx';
import { SchemeChoice } from '#web/frame/scheme-choice.tsx';

/** `/admin`: the admin login, enrolment of an authenticator app if required, and the panel. */
export function AdminPage() {
  const common = useTranslations('common');
  const { session, ask, signIn, signOut, fail, leave } = useAdmin();
  const askAgain = useCallback(() => void ask(), [ask]);
  const goOut = useCallback(() => void signOut(), [signOut]);
  if (session === undefined)
    return (
      <AdminFrame>
        <LoadingState label={common('loading')} />
      </AdminFrame>
    );
  if (session === null) return <Login onSignIn={signIn} />;
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

function Login({ onSignIn }: { onSignIn: ReturnType<typeof useAdmin>['signIn'] }) {
  const t = useTranslations('admin.login');
  usePageTitle(t('title'));
  return (
    <AdminFrame>
      <h1 className="mb-6 text-dashboard">{t('title')}</h1>
      <Card className="">
        <LoginForm onSignIn={onSignIn} />
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

/** A frame without anything of the users' site: the two are separate. */
function AdminFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <Page
      skipLabel={t('skipToContent')}
      header={
        <Header brand={<Logo name={BRAND} />}>
          <LanguageChoice />
        </Header>
      }
    >
      <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">{children}</div>
    </Page>
  );
}
