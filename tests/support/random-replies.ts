import fc from 'fast-check';

/** A reply by text, and what the one who wrote it means. */
export interface MeantReply {
  text: string;
  /** The number of the job it names, from 0; null for none. */
  names: number | null;
  /** Null where it is no answer: a message, or half a yes. */
  answer: 'accept' | 'decline' | null;
}

/** As many jobs as are open at most. */
export const MAX_JOBS = 4;

const ACCEPTING = [
  '1',
  'yes',
  'Yes!',
  'oui',
  'ouii',
  "d'accord",
  'sí',
  'si!',
  'dale',
  'ok',
  'yess',
];
const DECLINING = ['2', 'no', 'No.', 'non', 'non merci', 'nope', 'no gracias', 'nooo', 'rechazo'];
const UNCLEAR = [
  'yes but tomorrow',
  'oui mais plus tard',
  'sí pero mañana',
  'how much would it be?',
  'maybe',
  'no problem',
  'claro que no',
  'yes no',
  '12',
  '1 2',
  'ok thanks',
  '👍',
  '?',
  'A or B?',
  'A',
  'call me 1',
  'уes',
];

/** Characters of no answer: letters of other scripts, pictures, invisible ones. */
const STRANGE = 'я ß ж あ 好 ي 🙂 👍🏽 \u200b \u202e \u0301 … ? ! . \n'.split(' ');

/** How a mark is put beside an answer. */
const FORMS: ((mark: string, said: string) => string)[] = [
  (mark, said) => `${mark} ${said}`,
  (mark, said) => `${said} ${mark}`,
  (mark, said) => `${mark}: ${said}`,
  (mark, said) => `${mark.toLowerCase()} ${said}`,
  (mark, said) => (/^[12]$/.test(said) ? `${mark}${said}` : `${mark} - ${said}`),
  (mark, said) => (/^[12]$/.test(said) ? `${said}${mark}` : `(${mark}) ${said}`),
];

const answered = fc.oneof(
  fc.record({ answer: fc.constant('accept' as const), said: fc.constantFrom(...ACCEPTING) }),
  fc.record({ answer: fc.constant('decline' as const), said: fc.constantFrom(...DECLINING) }),
);

/** Replies of somebody whose jobs have these marks. */
export function repliesWith(marks: readonly string[]): fc.Arbitrary<MeantReply> {
  const bare = answered.map(({ answer, said }) => ({ text: said, names: null, answer }));
  const names = fc.nat({ max: marks.length - 1 });
  const marked = fc
    .tuple(answered, names, fc.constantFrom(...FORMS))
    .map(([{ answer, said }, place, form]) => ({
      text: form(marks[place]!, said),
      names: place,
      answer,
    }));
  const unclear = fc.constantFrom(...UNCLEAR).map((text) => ({ text, names: null, answer: null }));
  const half = fc
    .tuple(names, fc.constantFrom('yes but tomorrow', 'when?', 'no, or maybe'))
    .map(([place, words]) => ({ text: `${marks[place]}: ${words}`, names: place, answer: null }));
  const noise = fc
    .string({ unit: fc.constantFrom(...STRANGE), maxLength: 30 })
    .map((text) => ({ text, names: null, answer: null }));
  return fc.oneof(
    { weight: 4, arbitrary: bare },
    { weight: 6, arbitrary: marked },
    { weight: 3, arbitrary: unclear },
    { weight: 1, arbitrary: half },
    { weight: 1, arbitrary: noise },
  );
}
