import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import type { PhotoViewerProps } from './photo-viewer-dialog.tsx';

/** A picture in full screen, loaded lazily (lazy-dialog.ts). */
export const PhotoViewer = lazyDialog<PhotoViewerProps>(
  async () => (await import('./photo-viewer-dialog.tsx')).PhotoViewerDialog,
);
