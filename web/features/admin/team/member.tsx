import { useTranslations } from 'use-intl';
import type { TeamMember } from '#contract/admin/team.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChangeRole } from './change-role.tsx';
import { RemoveMember } from './remove-member.tsx';
import { ROLE_TONES } from './role-tones.ts';

/** One of the operator's people, with what the server lets one do about them. */
export function Member({ member }: { member: TeamMember }) {
  const t = useTranslations('admin-team');
  const { dateTime } = useFormatting();
  const { name, email, role, enrolled, lastSeenAt, isSelf, allowedActions } = member;
  return (
    <>
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={name} size="sm" />
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {name} {isSelf && <span className="font-normal text-ink-soft">{t('you')}</span>}
          </p>
          <p className="[overflow-wrap:anywhere] text-ink-soft">{email}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <Badge tone={ROLE_TONES[role]}>{t(`roles.${role}`)}</Badge>
            {!enrolled && <Badge tone="warning">{t('noApp')}</Badge>}
          </p>
          <p className="mt-1.5 text-xs text-ink-faint">
            {lastSeenAt ? t('lastSeen', { at: dateTime(lastSeenAt) }) : t('signedOut')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {allowedActions.includes('changeRole') && <ChangeRole member={member} />}
        {allowedActions.includes('remove') && <RemoveMember member={member} />}
      </div>
    </>
  );
}
