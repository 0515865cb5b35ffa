import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readAuthenticatorApp } from '#contract/accounts/second-factor.ts';
import type { Result } from '#contract/endpoint.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useCallQuery } from '#web/lib/api/query.tsx';
import type { User } from '#web/lib/api/session.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { RemoveApp } from './remove-app.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

interface AuthenticatorAppCardProps {
  user: User;
  /** Asks for a fresh proof of identity, then retries with `again`. */
  onReauth: (again: () => void) => void;
}

/** The authenticator app of a person: set up, new recovery codes, removed. */
export function AuthenticatorAppCard({ user, onReauth }: AuthenticatorAppCardProps) {
  const t = useTranslations('authenticator-app');
  const common = useTranslations('common');
  const id = useId();
  const { data, isPending, error, refetch } = useCallQuery(readAuthenticatorApp);
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <h2 id={id} tabIndex={-1} className="text-lg focus:outline-none">
          {t('title')}
        </h2>
        <p className="-mt-2 text-ink-soft">{t(`hint.${user.role}`)}</p>
        {isPending && <Skeleton className="h-12 w-full" />}
        {error && <QueryError title={common('somethingWrong')} error={error} refetch={refetch} />}
        {data && <Standing app={data} />}
        {data && <Actions app={data} headingId={id} onReauth={onReauth} />}
      </Card>
    </section>
  );
}

type App = Result<typeof readAuthenticatorApp>;

function Standing({ app: { since, recoveryCodesLeft: count } }: { app: App }) {
  const t = useTranslations('authenticator-app');
  const { date } = useFormatting();
  if (since === null) return <p>{t('off')}</p>;
  return (
    <div>
      <p className="font-semibold">{t('on', { date: date(since) })}</p>
      <p className={count <= 2 ? 'text-clay-ink' : 'text-ink-soft'}>{t('codesLeft', { count })}</p>
    </div>
  );
}

interface ActionsProps extends Pick<AuthenticatorAppCardProps, 'onReauth'> {
  app: App;
  /** Where the focus goes once a button is gone. */
  headingId: string;
}

function Actions({ app: { allowedActions }, headingId, onReauth }: ActionsProps) {
  const t = useTranslations('authenticator-app');
  const [asking, ask] = useState<'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => ask(null);
  return (
    <div className="flex flex-wrap gap-2">
      <SetUpApp isOffered={allowedActions.includes('add')} {...{ headingId, onReauth }} />
      {allowedActions.includes('renewCodes') && (
        <Button tone="secondary" onClick={() => ask('renew')}>
          {t('renew.button')}
        </Button>
      )}
      {allowedActions.includes('remove') && (
        <Button tone="ghost" onClick={() => ask('remove')}>
          {t('remove.button')}
        </Button>
      )}
      {asking === 'renew' && <RenewCodes onCodes={setCodes} {...{ onReauth }} onClose={close} />}
      {codes && (
        <CodesDialog codes={codes} goesOnAt={headingId} onClose={() => setCodes(undefined)} />
      )}
      {asking === 'remove' && <RemoveApp {...{ headingId, onReauth }} onClose={close} />}
    </div>
  );
}
