import { Suspense, useState } from 'react';
import { UnprovenNotice } from '#web/features/account/unproven-notice.tsx';
import { lazyScreen } from '#web/lib/lazy-screen.tsx';
import type { User } from '#web/lib/session.tsx';

const ReauthDialog = lazyScreen(
  async () => (await import('#web/features/account/reauth-dialog.tsx')).ReauthDialog,
  [],
);

/** The way to confirm the e-mail address, wherever a customer without one begins. */
export function ConfirmEmail({ user }: { user: User }) {
  const [proving, prove] = useState(false);
  const close = () => prove(false);
  return (
    <>
      <UnprovenNotice user={user} onReauth={() => prove(true)} />
      <Suspense>
        {proving && <ReauthDialog user={user} onProven={close} onClose={close} />}
      </Suspense>
    </>
  );
}
