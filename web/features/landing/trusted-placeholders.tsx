import { Skeleton } from '#web/ui/loading/skeleton.tsx';

/** Cards and skeletons have one height, which avoids layout shifts. */
export const TRUSTED_CARD = 'flex h-72 flex-col';

/** How many are shown. */
export const PLACES = 3;

/** Skeletons while the people are loading. */
export function TrustedPlaceholders() {
  return (
    <div aria-hidden="true" className="grid gap-5 md:grid-cols-3">
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="mt-1 h-28 rounded-lg sm:h-19.5 md:col-span-3" />
    </div>
  );
}
