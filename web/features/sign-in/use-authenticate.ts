import { useState } from 'react';
import { errorText } from '#web/lib/api/call.ts';
import { useSession, type User } from '#web/lib/api/session.tsx';
import { SecondStepCancelled, useSecondStep } from '#web/lib/second-factor/use-second-step.tsx';
import { showToast } from '#web/lib/toasts.ts';
import type { UserType } from './use-entry.ts';
import { useRoleNotice } from './use-role-notice.ts';

/** The texts of a failure: the title of the toast, and a body where the server has none. */
interface FailureWords {
  title: string;
  hint: string;
}

/**
 * Runs a sign-in call with the chosen role, and sets its person; a failure is shown with the
 * server's text, and passed to `onFailure` too. `secondStep` is the dialog where the call asks for
 * the second factor: render it outside of the form.
 */
export function useAuthenticate(words: FailureWords, userType?: UserType) {
  const { setUser } = useSession();
  const tellRole = useRoleNotice();
  const { withSecondStep, secondStep } = useSecondStep();
  const [busy, setBusy] = useState(false);
  const enter = async (
    letIn: () => Promise<{ user: User }>,
    onFailure?: (error: unknown) => void,
  ) => {
    setBusy(true);
    try {
      const { user } = await withSecondStep(letIn);
      setUser(user);
      if (userType) tellRole(user, userType);
    } catch (error) {
      const description = errorText(error, words.hint);
      if (!(error instanceof SecondStepCancelled))
        showToast({ title: words.title, description, tone: 'danger' });
      onFailure?.(error);
      setBusy(false);
    }
  };
  return { busy, enter, secondStep };
}
