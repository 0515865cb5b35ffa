import { Suspense, useState } from 'react';
import { UnprovenNotice } from '#web/features/account/unproven-notice.tsx';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { hasProvenContact, type User } from '#web/lib/api/session.tsx';
import { DeletionNotice } from '#web/frame/deletion-notice.tsx';

const ReauthDialog = lazyScreen(
  async () => (await import('#web/features/account/reauth-dialog.tsx')).ReauthDialog,
  [],
);

/** Notices for a customer: a scheduled deletion, or an unproven address. */
export function HomeNotices({ user }: { user: User }) {
  const [proving, prove] = useState(false);
  const close = () => prove(false);
  return (
    <>
      <DeletionNotice />
      {!hasProvenContact(user) && <UnprovenNotice user={user} onReauth={() => prove(true)} />}
      <Suspense>
        {proving && <ReauthDialog user={user} onProven={close} onClose={close} />}
      </Suspense>
    </>
  );
}
