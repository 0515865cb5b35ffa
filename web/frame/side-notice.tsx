import { Suspense } from 'react';
import { lazyScreen } from '#web/lib/navigation/lazy-screen.tsx';
import { useSession } from '#web/lib/api/session.tsx';

const SwitchSide = lazyScreen(
  async () => (await import('#web/features/team/switch-side.tsx')).SwitchSide,
  ['team'],
);
const PausedTeam = lazyScreen(
  async () => (await import('#web/features/team/paused-team.tsx')).PausedTeam,
  ['team'],
);

/** At the top of own pages, for a member of a team: whom they work for, or did until it was suspended. */
export function SideNotice() {
  const { user } = useSession();
  return (
    <Suspense>
      {user?.membership && <SwitchSide />}
      {user?.pausedTeam && <PausedTeam />}
    </Suspense>
  );
}
