import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

const part = z.object({
  /** Within the backup. */
  path: z.string().regex(/^(?:tables|files)\/[\w.-]+(?:\/[\w.-]+)*$/),
  bytes: z.int(),
  /** Of the stored, compressed bytes. */
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The applied migrations, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    part.extend({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
    }),
  ),
  /** The last value of each sequence. */
  sequences: z.record(z.string(), z.int()),
  /** Null where stored files are in a bucket and not part of the backup. */
  files: z.nullable(z.array(part)),
});
export type Manifest = z.output<typeof manifest>;
export type BackupPart = z.output<typeof part>;

/** Reads the manifest of a backup. @throws an Error with a cure where there is none */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const read = manifest.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new Error(
    `${MANIFEST} in ${folder} cannot be read: it is damaged, or of a newer Nearhand.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
