import { useState } from 'react';
import { CallError, errorText } from '#web/lib/api/call.ts';
import { showToast } from '#web/lib/toasts.ts';

interface Words {
  title: string;
  hint: string;
}

/**
 * Makes a call; resolves to whether it succeeded. A failure is shown, but for one that asks for a
 * fresh proof of identity first.
 */
export function useAttempt(failed: Words) {
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>, onReauth?: () => void): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      const isAsked = error instanceof CallError && error.body?.code === 'reauth_required';
      if (isAsked && onReauth) onReauth();
      else {
        const description = errorText(error, failed.hint);
        showToast({ title: failed.title, description, tone: 'danger' });
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempt };
}
