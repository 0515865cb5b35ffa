import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider, useLocale } from 'use-intl';
import { useLive } from './live.ts';
import { queryClient, QueryProvider } from './query.tsx';
import { useSession } from './session.tsx';
// Nearly every screen shows toasts: they are in the shared chunk.
import '#web/lib/toasts.ts'; // oxlint-disable-line import/no-unassigned-import -- see above

let owner: string | undefined;

/** React Query and the live stream around a screen; the cache is cleared between people. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const id = user?.id;
  useLive(id !== undefined);
  useLayoutEffect(() => {
    if (owner !== undefined && owner !== id) queryClient.removeQueries();
    owner = id;
  }, [id]);
  return (
    <IntlProvider locale={useLocale()} getMessageFallback={asItIs}>
      <QueryProvider>{children}</QueryProvider>
    </IntlProvider>
  );
}

/** A newer server may send a status, a reason or a kind without a text here. */
function asItIs({ key }: { key: string }): string {
  return key.split('.').at(-1) ?? key;
}
