import { Suspense, type ComponentProps } from 'react';
import { lazyWindow } from '#web/ui/lazy-window.ts';

const RequestDialogs = lazyWindow(
  async () => (await import('./request-dialogs.tsx')).RequestDialogs,
);

/** The dialog that asks once more, fetched apart from the list behind it. */
export function IntentWindow(props: ComponentProps<typeof RequestDialogs>) {
  return (
    <Suspense>
      <RequestDialogs {...props} />
    </Suspense>
  );
}
