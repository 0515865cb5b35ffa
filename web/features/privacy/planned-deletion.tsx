import { useTranslations } from 'use-intl';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import type { User } from '#web/lib/api/session.tsx';
import { Button } from '#web/ui/button.tsx';

interface PlannedDeletionProps {
  user: User;
  dueAt: string;
  busy: boolean;
  onUndo: () => void;
}

/** The date of a scheduled deletion, and a button to cancel it. */
export function PlannedDeletion({ user, dueAt, busy, onUndo }: PlannedDeletionProps) {
  const t = useTranslations('privacy.deletion.planned');
  const format = useFormatting();
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-clay-wash p-4">
      <p className="font-semibold">{t('title')}</p>
      <p>{t('text', { date: format.date(dueAt) })}</p>
      <p className="text-ink-soft">
        {t(user.role === 'professional' ? 'leadsNotBack' : 'notBack')}
      </p>
      <Button className="self-start" loading={busy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
