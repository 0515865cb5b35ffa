import { RotateCw, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classes } from '#web/ui/classes.ts';
import type { ChatPhoto } from './use-photos.ts';

interface PhotoTileProps {
  photo: ChatPhoto;
  /** Undefined where it can no longer be removed. */
  onRemove: (() => void) | undefined;
  onAgain: () => void;
}

/** One photo of the conversation, with its upload progress. */
export function PhotoTile({ photo, onRemove, onAgain }: PhotoTileProps) {
  const t = useTranslations('photos');
  const { name, preview, state, progress } = photo;
  return (
    <li className="relative size-16 animate-rise">
      <img
        src={preview}
        alt={name}
        className={classes(
          'size-full rounded-md border border-line object-cover transition-opacity',
          state === 'uploading' && 'opacity-60',
          state === 'failed' && 'opacity-40',
        )}
      />
      {state === 'uploading' && (
        <svg
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          role="progressbar"
          aria-label={t('uploading', { name })}
          aria-valuenow={Math.round(progress * 100)}
          className="absolute inset-x-1.5 bottom-1.5 h-1.5 w-13 overflow-hidden rounded-full"
        >
          <rect width="100" height="8" className="fill-card" />
          <rect width={progress * 100} height="8" className="fill-pine-600" />
        </svg>
      )}
      {state === 'failed' && (
        <button
          type="button"
          onClick={onAgain}
          title={t('again', { name })}
          aria-label={t('again', { name })}
          className="absolute inset-0 flex items-center justify-center rounded-md border-2 border-clay text-clay-ink"
        >
          <RotateCw aria-hidden="true" className="size-6" />
        </button>
      )}
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          title={t('remove', { name })}
          aria-label={t('remove', { name })}
          className="absolute -top-2 -end-2 inline-flex size-7 items-center justify-center rounded-full border border-line bg-card text-ink hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </li>
  );
}
