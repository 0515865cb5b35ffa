import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';

/** The folder of stored files that belong to a backup; null where they are in a bucket. */
export function filesOf({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): string | null {
  return s3 ? null : join(dataDir, 'files');
}
