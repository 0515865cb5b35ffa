import { describe, expect, it } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { PROFESSION_NAMES, PROFESSIONS } from '#contract/professionals/professions.ts';
import { parseProfession, similarProfessions } from './parse-profession.ts';

describe('a profession of a list', () => {
  it('is matched by each slug and name of the catalogue, in any case and in the plural', () => {
    for (const profession of PROFESSIONS) {
      const names = UNDERSTOOD_LANGUAGES.map(
        (language) => PROFESSION_NAMES[language][profession].one,
      );
      for (const name of [profession, ...names]) {
        expect([name, parseProfession(name)]).toEqual([name, profession]);
        expect([name, parseProfession(name.toUpperCase())]).toEqual([name, profession]);
        const plural = name.replace(/(?<=[^sxzn])$/, 's');
        expect([plural, parseProfession(plural)]).toEqual([plural, profession]);
      }
    }
  });

  it.each([
    ['Plombière', 'plumber'],
    ['plombiers', 'plumber'],
    ['Plombier(ère)', 'plumber'],
    ['plombier/plombière', 'plumber'],
    ['Électricien·ne', 'electrician'],
    ['électriciennes', 'electrician'],
    ['coiffeuse', 'hairdresser'],
    ['conceptrice de sites web', 'web-designer'],
    ['avocates', 'lawyer'],
    ['pintoras', 'painter'],
    ['pintores', 'painter'],
    ['Carpintera', 'carpenter'],
    ['abogada', 'lawyer'],
    ['plomberie', 'plumber'],
    ['HVAC', 'hvac-technician'],
  ])('%s is %s', (said, profession) => {
    expect(parseProfession(said)).toBe(profession);
  });

  it('is not guessed: neither two trades nor a sentence is one', () => {
    expect(parseProfession('plombier et électricien')).toBeNull();
    expect(parseProfession('the best plumber in town')).toBeNull();
    expect(parseProfession('')).toBeNull();
  });

  it('that is misspelt suggests similar names, in the language of the reader', () => {
    expect(similarProfessions('plonbier', 'fr')).toEqual(['Plombier']);
    expect(similarProfessions('elctrician', 'es')).toEqual(['Electricista']);
    expect(similarProfessions('zzzzzzzzz', 'en')).toEqual([]);
    expect(similarProfessions('x'.repeat(100_000), 'en')).toEqual([]);
  });
});
