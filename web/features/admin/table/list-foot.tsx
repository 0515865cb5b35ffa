import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';

interface ListFootProps {
  rows: readonly unknown[] | undefined;
  showMore: (() => void) | undefined;
  loadingMore: boolean;
  moreFailed: boolean;
  /** How many there are in all, where that is known. */
  total?: number | undefined;
}

/** The number of loaded rows and of all, and a button for more. */
export function ListFoot({ rows, showMore, loadingMore, moreFailed, total }: ListFootProps) {
  const t = useTranslations('admin-panel.table');
  const count = rows?.length ?? 0;
  const counted = () => {
    if (!showMore) return t('shown', { count });
    return total ? t('shownOfTotal', { count, total }) : t('shownOfMore', { count });
  };
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-faint">
      <p role="status" className="tabular-nums">
        {count > 0 && counted()}
      </p>
      {moreFailed && (
        <p role="alert" className="font-medium text-clay-ink">
          {t('moreFailed')}
        </p>
      )}
      {showMore && (
        <Button tone="secondary" size="sm" onClick={showMore} loading={loadingMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
