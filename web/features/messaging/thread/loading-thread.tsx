import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** A skeleton of a conversation while loading. */
export function LoadingThread() {
  const common = useTranslations('common');
  return (
    <div className="flex flex-1 flex-col justify-end gap-3 p-5">
      <p role="status" className="sr-only">
        {common('loading')}
      </p>
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-14 w-1/2 self-end" />
      <Skeleton className="h-14 w-3/5" />
    </div>
  );
}
