import { CircleCheckBig } from 'lucide-react';
import { EmptyState } from '#web/ui/states.tsx';

/** An empty state: nothing failed. */
export function NothingFailed({ title, hint }: { title: string; hint: string }) {
  return <EmptyState icon={<CircleCheckBig className="size-7" />} title={title} hint={hint} />;
}
