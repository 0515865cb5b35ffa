import { useLayoutEffect, type ReactNode } from 'react';
import { IntlProvider, useLocale } from 'use-intl';
import { useLive } from './live.ts';
import { queryClient, QueryProvider } from './query.tsx';
import { useSession } from './session.tsx';
// Nearly every screen tells something: it is weighed and loaded with what they share.
import '#web/lib/toasts.ts'; // oxlint-disable-line import/no-unassigned-import -- see above

let owner: string | undefined;

/** React Query and the live stream around a screen; what one person read is gone for the next. */
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

/** A newer server may name a status, a reason or a kind that there is no word for yet. */
function asItIs({ key }: { key: string }): string {
  return key.split('.').at(-1) ?? key;
}
