import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { publicProfessional, type OwnProfile } from '#contract/professionals/professionals.ts';
import { MAX_WORK_PHOTOS } from '#contract/professionals/work-photos.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { acceptedTypes } from '#web/lib/uploads/uploads.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PickedPhoto } from './picked-photo.tsx';
import { Portrait } from './portrait.tsx';
import { useWorkPhotos } from './use-work-photos.ts';

/** A professional's portrait and photos of work, as shown in public, to view and edit. */
export function WorkPhotos({ professionalId }: { professionalId: string }) {
  const { data } = useCallQuery(publicProfessional, { params: { id: professionalId } });
  if (!data?.own) return <Skeleton className="h-56 rounded-lg" />;
  return (
    <div className="flex flex-col gap-6">
      <Portrait profile={data} />
      <Photos profile={data} />
    </div>
  );
}

function Photos({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('work-photos');
  const own = useWorkPhotos(profile.id, profile.photos);
  const { photos, uploads } = own;
  return (
    <section aria-labelledby="photos-of-work">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h3 id="photos-of-work" className="font-semibold">
          {t('title')}
        </h3>
        <p className="text-sm text-ink-faint tabular-nums">
          {t('count', { count: String(photos.length), most: String(MAX_WORK_PHOTOS) })}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            place={index + 1}
            onCaption={(caption) => own.caption(photo.id, caption)}
            onRemove={() => own.remove(photo.id)}
            onForward={index > 0 ? () => own.forward(index) : undefined}
          />
        ))}
        {uploads.files.map((file) => (
          <PickedPhoto
            key={file.key}
            picked={file}
            onRemove={() => uploads.remove(file.key)}
            onRetry={() => uploads.retry(file)}
          />
        ))}
        {!own.full && (
          <li>
            <AddTile onPick={uploads.add} />
          </li>
        )}
      </ul>
      <p role="status" className="mt-2 min-h-5 text-sm text-ink-faint">
        {own.saving && t('saving')}
      </p>
    </section>
  );
}

function AddTile({ onPick }: { onPick: (files: Iterable<File>) => void }) {
  const t = useTranslations('work-photos');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => picker.current?.click()}
        className="flex aspect-square w-full flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-line-strong p-3 text-center font-semibold text-pine-700 transition-colors hover:border-pine-700 hover:bg-pine-50"
      >
        <Plus aria-hidden="true" className="size-6" />
        {t('add')}
      </button>
      <FilePicker
        ref={picker}
        label={t('add')}
        accept={acceptedTypes(false)}
        multiple
        onPick={onPick}
      />
    </>
  );
}
