import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '#contract/language.ts';
import { PROFESSION_NAMES } from '#contract/professionals/professions.ts';
import type { Work } from './newcomers.ts';
import type { OwnProgram } from './programs.ts';

/** The source of the addresses. */
export const SOURCE = 'The directory of the town hall';

const COMMAND = join(import.meta.dirname, '../../../server/app/command.ts');

// The usual column headers of each language.
const HEADERS: Record<Language, string> = {
  en: 'Name,Email,Trade,Address,Language',
  fr: 'Nom,Courriel,Métier,Adresse,Langue',
  es: 'Nombre,Correo,Oficio,Dirección,Idioma',
};

export interface Imported {
  name: string;
  email: string;
}

/** Imports professionals of one trade and place from a file, by the operator's command. */
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

/** People with unique names and their own addresses. */
export function someone(...names: string[]): Imported[] {
  const run = Date.now().toString(36);
  return names.map((name) => ({
    name,
    email: `${name.toLowerCase().replaceAll(' ', '-')}-${run}@example.test`,
  }));
}

/** For each language a town without professionals in the demo world. */
export const TOWNS: Record<Language, string> = {
  en: 'Gander, Newfoundland and Labrador, Canada',
  fr: 'Gaspé, Québec, Canada',
  es: 'Loreto, Baja California Sur, Mexico',
};
