import { useTranslations } from 'use-intl';
import type { CallError } from '#contract/client.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

interface DetailStateProps {
  /** Why there is nothing to show; null while loading. */
  error: CallError | null;
  words: { gone: string; goneHint: string; failed: string };
  refetch: () => unknown;
}

/** Shown while a detail is loading, failed, or deleted. */
export function DetailState({ error, words, refetch }: DetailStateProps) {
  const common = useTranslations('common');
  if (!error)
    return (
      <div role="status" className="flex flex-col gap-5">
        <span className="sr-only">{common('loading')}</span>
        <Skeleton className="h-16 w-80 max-w-full rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    );
  const isGone = ['not_found', 'invalid_input'].includes(error.body?.code ?? '');
  if (isGone) return <EmptyState title={words.gone} hint={words.goneHint} />;
  return <QueryError title={words.failed} error={error} refetch={refetch} />;
}
