import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** The skeleton of the card while a subscription is created. */
export function LoadingPayment() {
  return (
    <div className="rounded-xl border border-line bg-card p-6 sm:p-8">
      <Skeleton className="h-10 w-3/4 max-w-md" />
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        <Skeleton className="h-64 rounded-lg" />
        <LoadingForm />
      </div>
    </div>
  );
}

/** The skeleton of the fields alone. */
export function LoadingForm() {
  const common = useTranslations('common');
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton className="h-13 rounded-md" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-13 rounded-md" />
        <Skeleton className="h-13 rounded-md" />
      </div>
      <Skeleton className="mt-4 h-13 rounded-lg" />
    </div>
  );
}
