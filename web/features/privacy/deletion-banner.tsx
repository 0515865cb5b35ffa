import { useTranslations } from 'use-intl';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Button } from '#web/ui/button.tsx';
import { useDeletion } from './use-deletion.ts';

/** A banner about a scheduled deletion of the account. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  const t = useTranslations('privacy.banner');
  const format = useFormatting();
  const { busy, undo } = useDeletion();
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-clay-tint bg-clay-wash px-5 py-4">
      <p className="font-semibold">{t('text', { date: format.date(dueAt) })}</p>
      <Button size="sm" loading={busy} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </div>
  );
}
