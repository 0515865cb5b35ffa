import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import {
  getAdminProfessional,
  type ProfessionalDetail as Detail,
} from '#contract/admin/details.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { PROFESSIONAL_TONES } from '../../badges/tones.ts';
import { adminHref } from '../../frame/address.ts';
import { DetailHead, Note } from '../parts/detail-head.tsx';
import { DetailState } from '../parts/detail-state.tsx';
import { Invitations } from './invitations.tsx';
import { Leads } from './leads.tsx';
import { Origin } from './origin.tsx';
import { Papers } from './papers.tsx';
import { Plan } from './plan.tsx';
import { ProfessionalOperations } from './professional-operations.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { Quota } from './quota.tsx';
import { Reviews } from './reviews.tsx';
import { TeamMembers } from './team-members.tsx';

/** A professional: profile, papers, quota, plan, leads, reviews, origin, and actions. */
export function ProfessionalDetail({ id }: { id: string }) {
  const t = useTranslations('admin-professional');
  const { data, error, refetch } = useCallQuery(
    getAdminProfessional,
    { params: { id } },
    { staleTime: 0 },
  );
  const words = { gone: t('gone'), goneHint: t('goneHint'), failed: t('failed') };
  if (!data) return <DetailState error={error} words={words} refetch={refetch} />;
  return (
    <>
      <Head professional={data} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <ProfileFacts professional={data} />
          <Papers professional={data} />
          {data.origin && <Origin origin={data.origin} />}
          {data.origin && <Invitations invitations={data.invitations} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Plan subscription={data.subscription} />
          <Quota professional={data} />
          <Leads leads={data.leads} />
          {data.team.length > 0 && <TeamMembers team={data.team} />}
        </div>
        <div className="min-w-0 xl:col-span-2">
          <Reviews reviews={data.reviews} />
        </div>
      </div>
    </>
  );
}

function Head({ professional }: { professional: Detail }) {
  const t = useTranslations('admin-professional');
  const states = useTranslations('admin-lists.professionalStates');
  const { dateTime } = useFormatting();
  const professionName = useProfessionName();
  const { name, avatar, state, profession, userId, suspendedAt } = professional;
  return (
    <>
      <DetailHead
        name={name}
        avatar={avatar}
        of={professional.id}
        badges={<Badge tone={PROFESSIONAL_TONES[state]}>{states(state)}</Badge>}
        below={
          <>
            {professionName(profession)}
            {userId && (
              <>
                {' · '}
                <Link
                  href={adminHref('users', { open: userId })}
                  className="font-semibold text-pine-700 underline"
                >
                  {t('account')}
                </Link>
              </>
            )}
          </>
        }
      >
        <ProfessionalOperations professional={professional} />
      </DetailHead>
      {suspendedAt && <Note>{t('suspendedSince', { date: dateTime(suspendedAt) })}</Note>}
      {!userId && <Note>{t('unclaimed')}</Note>}
    </>
  );
}
