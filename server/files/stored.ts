import type { FileStore } from '#server/platform/file-store/file-store.ts';

/** The bytes of one file: all of it, and a small picture where it is one. */
export interface StoredParts {
  whole: Uint8Array;
  preview?: Uint8Array;
}

export const PARTS = ['whole', 'preview'] as const;
export type Part = (typeof PARTS)[number];

/** The storage key of a part of a file. */
export function keyOf(id: string, part: Part): string {
  return `${id}/${part}`;
}

/** The file of a storage key. */
export function idOfKey(key: string): string {
  return key.split('/')[0] ?? '';
}

export async function putBytes(store: FileStore, id: string, parts: StoredParts): Promise<void> {
  const given = PARTS.flatMap((part) => {
    const bytes = parts[part];
    return bytes ? [store.put(keyOf(id, part), bytes)] : [];
  });
  await Promise.all(given);
}

export async function deleteBytes(store: FileStore, id: string): Promise<void> {
  await Promise.all(PARTS.map((part) => store.delete(keyOf(id, part))));
}
