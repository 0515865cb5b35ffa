import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { inviteAdmin, readTeam } from '#contract/admin/team.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { PanelCard } from '../details/parts/panel-card.tsx';
import { Lines } from '../details/parts/lines.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useMay } from '../frame/use-may.ts';
import { Invitation } from './invitation.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { Member } from './member.tsx';

/** The operator's people, their roles, and the open invitations. */
export function TeamSection() {
  const t = useTranslations('admin-team');
  const panel = useTranslations('admin-panel.sections');
  const may = useMay();
  const [inviting, setInviting] = useState(false);
  const team = useCallQuery(readTeam, {}, { refetchOnMount: 'always' });
  return (
    <>
      <SectionHead title={panel('team')} hint={t('hint')}>
        {may(inviteAdmin) && (
          <Button
            icon={<UserPlus aria-hidden="true" className="size-4" />}
            onClick={() => setInviting(true)}
          >
            {t('invite.button')}
          </Button>
        )}
      </SectionHead>
      {team.isError ? (
        <QueryError title={t('failed')} error={team.error} refetch={team.refetch} />
      ) : !team.data ? (
        <Skeleton className="h-64 rounded-lg" />
      ) : (
        <div className="flex max-w-4xl flex-col gap-5">
          <PanelCard title={t('members')}>
            <Lines items={team.data.members} keyOf={({ id }) => id} empty="">
              {(member) => <Member member={member} />}
            </Lines>
          </PanelCard>
          <PanelCard title={t('invitations')}>
            <Lines items={team.data.invitations} keyOf={({ id }) => id} empty={t('noInvitations')}>
              {(invitation) => <Invitation invitation={invitation} />}
            </Lines>
          </PanelCard>
        </div>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
