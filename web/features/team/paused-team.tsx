import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** For a member of a team whose business is suspended: which one, and the way out. */
export function PausedTeam() {
  const t = useTranslations('team');
  const { user } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  if (!user?.pausedTeam) return null;
  const { name: business } = user.pausedTeam;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line bg-paper px-4 py-2 text-ink-soft">
      <p className="min-w-0 wrap-anywhere">{t('paused', { business })}</p>
      <Button size="sm" tone="ghost" className="max-sm:-ms-3" onClick={() => setLeaving(true)}>
        {t('leave.button')}
      </Button>
      {isLeaving && <LeaveDialog business={business} onClose={() => setLeaving(false)} />}
    </div>
  );
}
