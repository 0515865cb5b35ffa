import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { makeDiskStore } from './disk.ts';
import { makeS3Store } from './s3.ts';
import type { FileStore } from './file-store.ts';

/** The configured file store: a bucket where one is named, else DATA_DIR/files. */
export function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? makeS3Store(s3) : makeDiskStore(join(dataDir, 'files'));
}
