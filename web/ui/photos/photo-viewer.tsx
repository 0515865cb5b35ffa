import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import type { PhotoViewerProps } from './photo-viewer-dialog.tsx';

/** One picture as large as the screen; what draws it is fetched apart (lazy-window.ts). */
export const PhotoViewer = lazyDialog<PhotoViewerProps>(
  async () => (await import('./photo-viewer-dialog.tsx')).PhotoViewerDialog,
);
