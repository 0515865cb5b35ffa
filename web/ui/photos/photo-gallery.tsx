import { useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import type { Photo, ViewerLabels } from './photo.ts';

interface PhotoGalleryProps {
  photos: readonly Photo[];
  /** Names the row, e.g. "Photos". */
  label: string;
  /** Names one, counted from 1, e.g. "Photo 2 of 5". */
  photoLabel: (number: number) => string;
  viewerLabels: ViewerLabels;
  size?: 'sm' | 'md';
}

const SIZES = { sm: 'size-16', md: 'size-24 sm:size-28' } as const;

/** A row of thumbnails; each opens large, with the others beside it. */
export function PhotoGallery(props: PhotoGalleryProps) {
  const { photos, label, photoLabel, size = 'md' } = props;
  const [shown, show] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2.5">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              onClick={() => show(index)}
              className={classes(
                'block overflow-hidden rounded-md border border-line bg-sunken transition-[filter] hover:brightness-95',
                SIZES[size],
              )}
            >
              <img
                src={photo.previewUrl ?? photo.url}
                alt={photoLabel(index + 1)}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoViewer
          photos={photos}
          index={shown}
          photoLabel={photoLabel}
          labels={props.viewerLabels}
          onShow={show}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
