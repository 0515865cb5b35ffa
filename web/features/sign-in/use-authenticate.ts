import { useState } from 'react';
import { errorText } from '#web/lib/api/call.ts';
import { useSession, type User } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import type { UserType } from './use-entry.ts';
import { useRoleNotice } from './use-role-notice.ts';

/** What to say of a failure: the title of the notification, and words where the server has none. */
interface FailureWords {
  title: string;
  hint: string;
}

/**
 * Runs the call that lets a person in, as whom they said if they did, and takes over who it answers;
 * a failure is shown with the server's words, and handed to `onFailure` too.
 */
export function useAuthenticate(words: FailureWords, userType?: UserType) {
  const { setUser } = useSession();
  const tellRole = useRoleNotice();
  const [busy, setBusy] = useState(false);
  const enter = async (
    letIn: () => Promise<{ user: User }>,
    onFailure?: (error: unknown) => void,
  ) => {
    setBusy(true);
    try {
      const { user } = await letIn();
      setUser(user);
      if (userType) tellRole(user, userType);
    } catch (error) {
      const description = errorText(error, words.hint);
      showToast({ title: words.title, description, tone: 'danger' });
      onFailure?.(error);
      setBusy(false);
    }
  };
  return { busy, enter };
}
