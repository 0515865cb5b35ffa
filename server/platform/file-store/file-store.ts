/**
 * Keeps bytes under keys such as `photo-1/preview`. What is put is whole or not there; the same key
 * again replaces it.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** How many bytes lie there and how to read them; undefined where nothing does. */
  find(key: string): Promise<StoredBytes | undefined>;
  /** Deletes what lies there; nothing there is fine. */
  delete(key: string): Promise<void>;
  /** Everything that has lain there untouched since before this moment. */
  listOlderThan(moment: Date): AsyncIterable<string>;
}

export interface StoredBytes {
  bytes: number;
  /** Opens what is there only when it is read. */
  content: AsyncIterable<Uint8Array>;
}
