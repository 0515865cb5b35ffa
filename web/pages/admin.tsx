import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Enrolment } from '#web/features/admin/enrolment.tsx';
import { LoginForm } from '#web/features/admin/login-form.tsx';
import { useAdmin, type AdminSession } from '#web/features/admin/use-admin.ts';
import { BRAND } from '#web/lib/brand.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Header, Page } from '#web/ui/page.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** `/admin`: the admin's own login, and behind it who is signed in and their authenticator app. */
export function AdminPage() {
  const t = useTranslations('admin');
  const common = useTranslations('common');
  const { session, ask, signIn, signOut, fail } = useAdmin();
  usePageTitle(t(session ? 'title' : 'login.title'));
  if (session === undefined)
    return (
      <AdminFrame>
        <LoadingState label={common('loading')} />
      </AdminFrame>
    );
  if (session === null)
    return (
      <AdminFrame>
        <h1 className="mb-6 text-3xl">{t('login.title')}</h1>
        <Card className="shadow-md">
          <LoginForm onSignIn={signIn} />
        </Card>
      </AdminFrame>
    );
  const { enrolled, required } = session.totp;
  return (
    <AdminFrame>
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <div className="flex flex-col gap-5">
        <WhoIAm session={session} onSignOut={() => void signOut()} />
        {!enrolled && <Enrolment required={required} onDone={() => void ask()} onFailure={fail} />}
      </div>
    </AdminFrame>
  );
}

function WhoIAm({ session, onSignOut }: { session: AdminSession; onSignOut: () => void }) {
  const t = useTranslations('admin');
  const common = useTranslations('common');
  const { admin, totp } = session;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-ink-soft">{t('signedInAs')}</p>
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">{admin.name}</p>
        <p className="[overflow-wrap:anywhere] text-ink-soft">{admin.email}</p>
      </div>
      <p>
        <Badge tone={totp.enrolled ? 'pine' : 'marigold'}>
          {t(totp.enrolled ? 'totp.on' : 'totp.off')}
        </Badge>
      </p>
      <p className="text-sm text-ink-soft">{t('idle')}</p>
      <Button tone="secondary" onClick={onSignOut} className="self-start">
        {common('signOut')}
      </Button>
    </Card>
  );
}

/** A frame without anything of the users' site: the two have nothing in common. */
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
