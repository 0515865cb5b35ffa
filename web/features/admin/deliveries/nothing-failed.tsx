import { CircleCheckBig } from 'lucide-react';
import { EmptyState } from '#web/ui/states.tsx';

/** All is well: nothing to do here. */
export function NothingFailed({ title, hint }: { title: string; hint: string }) {
  return <EmptyState icon={<CircleCheckBig className="size-7" />} title={title} hint={hint} />;
}
