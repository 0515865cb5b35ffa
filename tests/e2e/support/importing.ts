import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '#contract/language.ts';
import { PROFESSION_NAMES } from '#contract/professionals/professions.ts';
import type { Work } from './newcomers.ts';
import type { OwnProgram } from './own-program.ts';

/** Where the addresses are said to come from. */
export const SOURCE = 'The directory of the town hall';

const COMMAND = join(import.meta.dirname, '../../../server/app/command.ts');

// As people head their columns in each language.
const HEADERS: Record<Language, string> = {
  en: 'Name,Email,Trade,Address,Language',
  fr: 'Nom,Courriel,Métier,Adresse,Langue',
  es: 'Nombre,Correo,Oficio,Dirección,Idioma',
};

export interface Imported {
  name: string;
  email: string;
}

/** Imports professionals of one trade and place by the operator's own command, from a file. */
export async function importPeople(
  { dataDir }: OwnProgram,
  people: readonly Imported[],
  { profession, location }: Work,
  language: Language,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nearhand-import-'));
  const file = join(folder, 'professionals.csv');
  const trade = PROFESSION_NAMES[language][profession].one;
  const rows = people.map(({ name, email }) => [name, email, trade, `"${location}"`, language]);
  await writeFile(file, [HEADERS[language], ...rows.map((row) => row.join(','))].join('\r\n'));
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  try {
    await promisify(execFile)(
      process.execPath,
      [COMMAND, 'import-professionals', file, '--basis', 'published_address', '--source', SOURCE],
      { env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, LOG_LEVEL: 'warn' } },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** People nobody else is called like, with addresses of their own. */
export function someone(...names: string[]): Imported[] {
  const run = Date.now().toString(36);
  return names.map((name) => ({
    name,
    email: `${name.toLowerCase().replaceAll(' ', '-')}-${run}@example.test`,
  }));
}

/** A town per language where the demo world has nobody. */
export const TOWNS: Record<Language, string> = {
  en: 'Gander, Newfoundland and Labrador, Canada',
  fr: 'Gaspé, Québec, Canada',
  es: 'Loreto, Baja California Sur, Mexico',
};
