import { useTranslations } from 'use-intl';
import type { Team } from '#contract/teams/teams.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';
import { useTeam } from './use-team.ts';

/** The Team tab: who works here, and for the owner the open invitations. */
export function TeamSection() {
  const t = useTranslations('team');
  const { data: team, error, refetch } = useTeam();
  if (!team && error) return <QueryError title={t('failed')} error={error} refetch={refetch} />;
  if (!team) return <Skeleton className="h-64 max-w-3xl rounded-lg" />;
  const mayInvite = team.allowedActions.includes('invite');
  return (
    <div className="flex max-w-3xl flex-col gap-4 sm:gap-5">
      <p className="max-w-prose text-ink-soft">
        {mayInvite ? t('hint') : t('hintMember', { business: team.name })}
      </p>
      <People team={team} />
      {mayInvite && (
        <Card className="flex flex-col gap-4">
          <InviteForm />
          {team.invitations.length > 0 && <Invitations team={team} />}
        </Card>
      )}
    </div>
  );
}

function People({ team }: { team: Team }) {
  const t = useTranslations('team');
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg">{t('people')}</h2>
      <ul className="divide-y divide-line">
        {team.people.map((person) => (
          <PersonRow key={person.id} person={person} business={team.name} />
        ))}
      </ul>
    </Card>
  );
}

function Invitations({ team }: { team: Team }) {
  const t = useTranslations('team');
  return (
    <div className="border-t border-line pt-4">
      <h2 className="text-lg">{t('invitations')}</h2>
      <ul className="divide-y divide-line">
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}
