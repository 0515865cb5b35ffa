import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { noteGoodMoment } from '#web/lib/install.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { readPushState, turnPushOff, turnPushOn, type PushState } from './push.ts';

/** Explains push messages before the browser asks, and asks only after a click. */
export function PushCard() {
  const t = useTranslations('notifications.push');
  const { state, busy, turn } = usePush();
  if (state === undefined) return null;
  return (
    <Card className="flex flex-col gap-4 sm:flex-row">
      <span
        aria-hidden="true"
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-pine-50 text-pine-700"
      >
        <BellRing className="size-6" />
      </span>
      <div className="flex-1">
        <h2 className="text-lg">{t('title')}</h2>
        <p className="mt-1 text-ink-soft">{t(state)}</p>
        {state === 'off' && (
          <Button loading={busy} onClick={() => void turn('on')} className="mt-4 max-sm:w-full">
            {t('turnOn')}
          </Button>
        )}
        {state === 'on' && (
          <Button
            tone="secondary"
            loading={busy}
            onClick={() => void turn('off')}
            className="mt-4 max-sm:w-full"
          >
            {t('turnOff')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function usePush() {
  const t = useTranslations('notifications.push');
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    readPushState().then(setState, console.error);
  }, []);
  const turn = async (to: 'on' | 'off') => {
    setBusy(true);
    try {
      const now = await (to === 'on' ? turnPushOn() : turnPushOff());
      setState(now);
      if (now !== to) return;
      showToast({ title: t(to === 'on' ? 'turnedOn' : 'turnedOff'), tone: 'success' });
      if (to === 'on') noteGoodMoment();
    } catch (error) {
      console.error(error);
      showToast({ title: t('failed'), description: t('failedHint'), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { state, busy, turn };
}
