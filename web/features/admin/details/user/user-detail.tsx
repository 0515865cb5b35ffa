import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { getUser, type UserDetail as Detail } from '#contract/admin/details.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ROLE_TONES, USER_TONES } from '../../badges/tones.ts';
import { adminHref } from '../../frame/address.ts';
import { DetailHead, Note } from '../parts/detail-head.tsx';
import { DetailState } from '../parts/detail-state.tsx';
import { AccountFacts } from './account-facts.tsx';
import { Activity } from './activity.tsx';
import { Consents } from './consents.tsx';
import { Requests } from './requests.tsx';
import { Sessions } from './sessions.tsx';
import { UserOperations } from './user-operations.tsx';

/** A person with an account: facts, sessions, consents, activity, and actions. */
export function UserDetail({ id }: { id: string }) {
  const t = useTranslations('admin-user');
  const {
    data: user,
    error,
    refetch,
  } = useCallQuery(getUser, { params: { id } }, { staleTime: 0 });
  const words = { gone: t('gone'), goneHint: t('goneHint'), failed: t('failed') };
  if (!user) return <DetailState error={error} words={words} refetch={refetch} />;
  return (
    <>
      <Head user={user} />
      <Notes user={user} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <AccountFacts user={user} />
          <Sessions sessions={user.sessions} />
          <Consents consents={user.consents} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Requests user={user} />
          <Activity activity={user.activity} />
        </div>
      </div>
    </>
  );
}

function Head({ user }: { user: Detail }) {
  const t = useTranslations('admin-user');
  const lists = useTranslations('admin-lists');
  const { date } = useFormatting();
  const { id, name, avatar, role, state, professionalId } = user;
  return (
    <DetailHead
      name={name}
      avatar={avatar}
      of={professionalId ?? id}
      badges={
        <>
          <Badge tone={ROLE_TONES[role]}>{lists(`roles.${role}`)}</Badge>
          <Badge tone={USER_TONES[state]}>{lists(`userStates.${state}`)}</Badge>
        </>
      }
      below={
        <>
          {t('since', { date: date(user.createdAt) })}
          {professionalId && (
            <>
              {' · '}
              <Link
                href={adminHref('professionals', { open: professionalId })}
                className="font-semibold text-pine-700 underline"
              >
                {t('asProfessional')}
              </Link>
            </>
          )}
        </>
      }
    >
      <UserOperations user={user} />
    </DetailHead>
  );
}

function Notes({ user }: { user: Detail }) {
  const t = useTranslations('admin-user');
  const { dateTime } = useFormatting();
  const { suspendedAt, deletionDueAt } = user;
  return (
    <>
      {suspendedAt && <Note>{t('suspendedSince', { date: dateTime(suspendedAt) })}</Note>}
      {deletionDueAt && <Note>{t('leavingOn', { date: dateTime(deletionDueAt) })}</Note>}
    </>
  );
}
