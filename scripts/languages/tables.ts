import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A table of texts in the sources: what a folder of a language has to hold besides those of the web. */
export interface Table {
  /** Below the folder, without its ending. */
  file: string;
  /** The module that exports it, from the root. */
  module: string;
  name: string;
}

const CALL = /^export const (\w+) = inEachLanguage[^]*?\(\s*'([a-z]+\/[^']+)'/gm;

/** Every table of `inEachLanguage`, by the name of its file. */
export function listTables(root: string): Table[] {
  const modules = ['contract', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  );
  const tables = modules.flatMap((module) => {
    const text = readFileSync(path.join(root, module), 'utf8');
    return [...text.matchAll(CALL)].map(([, name = '', file = '']) => ({ file, module, name }));
  });
  return tables.toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
