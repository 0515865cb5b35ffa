import { DAY_MS } from '#contract/durations.ts';

/**
 * Letters that are no answer by themselves ("y", "n", "k", "si"), no word between two numbers, and not
 * taken for a digit.
 */
const LETTERS = 'A B C D E F G H J L M P Q R T U V W X Z'.split(' ');

/** All marks in the order they are given: 20 letters, then two of them. */
const MARKS = [...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((next) => first + next))];

/** How long a mark means nothing else after its job is over: late replies still name it. */
const RESTS_MS = 7 * DAY_MS;

/** A mark of a person, open or over. */
export interface GivenMark {
  mark: string;
  closedAt: Date | null;
}

/** The next mark for a person, beside those they were given; undefined where there is none left. */
export function nextMark(given: readonly GivenMark[], now: Date): string | undefined {
  const taken = new Set(
    given
      .filter(({ closedAt }) => closedAt === null || +closedAt > +now - RESTS_MS)
      .map(({ mark }) => mark),
  );
  return MARKS.find((mark) => !taken.has(mark));
}
