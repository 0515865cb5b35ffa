import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Cards and skeletons have one height, which avoids layout shifts. */
export const TRUSTED_CARD = 'flex h-72 flex-col';

/** How many are shown. */
export const PLACES = 3;

/** Skeletons while the people are loading. */
export function TrustedPlaceholders() {
  return (
    <div aria-hidden="true">
      <div className="grid gap-5 md:grid-cols-3">
        {Array.from({ length: PLACES }, (_, place) => (
          <Card key={place} className={TRUSTED_CARD}>
            <div className="flex items-center gap-4">
              <Skeleton className="size-16 rounded-full" />
              <Skeleton className="h-10 flex-1" />
            </div>
            <Skeleton className="mt-5 h-4 w-2/3" />
            <Skeleton className="mt-5 h-16 w-full" />
            <Skeleton className="mt-auto h-4 w-1/3" />
          </Card>
        ))}
      </div>
      <Skeleton className="mt-6 h-28 rounded-lg sm:h-19.5" />
    </div>
  );
}
