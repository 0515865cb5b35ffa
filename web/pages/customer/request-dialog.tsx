import { Suspense } from 'react';
import { useBackCloses } from '#web/lib/navigation/use-back-closes.ts';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import type { RequestDialogOf } from './request-dialog-content.tsx';

export type { RequestDialogOf };

const Content = lazyDialog(
  async () => (await import('./request-dialog-content.tsx')).RequestDialogContent,
);

interface RequestWindowProps {
  of: RequestDialogOf | null;
  onClose: () => void;
}

/** Dialogs over the screens of requests, loaded lazily. */
export function RequestDialog({ of, onClose }: RequestWindowProps) {
  useBackCloses(of?.shows === 'conversation', onClose);
  return <Suspense>{of && <Content of={of} onClose={onClose} />}</Suspense>;
}
