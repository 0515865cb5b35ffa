import { request } from '@playwright/test';
import { IMPORT_TYPE, type ImportUpload } from '#contract/admin/imports.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { builtInName } from '#contract/professionals/professions.ts';
import { expect } from './fixtures.ts';
import type { Work } from './newcomers.ts';
import type { OwnProgram } from './programs.ts';

/** The source of the addresses. */
export const SOURCE = 'The directory of the town hall';

// The usual column headers of each language.
const HEADERS: Record<UnderstoodLanguage, string> = {
  en: 'Name,Email,Trade,Address,Language',
  fr: 'Nom,Courriel,Métier,Adresse,Langue',
  es: 'Nombre,Correo,Oficio,Dirección,Idioma',
};

export interface Imported {
  name: string;
  email: string;
}

/** Imports professionals of one trade and place from a file, as an operator. */
export async function importPeople(
  { url }: OwnProgram,
  people: readonly Imported[],
  { profession, location }: Work,
  language: UnderstoodLanguage,
): Promise<void> {
  const trade = builtInName(profession, language) ?? '';
  const rows = people.map(({ name, email }) => [name, email, trade, `"${location}"`, language]);
  const list = [HEADERS[language], ...rows.map((row) => row.join(','))].join('\r\n');
  const operator = await request.newContext({ baseURL: url });
  const post = async (path: string, options: Parameters<typeof operator.post>[1]) => {
    const answer = await operator.post(path, options);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const options = await (await operator.get('/api/admin/options')).json();
  await post('/api/admin/auth', { data: options.demoAdmin });
  const headers = { 'content-type': IMPORT_TYPE };
  const path = '/api/admin/imports';
  const upload = await post(`${path}?name=professionals.csv`, { headers, data: list });
  const { id, columns } = (await upload.json()) as ImportUpload;
  const task = { kind: 'import', columns, basis: 'published_address', source: SOURCE };
  await post(`${path}/${id}/tasks`, { data: task });
  await expect
    .poll(async () => {
      const answer = await operator.get(`${path}/${id}`);
      return ((await answer.json()) as ImportUpload).task;
    })
    .toMatchObject({ state: 'done', counts: { created: people.length } });
  await operator.dispose();
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
export const TOWNS: Record<UnderstoodLanguage, string> = {
  en: 'Gander, Newfoundland and Labrador, Canada',
  fr: 'Gaspé, Québec, Canada',
  es: 'Loreto, Baja California Sur, Mexico',
};
