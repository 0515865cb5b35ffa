import { useTranslations } from 'use-intl';
import { lazyPart } from './ui/loading/lazy-part.tsx';
import { dismissToast, TOAST_DURATION, useToasts } from './lib/toasts.ts';

// Loaded with the first toast: not needed for the first screen.
const Toaster = lazyPart(async () => (await import('./ui/toasts/toaster.tsx')).Toaster);

/** The toasts of the app, over every screen and dialog. */
export function Notices() {
  const t = useTranslations('common');
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Toaster
      toasts={toasts}
      onDismiss={dismissToast}
      duration={TOAST_DURATION}
      listLabel={t('notifications', { hotkey: 'F8' })}
      closeLabel={t('close')}
    />
  );
}
