import { Suspense } from 'react';
import { lazyWindow } from './lazy-window.ts';
import type { PhotoViewerProps } from './photo-window.tsx';

const PhotoWindow = lazyWindow(async () => (await import('./photo-window.tsx')).PhotoWindow);

/** One picture as large as the screen; what draws it is fetched apart (lazy-window.ts). */
export function PhotoViewer(props: PhotoViewerProps) {
  return (
    <Suspense>
      <PhotoWindow {...props} />
    </Suspense>
  );
}
