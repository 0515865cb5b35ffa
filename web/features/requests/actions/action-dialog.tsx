import { Suspense, type ComponentProps } from 'react';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';

const RequestDialogs = lazyDialog(
  async () => (await import('./request-dialogs.tsx')).RequestDialogs,
);

/** The confirmation dialog, loaded separately from the list behind it. */
export function ActionDialog(props: ComponentProps<typeof RequestDialogs>) {
  return (
    <Suspense>
      <RequestDialogs {...props} />
    </Suspense>
  );
}
