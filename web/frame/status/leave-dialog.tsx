import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LEAVING, STAYED, useSession } from '#web/lib/api/session.tsx';
import { discardAll, queuedActions } from '#web/lib/queue/queue.ts';
import { showToast } from '#web/lib/toasts.ts';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';

/**
 * Asks before somebody signs out of whom something waits to be sent, which would be lost, and says so
 * where they could not be signed out.
 */
export function LeaveDialog() {
  const t = useTranslations('status.leave');
  const common = useTranslations('common');
  const { signOut } = useSession();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const ask = (event: Event) => {
      const waiting = queuedActions().length;
      if (waiting === 0 && navigator.onLine) return;
      event.preventDefault();
      if (waiting > 0) setCount(waiting);
      else showToast({ title: t('offline'), description: t('offlineHint'), tone: 'danger' });
    };
    addEventListener(LEAVING, ask);
    return () => removeEventListener(LEAVING, ask);
  }, [t]);
  useEffect(() => {
    if (!sessionStorage.getItem(STAYED)) return;
    sessionStorage.removeItem(STAYED);
    showToast({ title: t('stayed'), description: t('stayedHint'), tone: 'danger' });
  }, [t]);
  if (count === 0) return null;
  const leave = async () => {
    await discardAll();
    setCount(0);
    await signOut();
  };
  return (
    <ReasonDialog
      title={t('title')}
      description={t('hint', { count })}
      tone="danger"
      submitLabel={t('submit')}
      keepLabel={t('stay')}
      closeLabel={common('close')}
      busy={false}
      onSubmit={() => void leave()}
      onClose={() => setCount(0)}
    />
  );
}
