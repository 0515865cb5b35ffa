import { useState } from 'react';
import { errorText } from '#web/lib/call.ts';
import { useSession, type User } from '#web/lib/session.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** What to say of a failure: the title of the notification, and words where the server has none. */
interface FailureWords {
  title: string;
  hint: string;
}

/**
 * Runs the call that lets a person in and takes over who it answers; a failure is shown with the
 * server's words, and handed to `onFailure` too.
 */
export function useEntering(words: FailureWords) {
  const { setUser } = useSession();
  const [busy, setBusy] = useState(false);
  const enter = async (
    letIn: () => Promise<{ user: User }>,
    onFailure?: (error: unknown) => void,
  ) => {
    setBusy(true);
    try {
      setUser((await letIn()).user);
    } catch (error) {
      const description = errorText(error, words.hint);
      showToast({ title: words.title, description, tone: 'danger' });
      onFailure?.(error);
      setBusy(false);
    }
  };
  return { busy, enter };
}
