import { useTranslations } from 'use-intl';
import { joinTeam } from '#contract/teams/teams.ts';
import { errorText } from '#web/lib/api/call.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useInvitation } from './use-invitation.ts';

interface AcceptInvitationProps {
  token: string;
  /** Opens the sign-in screen; the invitation waits behind it. */
  onSignIn: (business: string) => void;
}

/** An invitation to a team: nothing happens before the click, because mail programs open links too. */
export function AcceptInvitation({ token, onSignIn }: AcceptInvitationProps) {
  const t = useTranslations('team.join');
  const { data, error, invalid, refetch } = useInvitation(token);
  const { user } = useSession();
  if (invalid)
    return (
      <>
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <EmptyState title={t('invalid')} hint={t('invalidHint')} />
      </>
    );
  if (!data && error)
    return (
      <>
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <QueryError title={t('loadFailed')} error={error} refetch={refetch} />
      </>
    );
  if (!data || user === undefined)
    return (
      <>
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <Skeleton className="h-72 rounded-lg" />
      </>
    );
  const { business, owner } = data;
  return (
    <Card className="flex animate-rise flex-col gap-5 sm:p-8">
      <h1 className="text-2xl wrap-anywhere">{t('title', { business })}</h1>
      <p className="text-ink-soft wrap-anywhere">{t('hint', { owner, business })}</p>
      {user ? (
        <Join token={token} business={business} name={user.name} />
      ) : (
        <Button onClick={() => onSignIn(business)}>{t('signIn')}</Button>
      )}
    </Card>
  );
}

function Join({ token, business, name }: { token: string; business: string; name: string }) {
  const t = useTranslations('team.join');
  const { setUser, signOut } = useSession();
  const join = useCallMutation(joinTeam, {
    onSuccess: ({ user }) => {
      showToast({ title: t('done', { business }), tone: 'success' });
      setUser(user);
      navigate(href('/professional-dashboard'), { replace: true });
    },
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
  });
  return (
    <>
      <p className="wrap-anywhere">{t('signedInAs', { name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          loading={join.isPending}
          onClick={() => join.mutate({ params: { token }, body: {} })}
        >
          {t('accept')}
        </Button>
        <Button tone="ghost" onClick={() => void signOut()}>
          {t('other')}
        </Button>
      </div>
      {join.error && (
        <p role="alert" className="text-danger">
          {errorText(join.error, t('failed'))}
        </p>
      )}
    </>
  );
}
