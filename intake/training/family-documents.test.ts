import { expect, test } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { professionOf } from '#server/assistant/profession/subjects.ts';
import { familyDocuments, readFamilies } from './family-documents.ts';

test.each(UNDERSTOOD_LANGUAGES)(
  'every profession has a family in %s, and every sentence a place for its thing',
  (language) => {
    const families = readFamilies(language);
    const known = new Set(families.map(({ target }) => professionOf(target)));
    expect(PROFESSIONS.filter((profession) => !known.has(profession))).toEqual([]);
    expect(families.flatMap(({ said }) => said).filter((text) => !text.includes('{}'))).toEqual([]);
  },
);

test('documents are the same at each reading, two of every thing', () => {
  const documents = familyDocuments();
  const things = UNDERSTOOD_LANGUAGES.flatMap(readFamilies).flatMap(({ things }) => things);
  expect(documents).toHaveLength(2 * things.length);
  expect(familyDocuments()).toEqual(documents);
  expect(documents.filter(({ text }) => text.includes('{}'))).toEqual([]);
});
