import { createStore, entries, del, get, set } from 'idb-keyval';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import type { ReadPhoto } from './photo-file.ts';

/** A photo of a request that is not submitted yet. */
export interface StoredPhoto extends ReadPhoto {
  id: string;
  name: string;
}

interface Kept {
  at: number;
  photos: StoredPhoto[];
}

const TAB = 'nearhand:photos-of-tab';
const LONGEST = 24 * 60 * 60 * 1000;

let opened: ReturnType<typeof createStore> | undefined;

/**
 * The stored photos of this tab's conversation, kept over a reload and a sign-in through a
 * provider. They stay in this browser for a day. Without storage nothing is kept.
 */
export async function storedPhotos(): Promise<StoredPhoto[]> {
  return quietly(async () => {
    await forgetOld();
    return (await get<Kept>(tab(), store()))?.photos ?? [];
  }, []);
}

/** Replaces the stored photos. */
export async function storePhotos(photos: readonly StoredPhoto[]): Promise<void> {
  await quietly(async () => {
    if (photos.length === 0) await del(tab(), store());
    else await set(tab(), { at: Date.now(), photos: [...photos] } satisfies Kept, store());
  }, undefined);
}

function store() {
  opened ??= createStore('nearhand-chat', 'photos');
  return opened;
}

function tab(): string {
  const known = sessionStorage.getItem(TAB) ?? newIdempotencyKey();
  sessionStorage.setItem(TAB, known);
  return known;
}

async function forgetOld(): Promise<void> {
  const all = await entries<string, Kept>(store());
  const old = all.filter(([, { at }]) => Date.now() - at > LONGEST);
  await Promise.all(old.map(([key]) => del(key, store())));
}

async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.warn('The photos could not be kept.', error);
    return otherwise;
  }
}
