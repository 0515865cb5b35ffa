import { Suspense } from 'react';
import { useBackCloses } from '#web/lib/use-back-closes.ts';
import { lazyWindow } from '#web/ui/lazy-window.ts';
import type { RequestWindowOf } from './request-window-content.tsx';

export type { RequestWindowOf };

const Content = lazyWindow(
  async () => (await import('./request-window-content.tsx')).RequestWindowContent,
);

interface RequestWindowProps {
  of: RequestWindowOf | null;
  onClose: () => void;
}

/** What lies over a screen of the customer's requests, fetched apart from it. */
export function RequestWindow({ of, onClose }: RequestWindowProps) {
  useBackCloses(of?.shows === 'conversation', onClose);
  return <Suspense>{of && <Content of={of} onClose={onClose} />}</Suspense>;
}
