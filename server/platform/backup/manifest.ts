import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

const part = z.object({
  /** Within the backup: no part of it begins with a dot. */
  path: z.string().regex(/^(?:tables|files)(?:\/[\w-][\w.-]*)+$/),
  bytes: z.int(),
  /** Of the stored bytes: compressed, and encrypted where the backup is. */
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
      /** Of the rows as COPY writes them; backups of before 0058 have none. */
      rowsSha256: z.string().optional(),
    }),
  ),
  /** The last value of each sequence. */
  sequences: z.record(z.string(), z.int()),
  /** Null where stored files are in a bucket and not part of the backup. */
  files: z.nullable(z.array(part)),
});
export type Manifest = z.output<typeof manifest>;
export type BackupPart = z.output<typeof part>;

/** Parses a manifest. @throws an Error with a cure where it is none */
export function parseManifest(folder: string, text: string): Manifest {
  const read = manifest.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new Error(
    `${MANIFEST} in ${folder} cannot be read: it is damaged, or of a newer Nearhand.`,
  );
}

/** Reads a file as text; undefined where there is none. */
export async function textOf(place: string): Promise<string | undefined> {
  return readFile(place, 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
