import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Team } from '#contract/teams/teams.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Person = Team['people'][number];

/** Somebody of the team, with what may be done about them. */
export function PersonRow({ person, business }: { person: Person; business: string }) {
  const t = useTranslations('team');
  const { date } = useFormatting();
  const [asking, ask] = useState<'remove' | 'leave' | null>(null);
  const { name, role, isYou, joinedAt, allowedActions } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
        <Avatar name={name} size="sm" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {name} {isYou && <span className="font-normal text-ink-soft">{t('you')}</span>}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <Badge tone={role === 'owner' ? 'pine' : 'neutral'}>{t(role)}</Badge>
            {joinedAt && t('since', { date: date(joinedAt) })}
          </p>
        </div>
      </div>
      {allowedActions.includes('remove') && (
        <Button
          size="sm"
          tone="ghost"
          aria-label={t('remove.of', { name })}
          onClick={() => ask('remove')}
        >
          {t('remove.button')}
        </Button>
      )}
      {allowedActions.includes('leave') && (
        <Button size="sm" tone="secondary" onClick={() => ask('leave')}>
          {t('leave.button')}
        </Button>
      )}
      {asking === 'remove' && <RemoveDialog person={person} onClose={() => ask(null)} />}
      {asking === 'leave' && <LeaveDialog business={business} onClose={() => ask(null)} />}
    </li>
  );
}
