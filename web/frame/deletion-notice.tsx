import { Suspense } from 'react';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { useSession } from '#web/lib/api/session.tsx';

const DeletionBanner = lazyScreen(
  async () => (await import('#web/features/privacy/deletion-banner.tsx')).DeletionBanner,
  ['privacy'],
);

/** At the top of own pages, while a deletion of the account is scheduled. */
export function DeletionNotice() {
  const { user } = useSession();
  const dueAt = user?.deletionDueAt;
  return <Suspense>{dueAt && <DeletionBanner dueAt={dueAt} />}</Suspense>;
}
