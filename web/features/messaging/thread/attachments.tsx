import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Attachment } from '#contract/files.ts';
import { classes } from '#web/ui/classes.ts';
import { PhotoViewer } from '#web/ui/photos/photo-viewer.tsx';
import { useFileSize } from '#web/features/messaging/composer/use-file-size.ts';

/** The photos and documents of a message; a press enlarges a photo. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const photos = attachments.filter(({ kind }) => kind === 'image');
  const documents = attachments.filter(({ kind }) => kind === 'document');
  return (
    <>
      {photos.length > 0 && <Photos photos={photos} />}
      {documents.map((one) => (
        <DocumentCard key={one.id} document={one} />
      ))}
    </>
  );
}

function Photos({ photos }: { photos: readonly Attachment[] }) {
  const t = useTranslations('conversation');
  const [shown, show] = useState<number | null>(null);
  const labelOf = (number: number) =>
    t('photo', { number: String(number), count: String(photos.length) });
  return (
    <>
      <ul className={classes('grid gap-1', photos.length > 1 && 'w-full grid-cols-2')}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              onClick={() => show(index)}
              className={classes(
                'block overflow-hidden rounded-lg border border-line bg-sunken transition-[filter] hover:brightness-95',
                photos.length > 1 && 'w-full',
              )}
            >
              <img
                src={photo.previewUrl ?? photo.url}
                width={photo.width ?? undefined}
                height={photo.height ?? undefined}
                alt={labelOf(index + 1)}
                decoding="async"
                className={classes(
                  // A size before it is loaded avoids a layout shift.
                  'max-w-full object-cover',
                  photos.length > 1 ? 'aspect-square w-full' : 'h-52 w-auto min-w-20',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoViewer
          photos={photos}
          index={shown}
          photoLabel={labelOf}
          labels={{
            close: t('closePhoto'),
            previous: t('previousPhoto'),
            next: t('nextPhoto'),
          }}
          onShow={show}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

function DocumentCard({ document: { url, name, bytes } }: { document: Attachment }) {
  const size = useFileSize();
  return (
    <a
      href={url}
      download={name}
      className="flex max-w-full items-center gap-3 rounded-lg border border-line bg-card px-3 py-2.5 text-ink transition-colors hover:border-line-strong"
    >
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-md bg-clay-wash text-clay-ink">
        <FileText aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm font-semibold">{name}</span>
        <span className="block text-xs text-ink-faint">{size(bytes)}</span>
      </span>
    </a>
  );
}
