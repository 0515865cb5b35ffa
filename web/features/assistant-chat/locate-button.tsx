import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import type { AddressSearch, ChosenPlace } from '#web/lib/use-address-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';

const SEARCH_TIMEOUT_MS = 10_000;
/** A position this recent is accepted. */
const FRESH = 5 * MINUTE_MS;
/** About 10 m: more than the nearest place needs. */
const DECIMALS = 4;

type Trouble = 'denied' | 'failed' | 'nowhere';

interface HereButtonProps {
  near: AddressSearch['near'];
  onPick: (place: ChosenPlace) => void;
}

/** Finds the person's place by geolocation, requested by a press and never before. */
export function LocateButton({ near, onPick }: HereButtonProps) {
  const t = useTranslations('assistant-chat');
  const [state, setState] = useState<'idle' | 'looking' | Trouble>('idle');
  if (!('geolocation' in navigator)) return null;
  const find = async (): Promise<ChosenPlace | Trouble> => {
    try {
      const { latitude, longitude } = await currentPosition();
      return (await near(latitude, longitude)) ?? 'nowhere';
    } catch (error) {
      console.warn('The location was not found.', error);
      return wasDenied(error) ? 'denied' : 'failed';
    }
  };
  const use = async () => {
    if (state === 'looking') return;
    setState('looking');
    const found = await find();
    setState(typeof found === 'string' ? found : 'idle');
    if (typeof found !== 'string') onPick(found);
  };
  const trouble = state !== 'idle' && state !== 'looking';
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        tone="secondary"
        size="sm"
        className="min-h-10"
        aria-busy={state === 'looking'}
        icon={
          state === 'looking' ? (
            <Spinner />
          ) : (
            <LocateFixed aria-hidden="true" className="size-4.5 text-pine-600" />
          )
        }
        onClick={() => void use()}
      >
        {t(state === 'looking' ? 'here.looking' : 'here.use')}
      </Button>
      <p role="status" className="max-w-md text-sm text-ink-soft empty:hidden">
        {trouble && t(`here.${state}`)}
      </p>
    </div>
  );
}

function currentPosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: Number(coords.latitude.toFixed(DECIMALS)),
          longitude: Number(coords.longitude.toFixed(DECIMALS)),
        }),
      reject,
      { timeout: SEARCH_TIMEOUT_MS, maximumAge: FRESH },
    );
  });
}

function wasDenied(error: unknown): boolean {
  return 'GeolocationPositionError' in globalThis
    ? error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
    : false;
}
