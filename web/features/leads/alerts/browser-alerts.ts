import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';

const DECLINED_KEY = 'lead-alerts-declined';

/**
 * Whether to offer browser notifications: supported, permission not requested yet, and not
 * dismissed.
 */
export function mayOffer(): boolean {
  return (
    'Notification' in globalThis &&
    Notification.permission === 'default' &&
    localStorage.getItem(DECLINED_KEY) === null
  );
}

export function declineAlerts(): void {
  localStorage.setItem(DECLINED_KEY, 'yes');
}

/**
 * Shows a browser notification of a lead; a press on it focuses the page and the lead. Skipped
 * where this device has web push, which notifies already.
 */
export async function notifyOfLead({
  id,
  title,
  body,
}: {
  id: string;
  title: string;
  body: string;
}) {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  if (await isToldByPush()) return;
  try {
    const shown = new Notification(title, { body, tag: `lead-${id}`, icon: '/favicon.svg' });
    shown.addEventListener('click', () => {
      window.focus();
      navigate(href('/professional-dashboard', { lead: id }));
      shown.close();
    });
  } catch (error) {
    // Phones support only notifications of service workers.
    console.warn('The browser shows no notification of a page.', error);
  }
}

async function isToldByPush(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) != null;
}
