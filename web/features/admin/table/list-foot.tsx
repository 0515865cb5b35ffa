import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';

interface ListFootProps {
  rows: readonly unknown[] | undefined;
  showMore: (() => void) | undefined;
  loadingMore: boolean;
  moreFailed: boolean;
}

/** The number of loaded rows, and a button for more. */
export function ListFoot({ rows, showMore, loadingMore, moreFailed }: ListFootProps) {
  const t = useTranslations('admin-panel.table');
  const count = rows?.length ?? 0;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-faint">
      <p role="status" className="tabular-nums">
        {count > 0 && t(showMore ? 'shownOfMore' : 'shown', { count })}
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
