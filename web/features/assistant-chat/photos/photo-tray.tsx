import { ImagePlus } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_FILE_BYTES, PHOTO_TYPES } from '#contract/files.ts';
import { MAX_PHOTOS } from '#contract/requests/requests.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import type { Trouble } from './choose-photos.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { Step } from '#contract/dialogue/steps.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { usePhotos, type SentPhotos } from './use-photos.ts';

export interface PhotoTrayHandle {
  /** Resolves with the uploaded photos once no upload is running. */
  settle: () => Promise<SentPhotos>;
  clear: () => void;
  /** Opens the file chooser. */
  choose: () => void;
}

interface PhotoTrayProps {
  ref?: Ref<PhotoTrayHandle>;
  signedIn: boolean;
  /** A new conversation: photos of an earlier one are dropped. */
  fresh: boolean;
  step: Step;
  /** While an answer is in progress, no new input is requested. */
  busy: boolean;
  /** Photos can no longer be added or removed. */
  closed: boolean;
  onCount: (count: number) => void;
}

/** The photos of the description: chosen, dropped or pasted, each with its state. */
export function PhotoTray({ ref, step, busy, closed, onCount, ...of }: PhotoTrayProps) {
  const t = useTranslations('photos');
  const { photos, troubles, add, remove, again, settle, clear } = usePhotos(of);
  const picker = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  const choose = () => picker.current?.click();
  useImperativeHandle(ref, () => ({ settle, clear, choose }));
  useEffect(() => onCount(photos.length), [onCount, photos.length]);
  const [addedAt, setAddedAt] = useState<Step>();
  const take = (files: readonly File[]) => {
    if (closed) return;
    setAddedAt(step);
    void add(files);
  };
  const over = useDroppedFiles(take);
  // Errors of an earlier step are not shown at this one.
  const news = addedAt === step && !closed ? troubles : [];
  const asking = !busy && (step === 'description' || step === 'confirmation');
  // The remove button that had the focus goes with its photo.
  const takeOut = (id: string) => {
    remove(id);
    section.current?.querySelector('button')?.focus();
  };
  const room = MAX_PHOTOS - photos.length;
  const hidden = photos.length === 0 && news.length === 0 && !asking && !over;
  return (
    <>
      <Chooser ref={picker} onChoose={take} />
      {!hidden && (
        <section
          ref={section}
          aria-label={t('title')}
          className={classes('animate-appear', (photos.length > 0 || news.length > 0) && 'w-full')}
        >
          <div className="flex flex-col gap-2">
            {over && <DropHere text={t('drop')} />}
            <div className="flex flex-wrap items-center gap-2.5">
              <ul className="contents" aria-label={t('title')}>
                {photos.map((photo) => (
                  <PhotoTile
                    key={photo.id}
                    photo={photo}
                    onRemove={closed ? undefined : () => takeOut(photo.id)}
                    onAgain={() => again(photo)}
                  />
                ))}
              </ul>
              {room > 0 && !closed && <Add any={photos.length > 0} onClick={choose} />}
              <Count photos={photos.length} />
            </div>
            {photos.length > 0 && !of.signedIn && (
              <p className="text-xs text-ink-faint">{t('kept')}</p>
            )}
            <Troubles of={news} />
          </div>
        </section>
      )}
    </>
  );
}

interface ChooserProps {
  ref: Ref<HTMLInputElement>;
  onChoose: (files: readonly File[]) => void;
}

function Chooser({ ref, onChoose }: ChooserProps) {
  const t = useTranslations('photos');
  return (
    <FilePicker
      ref={ref}
      label={t('add')}
      accept={PHOTO_TYPES.join(',')}
      multiple
      onPick={onChoose}
    />
  );
}

function Add({ any, onClick }: { any: boolean; onClick: () => void }) {
  const t = useTranslations('photos');
  return (
    <Button
      tone="secondary"
      size="sm"
      icon={<ImagePlus aria-hidden="true" className="size-5" />}
      onClick={onClick}
    >
      {t(any ? 'more' : 'add')}
    </Button>
  );
}

function Count({ photos }: { photos: number }) {
  const t = useTranslations('photos');
  const most = String(MAX_PHOTOS);
  return (
    <p className={classes('text-sm text-ink-faint', photos === 0 && 'max-sm:sr-only')}>
      {photos === 0 ? t('hint', { most }) : t('count', { count: String(photos), most })}
    </p>
  );
}

function Troubles({ of: troubles }: { of: readonly Trouble[] }) {
  const t = useTranslations('photos');
  return (
    <div role="alert" className="text-sm font-medium text-clay-ink empty:hidden">
      {troubles.map(({ problem, name }) => (
        <p key={name + problem} className="[overflow-wrap:anywhere]">
          {t(`trouble.${problem}`, {
            name,
            most: String(MAX_PHOTOS),
            megabytes: String(MAX_FILE_BYTES / 1024 ** 2),
          })}
        </p>
      ))}
    </div>
  );
}

function DropHere({ text }: { text: string }) {
  return (
    <p className="pointer-events-none fixed inset-3 z-40 flex animate-appear items-center justify-center rounded-xl border-2 border-dashed border-pine-600 bg-pine-50/95 text-lg font-semibold text-pine-700">
      {text}
    </p>
  );
}
