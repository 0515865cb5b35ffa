import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { planDeletion, readDeletion, undoDeletion } from '#contract/privacy.ts';
import { call, CallError, errorText } from '#web/lib/call.ts';
import { keyOf, queryClient, refresh } from '#web/lib/query.tsx';
import { useSession } from '#web/lib/session.tsx';
import { showToast } from '#web/lib/toasts.ts';

/**
 * Plans that the reader's account is deleted, and takes that back; says what came of it. `onReauth`
 * is given what to do once they have shown who they are.
 */
export function useDeletion(onReauth?: (again: () => void) => void) {
  const t = useTranslations('privacy.deletion');
  const { refreshSession } = useSession();
  const [busy, setBusy] = useState(false);
  const change = async (outcome: 'done' | 'undone') => {
    setBusy(true);
    try {
      const after =
        outcome === 'done'
          ? await call(planDeletion, { body: { confirm: true } })
          : await call(undoDeletion, {});
      queryClient.setQueryData(keyOf(readDeletion), after);
      await refreshSession();
      showToast({ title: t(outcome), description: t(`${outcome}Hint`), tone: 'success' });
      await refresh('/api/user', '/api/professional', '/api/service-request');
    } catch (error) {
      if (onReauth && error instanceof CallError && error.body?.code === 'reauth_required')
        onReauth(() => void change(outcome));
      else
        showToast({
          title: t('failed'),
          description: errorText(error, t('failedHint')),
          tone: 'danger',
        });
    } finally {
      setBusy(false);
    }
  };
  return { busy, plan: () => change('done'), undo: () => change('undone') };
}
