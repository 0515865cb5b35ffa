/** What hangs on a verb: "pintarme", "píntenmela", "pintárselo". */
const CLITICS = /(?:(?:me|te|se|nos|os)?l[aoe]s?|me|te|se|nos|os)$/;
/** Endings of what is wished, would be or was done, the longest first, and those of the infinitive. */
const ENDINGS: readonly (readonly [ending: RegExp, infinitives: readonly string[]])[] = [
  [/(?:a|aste|asemos|ara|aran|aras|aramos|ase|asen|aron|aseis|arais|abamos|aban|aba)$/, ['ar']],
  [/(?:iera|ieran|ieras|ieramos|iese|iesen|ieron|ierais|ian|ia)$/, ['er', 'ir']],
  [/(?:ando|amos)$/, ['ar']],
  [/(?:iendo|emos|imos)$/, ['er', 'ir', 'ar']],
  [/(?:aria|arian|ariamos|arias|are|aran|aremos|ara)$/, ['ar']],
  [/(?:en|es|eis|e)$/, ['ar', 'er', 'ir']],
  [/(?:an|as|ais|a)$/, ['ar', 'er', 'ir']],
];
/** A spelling that keeps the sound before another vowel, and a vowel that breaks where it is stressed. */
const RESPELT: readonly (readonly [written: RegExp, meant: string])[] = [
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/c$/, 'z'],
  [/j$/, 'g'],
  [/y$/, ''],
  [/z$/, 'c'],
];
const BREAKS: readonly (readonly [written: RegExp, meant: string])[] = [
  [/ue(?=[^aeiou]{1,2}u?$)/, 'o'],
  [/ie(?=[^aeiou]{1,2}u?$)/, 'e'],
];
const MIN_LETTERS = 4;
const MIN_STEM = 2;

/**
 * The infinitives that a folded Spanish word may be a form of, the likeliest first: "pintaran",
 * "laven", "cuelguen", "destapenme". Most of them are no words: one is looked for among known ones.
 */
export function infinitivesOf(word: string): string[] {
  if (word.length < MIN_LETTERS || /[^a-z]/.test(word)) return [];
  const bare = word.replace(CLITICS, '');
  const forms = bare !== word && bare.length >= MIN_LETTERS ? [word, bare] : [word];
  const found = forms.flatMap((form) => [
    ...(form !== word && /[aei]r$/.test(form) ? [form] : []),
    ...ENDINGS.flatMap(([ending, infinitives]) => {
      const stem = form.replace(ending, '');
      if (stem === form || stem.length < MIN_STEM) return [];
      return spellings(stem).flatMap((one) => infinitives.map((last) => one + last));
    }),
  ]);
  return [...new Set(found)];
}

function spellings(stem: string): string[] {
  return [RESPELT, BREAKS].reduce(
    (all, changes) => [...all, ...all.flatMap((one) => changed(one, changes))],
    [stem],
  );
}

function changed(stem: string, changes: typeof RESPELT): string[] {
  return changes
    .filter(([written]) => written.test(stem))
    .map(([written, meant]) => stem.replace(written, meant));
}
