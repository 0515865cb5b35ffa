import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FurtherLanguage } from '#contract/further-language.ts';
import { listTables } from './tables.ts';
import type { PseudoStyle } from './pseudo.ts';

/**
 * The files of a new language, by path from the root: every text is English until it is written, those of
 * the web as text to write over, the others by name. Of a pseudo-language every text is made from English.
 */
export async function newFolder(
  root: string,
  language: FurtherLanguage,
  pseudo?: PseudoStyle,
): Promise<Record<string, string>> {
  const folder = `languages/${language.code}`;
  const web = await Promise.all(
    (await webFiles(root)).map(async (file) => {
      const english = await readFile(path.join(root, 'web/locales/en', file), 'utf8');
      return [`${folder}/web/${file}`, webFile(file, english, pseudo)];
    }),
  );
  const tables = listTables(root).map(({ file }) => [
    `${folder}/${file}.ts`,
    tableFile(file, pseudo),
  ]);
  const facts = `import type { FurtherLanguage } from '#contract/further-language.ts';

export const language: FurtherLanguage = ${JSON.stringify(language, null, 2)};
`;
  return { [`${folder}/language.ts`]: facts, ...Object.fromEntries([...tables, ...web]) };
}

/** Writes files below the root. */
export async function writeFiles(root: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

/** The text files of the web, below the folder of a language. */
export async function webFiles(root: string): Promise<string[]> {
  const files = await readdir(path.join(root, 'web/locales/en'), { recursive: true });
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && file !== 'first-texts.ts')
    .toSorted();
}

function webFile(file: string, english: string, pseudo?: PseudoStyle): string {
  const head = `import type { Texts } from '#web/locales/catalogue.ts';
import ${pseudo ? '' : 'type '}{ texts as en } from '#web/locales/en/${file}';
`;
  if (!pseudo) {
    const texts = english.slice(english.indexOf('export const texts'));
    return `${head}
${texts
  .replace('export const texts =', 'export const texts: Texts<typeof en> =')
  .replace(/\} as const;\s*$/, '};\n')}`;
  }
  return `import { pseudoMessages } from '#scripts/languages/pseudo.ts';
${head}
export const texts: Texts<typeof en> = pseudoMessages(en, '${pseudo}');
`;
}

function tableFile(file: string, pseudo?: PseudoStyle): string {
  const english = `ENGLISH['${file}']`;
  const imported = `import { ENGLISH, type English } from '#languages/english.generated.ts';\n`;
  const head = pseudo
    ? `${imported}import { pseudoTexts } from '#scripts/languages/pseudo.ts';\n`
    : imported;
  const texts = pseudo ? `pseudoTexts(${english}, '${pseudo}')` : english;
  return `${head}
export const texts: English['${file}'] = ${texts};
`;
}
