import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fileAt,
  importProfessionals,
  type ImportOrder,
  type ReportedRow,
} from '#server/onboarding/onboarding.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { freshDatabase } from './database/database.ts';

export type ImportSite = Awaited<ReturnType<typeof openImportSite>>;

/** A database, a folder for files, and imports of them. */
export async function openImportSite() {
  const database = await freshDatabase();
  const { db } = database;
  const folder = await mkdtemp(join(tmpdir(), 'nearhand-import-'));
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://the-test-database',
    SESSION_SECRET: 'a secret for tests that is long enough',
  });
  const platform = { db, clock: systemClock, config };
  let files = 0;
  return {
    db,
    folder,
    /** Imports a file with this content, with a published address as lawful basis. */
    async take(
      content: string | Buffer,
      {
        path = join(folder, `${++files}.csv`),
        ...order
      }: Partial<ImportOrder> & { path?: string } = {},
      stop?: AbortSignal,
    ) {
      await writeFile(path, content);
      return importFile(platform, { ...usual, ...order, file: fileAt(path) }, stop);
    },
    /** Everybody imported, joined from both tables. */
    people: () =>
      db
        .selectFrom('unclaimed_professionals')
        .innerJoin('professionals', 'professionals.id', 'professional_id')
        .selectAll()
        .orderBy('name')
        .execute(),
    async close() {
      await rm(folder, { recursive: true });
      await database.drop();
    },
  };
}

const usual: Omit<ImportOrder, 'file'> = {
  language: 'en',
  map: [],
  basis: 'published_address',
  source: 'their own web sites',
  dryRun: false,
  again: false,
};

async function importFile(
  platform: Parameters<typeof importProfessionals>[0],
  order: ImportOrder,
  signal = new AbortController().signal,
) {
  const refused: ReportedRow[] = [];
  const begun: { unknown: readonly string[]; behind: number }[] = [];
  let lookedAgain = 0;
  const watch = {
    onBegin: async (sheet: (typeof begun)[number]) => void begun.push(sheet),
    onRefused: async (rows: readonly ReportedRow[]) => void refused.push(...rows),
    onProgress: () => {},
    signal,
  };
  const lookAgain = async () => void lookedAgain++;
  const outcome = await importProfessionals(platform, order, watch, lookAgain);
  return { ...outcome, refused, lookedAgain, ...begun[0] };
}
