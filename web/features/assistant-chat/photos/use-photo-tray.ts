import { useState } from 'react';
import type { PhotoTrayHandle } from './photo-tray.tsx';
import type { SentPhotos } from './use-photos.ts';

const NONE: SentPhotos = { ids: [], failed: [] };

/** A handle of the photo tray, whether or not its lazy part is loaded yet. */
export function usePhotoTray() {
  const [tray] = useState(trayFromOutside);
  return tray;
}

function trayFromOutside() {
  let tray: PhotoTrayHandle | null = null;
  let arrive: () => void;
  const there = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    attach: (handle: PhotoTrayHandle | null) => {
      tray = handle;
      if (handle) arrive();
    },
    settle: async (): Promise<SentPhotos> => {
      await there;
      return tray?.settle() ?? NONE;
    },
    clear: () => tray?.clear(),
    choose: () => tray?.choose(),
  };
}
