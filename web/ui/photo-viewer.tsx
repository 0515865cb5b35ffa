import { lazyWindow } from './lazy-window.ts';
import type { PhotoViewerProps } from './photo-window.tsx';

/** One picture as large as the screen; what draws it is fetched apart (lazy-window.ts). */
export const PhotoViewer = lazyWindow<PhotoViewerProps>(
  async () => (await import('./photo-window.tsx')).PhotoWindow,
);
