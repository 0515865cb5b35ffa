import type { FileAnswer } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { listSignedAgreements } from '#server/agreements/agreements.ts';
import { slugOf } from '#server/platform/slug.ts';
import { listOwnFiles, readOwnFile, type OwnFile } from '#server/files/files.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import type { PersonalData, PersonalDataRow, PersonRef } from '#server/platform/personal-data.ts';
import type { Platform } from '#server/platform/platform.ts';
import { csvOf } from './csv.ts';
import { collectPersonalData } from './data-owners.ts';
import { archivePage } from './archive-page.ts';
import { zipStream, type Entry } from './zip.ts';

/** A file, and its path in the archive. */
type Taken = OwnFile & { path: string };

/**
 * Everything about a person at one moment as a zip archive: a readable page in this language, one
 * table per kind, all of it as JSON, their signed agreements and their uploads. Streamed, never stored.
 */
export async function exportArchive(
  platform: Platform,
  who: PersonRef,
  language: Language,
): Promise<FileAnswer> {
  const at = platform.clock.now();
  const { kept, files } = await platform.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      kept: await collectPersonalData(platform, tx, who, language),
      files: (await listOwnFiles(tx, who)).map((file, index) => ({
        ...file,
        path: pathOf(file.name, index),
      })),
    }));
  const brand = platform.config.brandName;
  const listed = { ...kept, files: files.map(withoutId) };
  const agreements = await listSignedAgreements(platform, who);
  const texts = [
    ...textEntries(listed, { brand, language, at }),
    ...agreements.map(({ name, file }) => ({ name, content: [Buffer.from(file)] })),
  ];
  return {
    mediaType: 'application/zip',
    name: `${slugOf(brand)}-${at.toISOString().slice(0, 10)}.zip`,
    inline: false,
    noStore: true,
    content: zipStream(allEntries(texts, platform.files, files)),
  };
}

function textEntries(
  kept: PersonalData,
  reader: { brand: string; language: Language; at: Date },
): Entry[] {
  const { at, language } = reader;
  const json = JSON.stringify({ exportedAt: at, ...kept }, null, 2);
  const tables = Object.entries(kept).filter(([, rows]) => rows.length > 0);
  const entry = (name: string, text: string): Entry => ({
    name,
    content: [Buffer.from(localizeErased(text, language))],
  });
  return [
    entry('index.html', archivePage(kept, reader)),
    entry('export.json', json),
    ...tables.map(([kind, rows]) => entry(`${kind}.csv`, csvOf(rows))),
  ];
}

async function* allEntries(
  texts: readonly Entry[],
  store: FileStore,
  files: readonly Taken[],
): AsyncGenerator<Entry> {
  yield* texts;
  for (const { id, path } of files) {
    const content = await readOwnFile(store, id);
    if (content) yield { name: path, packed: true, content };
  }
}

function withoutId({
  path,
  name,
  purpose,
  mediaType,
  bytes,
  createdAt,
  caption,
}: Taken): PersonalDataRow {
  return { path, name, purpose, mediaType, bytes, createdAt, caption };
}

/** Numbered, so that two of one name stay two; without characters special to a file system. */
function pathOf(name: string, index: number): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}. _-]/gu, '_').replaceAll(/^\.+|\.+$/g, '');
  return `files/${index + 1}-${plain || 'file'}`;
}
