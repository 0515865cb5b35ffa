import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Progress } from '#web/ui/loading/progress.tsx';

interface BulkBarProps {
  summary: string;
  progress: { done: number; total: number } | null;
  /** Buttons for all filtered rows. */
  children: ReactNode;
}

/** Bulk actions and their progress. */
export function BulkBar({ summary, progress, children }: BulkBarProps) {
  const t = useTranslations('admin-deliveries');
  const said = progress && t('progress', { ...progress });
  return (
    <div className="mb-4 flex flex-col gap-3 rounded-lg border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {said ?? summary}
        </p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
      {progress && (
        <Progress
          percent={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
          label={t('running')}
        />
      )}
    </div>
  );
}
