import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';

interface ConflictProps {
  /** The other editor; null where unknown. */
  by: string | null;
  /** Discards the local changes and shows theirs. */
  onTheirs: () => void;
  /** Continues with the local changes, on top of theirs. */
  onMine: () => void;
}

/** An edit conflict: lets the operator choose. */
export function Conflict({ by, onTheirs, onMine }: ConflictProps) {
  const t = useTranslations('admin-content.conflict');
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-lg border border-clay-tint bg-clay-wash p-5"
    >
      <p className="font-semibold">{by === null ? t('title') : t('titleBy', { by })}</p>
      <p className="text-sm text-ink-soft">{t('hint')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onTheirs}>
          {t('theirs')}
        </Button>
        <Button size="sm" tone="secondary" onClick={onMine}>
          {t('mine')}
        </Button>
      </div>
    </div>
  );
}
