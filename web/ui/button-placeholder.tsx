import { Skeleton } from './loading/skeleton.tsx';

/** The room of a button that is still to come: what is below does not move under a finger. */
export function ButtonPlaceholder() {
  return <Skeleton className="h-11 w-48 rounded-md" />;
}
