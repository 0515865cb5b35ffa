/**
 * Stores bytes under keys such as `photo-1/preview`. Writes are atomic; the same key again replaces
 * it.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The size of a file and a reader of it; undefined where there is none. */
  find(key: string): Promise<StoredBytes | undefined>;
  /** Deletes a file; idempotent. */
  delete(key: string): Promise<void>;
  /** Every file unchanged since before this moment. */
  listOlderThan(moment: Date): AsyncIterable<string>;
}

export interface StoredBytes {
  bytes: number;
  /** Opened lazily. */
  content: AsyncIterable<Uint8Array>;
}
