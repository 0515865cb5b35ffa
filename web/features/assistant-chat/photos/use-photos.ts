import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS } from '#contract/requests/requests.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { upload } from '#web/lib/uploads/upload-file.ts';
import { choosePhotos, type Trouble } from './choose-photos.ts';
import { readPhoto } from './photo-file.ts';
import { storePhotos, storedPhotos, type StoredPhoto } from './photo-store.ts';

/** The upload timeout in milliseconds: nothing waits longer. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** A photo with its state: waiting for a sign-in, uploading, uploaded, or failed. */
export interface ChatPhoto extends StoredPhoto {
  state: 'waiting' | 'uploading' | 'there' | 'failed';
  /** 0 to 1. */
  progress: number;
  fileId: string | null;
}

/** The uploaded photos of a request, and the names of the failed ones. */
export interface SentPhotos {
  ids: string[];
  failed: string[];
}

/**
 * The photos of a conversation. They are read and stored in this browser at once, and uploaded as
 * soon as the person is signed in. A fresh conversation drops stored ones.
 */
export function usePhotos({ signedIn, fresh }: { signedIn: boolean; fresh: boolean }) {
  const { photos, latest, restored, change, patch } = usePhotoState(fresh);
  const [troubles, setTroubles] = useState<readonly Trouble[]>([]);
  const running = useRef(new Map<string, Promise<void>>());

  const send = useCallback(
    (photo: ChatPhoto) => {
      const now = latest.current.find(({ id }) => id === photo.id)?.state;
      if (now !== 'waiting' && now !== 'failed') return;
      patch(photo.id, { state: 'uploading', progress: 0 });
      running.current.set(
        photo.id,
        sendOne(photo, (part) => patch(photo.id, part)),
      );
    },
    [latest, patch],
  );

  useEffect(() => {
    if (!signedIn) return;
    for (const photo of photos) if (photo.state === 'waiting') send(photo);
  }, [signedIn, photos, send]);

  const add = async (files: readonly File[]) => {
    const { taken, refused } = await choosePhotos(
      files,
      MAX_PHOTOS - latest.current.length,
      readPhoto,
    );
    setTroubles(refused);
    const added = taken.map((photo) => asWaiting({ id: newIdempotencyKey(), ...photo }));
    change((now) => [...now, ...added].slice(0, MAX_PHOTOS));
  };

  /** Resolves when no upload is running; a failed photo delays nothing. */
  const settle = async (): Promise<SentPhotos> => {
    await restored.current;
    for (const photo of latest.current) if (photo.state === 'waiting') send(photo);
    await Promise.all(running.current.values());
    void storePhotos([]);
    return {
      ids: latest.current.flatMap(({ fileId }) => fileId ?? []),
      failed: latest.current.filter(({ fileId }) => !fileId).map(({ name }) => name),
    };
  };

  return {
    photos,
    troubles,
    add,
    settle,
    again: send,
    remove: (id: string) => change((now) => now.filter((photo) => photo.id !== id)),
    clear: () => change(() => []),
  };
}

async function sendOne(
  { blob, name }: ChatPhoto,
  tell: (part: Partial<ChatPhoto>) => void,
): Promise<void> {
  const onProgress = (progress: number) => tell({ progress });
  const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  try {
    const { id } = await upload(blob, { purpose: 'request', name, signal, onProgress });
    tell({ state: 'there', progress: 1, fileId: id });
  } catch (error) {
    console.warn('A photo was not uploaded.', error);
    tell({ state: 'failed' });
  }
}

function usePhotoState(fresh: boolean) {
  const [photos, show] = useState<readonly ChatPhoto[]>([]);
  const latest = useRef(photos);
  const set = useCallback((next: readonly ChatPhoto[]) => {
    latest.current = next;
    show(next);
  }, []);
  const change = useCallback(
    (make: (now: readonly ChatPhoto[]) => readonly ChatPhoto[]) => {
      set(make(latest.current));
      void storePhotos(
        latest.current.map(({ id, name, blob, preview }) => ({ id, name, blob, preview })),
      );
    },
    [set],
  );
  const patch = useCallback(
    (id: string, part: Partial<ChatPhoto>) =>
      set(latest.current.map((photo) => (photo.id === id ? { ...photo, ...part } : photo))),
    [set],
  );
  const restored = useRef(Promise.resolve());
  useEffect(() => {
    const restore = async () => {
      if (fresh) return storePhotos([]);
      const kept = await storedPhotos();
      if (kept.length > 0 && latest.current.length === 0) set(kept.map(asWaiting));
    };
    restored.current = restore();
  }, [set, fresh]);
  return { photos, latest, restored, change, patch };
}

function asWaiting(photo: StoredPhoto): ChatPhoto {
  return { ...photo, state: 'waiting', progress: 0, fileId: null };
}
