import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { declineAlerts, mayOffer } from './browser-alerts.ts';

/** Explains browser notifications and requests permission only after a press. */
export function AlertOffer() {
  const t = useTranslations('leads.alerts');
  const [offered, setOffered] = useState(mayOffer);
  if (!offered) return null;
  const allow = async () => {
    const answer = await Notification.requestPermission();
    setOffered(answer === 'default');
    if (answer === 'granted') showToast({ title: t('on'), tone: 'success' });
    if (answer === 'denied') showToast({ title: t('blocked'), description: t('blockedHint') });
  };
  const later = () => {
    declineAlerts();
    setOffered(false);
  };
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-pine-50 p-5 sm:flex-row sm:items-center">
      <BellRing aria-hidden="true" className="hidden size-6 shrink-0 text-pine-600 sm:block" />
      <div className="flex-1">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t('title')}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">{t('hint')}</p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => void allow()}>
          {t('allow')}
        </Button>
        <Button size="sm" tone="ghost" onClick={later}>
          {t('later')}
        </Button>
      </div>
    </section>
  );
}
