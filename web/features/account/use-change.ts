import { useState } from 'react';
import { CallError, errorText } from '#web/lib/api/call.ts';
import { useSession, type User } from '#web/lib/api/session.tsx';
import { SecondStepCancelled } from '#web/lib/second-factor/use-second-step.tsx';
import { showToast } from '#web/lib/toasts.ts';

interface Change {
  /** The call; its person replaces the cached one. */
  make: () => Promise<{ user: User } | void>;
  failed: { title: string; hint: string };
  /** Opens the confirmation of identity, where the server requires it first. */
  onReauth?: () => void;
}

/** Makes a change to the account. Resolves to whether it succeeded; a failure is shown. */
export function useChange() {
  const { setUser } = useSession();
  const [busy, setBusy] = useState(false);
  const change = async ({ make, failed, onReauth }: Change): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await make();
      if (answer) setUser(answer.user);
      return true;
    } catch (error) {
      if (onReauth && error instanceof CallError && error.body?.code === 'reauth_required')
        onReauth();
      else if (!(error instanceof SecondStepCancelled))
        showToast({
          title: failed.title,
          description: errorText(error, failed.hint),
          tone: 'danger',
        });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
