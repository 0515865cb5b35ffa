import { describe, expect, it } from 'vitest';
import { isKindOfPlace, spellings } from './spellings.ts';

describe('a typed name', () => {
  it.each([
    ['Sta. Catarina', 'santa catarina'],
    ['mtl-nord', 'montreal nord'],
    ['Pte-Claire', 'pointe claire'],
    ['Mt Pleasant', 'mount pleasant'],
    ['mt tremblant', 'mont tremblant'],
    ['n bay', 'north bay'],
    ['N.-D. des Prairies', 'notre dame des prairies'],
    ['B.C.', 'bc'],
    ['Lincoln Pk', 'lincoln park'],
    ['Col. Roma Norte', 'roma norte'],
    ['col del valle', 'del valle'],
    ['arrondissement de Verdun', 'verdun'],
    ['St-Georges de Beauce', 'saint georges'],
    ['town of Mount Royal', 'mount royal'],
  ])('%j may mean %j', (typed, meant) => {
    expect(spellings(typed)).toContain(meant);
  });

  it('means itself first, and few others', () => {
    expect(spellings('N Pt Pk E')[0]).toBe('n pt pk e');
    expect(spellings('n n n n n n n n').length).toBeLessThanOrEqual(8);
  });

  it.each(['', 'x'])('%j means nothing', (typed) => {
    expect(spellings(typed)).toEqual([]);
  });

  it('may be only a word for a kind of place', () => {
    expect(isKindOfPlace('Col.')).toBe(true);
    expect(isKindOfPlace('Colima')).toBe(false);
  });
});
