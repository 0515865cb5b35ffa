import { SearchX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useRequest } from './use-request.ts';
import { LiveRequest, type LiveRequestProps } from './live-request.tsx';

/** The live view of a request, or why it cannot be shown. */
export function RequestScreen({ id, ...props }: LiveRequestProps & { id: string }) {
  const t = useTranslations('request');
  const common = useTranslations('common');
  const { data: request, error, refetch } = useRequest(id);
  if (request) return <LiveRequest request={request} {...props} />;
  if (error && [403, 404, 422].includes(error.status))
    return (
      <EmptyState
        icon={<SearchX className="size-6" />}
        title={t('notFound')}
        hint={t('notFoundHint')}
        action={
          <Link href={href('/dashboard')} className={buttonLook()}>
            {t('toRequests')}
          </Link>
        }
      />
    );
  if (error) return <QueryError title={t('loadFailed')} refetch={refetch} />;
  return <LoadingRequest label={common('loading')} />;
}

function LoadingRequest({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24.25rem]">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-6 w-64 max-w-full" />
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-16" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
      <Skeleton className="h-64 rounded-lg max-lg:order-first" />
    </div>
  );
}
