import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FurtherLanguage } from '#contract/further-language.ts';
import { readFolders } from './folders.ts';
import { differences } from './differences.ts';
import { webFiles } from './new-folder.ts';
import { listTables } from './tables.ts';

/** What each folder of `languages` lacks, has too much of or has otherwise than English, with its file. */
export async function languageFindings(root: string): Promise<string[]> {
  const languages = await readFolders(root);
  const findings = await Promise.all(languages.map((language) => compareFolder(root, language)));
  return findings.flat();
}

async function compareFolder(root: string, language: FurtherLanguage): Promise<string[]> {
  const folder = `languages/${language.code}`;
  const expected = new Map([
    ...listTables(root).map(({ file }) => [`${file}.ts`, tableOf(root, file)] as const),
    ...(await webFiles(root)).map((file) => [`web/${file}`, webTexts(root, file)] as const),
  ]);
  const findings = await Promise.all(
    [...expected].map(async ([file, english]) => {
      const shown = `${folder}/${file}`;
      if (!existsSync(path.join(root, shown))) return [`${shown} is missing`];
      const texts = await textsOf(path.join(root, shown));
      const isMessages = file.startsWith('web/');
      return differences(await english(), texts, { locale: language.locale, isMessages }).map(
        (what) => `${shown}: ${what}`,
      );
    }),
  );
  const known = new Set([...expected.keys(), 'language.ts']);
  const unknown = filesIn(path.join(root, folder)).filter((file) => !known.has(file));
  return [
    ...findings.flat(),
    ...unknown.map((file) => `${folder}/${file} has no counterpart in English`),
  ];
}

function tableOf(root: string, file: string) {
  return async () => {
    const { ENGLISH } = (await load(path.join(root, 'languages/english.generated.ts'))) as {
      ENGLISH: Record<string, unknown>;
    };
    return ENGLISH[file];
  };
}

function webTexts(root: string, file: string) {
  return () => textsOf(path.join(root, 'web/locales/en', file));
}

async function textsOf(file: string): Promise<unknown> {
  return ((await load(file)) as { texts: unknown }).texts;
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'));
}
