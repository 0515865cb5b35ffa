import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { SIGNING_OUT, useSession } from './lib/api/session.tsx';
import type { Person } from './lib/offline/keep-for.ts';
import type { ToWorker } from './lib/offline/worker-messages.ts';
import { whenIdle } from './lib/when-idle.ts';
import { lazyPart } from './ui/loading/lazy-part.tsx';
import { dismissToast, TOAST_DURATION, useToasts } from './lib/toasts.ts';

// Loaded with the first toast: not needed for the first screen.
const Toaster = lazyPart(async () => (await import('./ui/toasts/toaster.tsx')).Toaster);

/** The toasts of the app, over every screen and dialog. */
export function Notices() {
  const t = useTranslations('common');
  useKeeping();
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

/** Prepares the browser for being offline, once it has nothing else to do. */
function useKeeping(): void {
  const { user } = useSession();
  const id = user && user.id;
  const professionalId = user?.professionalId ?? null;
  useEffect(() => {
    if (id === undefined || !import.meta.env.PROD) return;
    const person = id === null ? null : { id, professionalId };
    whenIdle(() => void keep(person).catch(console.warn));
  }, [id, professionalId]);
  useEffect(() => {
    addEventListener('beforeinstallprompt', holdOffer);
    addEventListener(SIGNING_OUT, tellLeaving);
    return () => {
      removeEventListener('beforeinstallprompt', holdOffer);
      removeEventListener(SIGNING_OUT, tellLeaving);
    };
  }, []);
}

/** At once: when the server has answered, the browser has dropped the worker of these pages. */
function tellLeaving(): void {
  const leaving: ToWorker = { type: 'leaving' };
  navigator.serviceWorker?.controller?.postMessage(leaving);
}

/** The browser's offer to install comes early, and once: kept for when somebody wants it. */
function holdOffer(event: Event): void {
  event.preventDefault();
  import('./lib/install.ts').then(({ keepOffer }) => keepOffer(event), console.warn);
}

async function keep(person: Person | null): Promise<void> {
  const { keepFor } = await import('./lib/offline/keep-for.ts');
  await keepFor(person);
}
