import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';

interface ConflictProps {
  /** Who was faster; null where that is not known. */
  by: string | null;
  /** Drops what was typed here and shows theirs. */
  onTheirs: () => void;
  /** Goes on with what was typed here, on top of theirs. */
  onMine: () => void;
}

/** Somebody else changed what is being edited: says so, and lets the operator choose. */
export function Conflict({ by, onTheirs, onMine }: ConflictProps) {
  const t = useTranslations('admin-content.conflict');
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-xl border border-coral-100 bg-coral-50 p-5"
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
