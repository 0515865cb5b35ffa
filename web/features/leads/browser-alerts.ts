import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';

const DECLINED_KEY = 'lead-alerts-declined';

/** Whether the browser may be asked: it can, it has not been, and the person did not say "not now". */
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
 * Lets the browser tell of a lead; a press on it brings the page and the lead to the front. Where
 * this device is told by web push already, once is enough.
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
    // Phones show notifications of service workers only.
    console.warn('The browser shows no notification of a page.', error);
  }
}

async function isToldByPush(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) != null;
}
