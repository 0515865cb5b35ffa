import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  MAX_WORK_PHOTOS,
  setWorkPhotos,
  type PublicPhoto,
} from '#contract/professionals/work-photos.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { useUploads, type Uploading } from '#web/lib/uploads/uploads.ts';

type Shown = Pick<PublicPhoto, 'id' | 'caption' | 'previewUrl'>;

/**
 * The photos of work, edited optimistically: each change is saved at once and rolled back on
 * failure; picked files are uploaded and appended.
 */
export function useWorkPhotos(professionalId: string, kept: readonly Shown[]) {
  const t = useTranslations('work-photos');
  const [photos, setPhotos] = useState(kept);
  const { mutate, isPending } = useCallMutation(setWorkPhotos, {
    onSuccess: () => void refresh('/api/professionals/'),
    onError: (error) => {
      setPhotos(kept);
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' });
    },
  });
  const save = (next: readonly Shown[]) => {
    setPhotos(next);
    const said = next.map(({ id, caption }) => ({ id, caption }));
    mutate({ params: { id: professionalId }, body: { photos: said } });
  };
  const uploads = useUploads({
    purpose: 'work',
    most: MAX_WORK_PHOTOS - photos.length,
    documents: false,
  });
  const taken = useRef(new Set<string>());
  useEffect(() => {
    const there = arrivedInOrder(uploads.files);
    const fresh = there.flatMap(({ attachment }) =>
      attachment && !taken.current.has(attachment.id) ? [attachment] : [],
    );
    if (fresh.length === 0) return;
    for (const { id } of fresh) taken.current.add(id);
    for (const { key } of there) uploads.remove(key);
    save([
      ...photos,
      ...fresh.map(({ id, previewUrl }) => ({ id, caption: null, previewUrl: previewUrl ?? '' })),
    ]);
  });
  return {
    photos,
    uploads,
    saving: isPending,
    full: photos.length + uploads.files.length >= MAX_WORK_PHOTOS,
    caption: (id: string, caption: string) =>
      save(
        photos.map((one) => (one.id === id ? { ...one, caption: caption.trim() || null } : one)),
      ),
    remove: (id: string) => save(photos.filter((one) => one.id !== id)),
    forward: (index: number) => save(swapped(photos, index)),
  };
}

/** Small photos overtake large ones in upload; each waits for those picked before it. */
function arrivedInOrder(files: readonly Uploading[]): Uploading[] {
  const waiting = files.findIndex(({ attachment, problem }) => !attachment && !problem);
  const first = waiting === -1 ? files : files.slice(0, waiting);
  return first.filter(({ attachment }) => attachment !== null);
}

function swapped(photos: readonly Shown[], index: number): Shown[] {
  return photos.toSpliced(index - 1, 2, photos[index]!, photos[index - 1]!);
}
