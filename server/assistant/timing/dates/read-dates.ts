import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Span } from '../../text/tokens.ts';
import type { Day } from './calendar.ts';
import { CALENDAR_RULES } from './calendar-rules.ts';
import { dateAtoms, type Atom } from './date-atoms.ts';
import type { DateRule } from './date-rule.ts';
import type { NamedDays } from './named-days.ts';
import { RELATION_RULES } from './relation-rules.ts';
import { RELATIVE_RULES } from './relative-rules.ts';

/** Only so many days of a text are read. */
const MAX_DAYS = 24;
/** What one rule has found is one word for the next. */
const RULES = [...CALENDAR_RULES, ...RELATIVE_RULES, ...RELATION_RULES];

/** Days with the words that tell them. */
export type ToldDays = NamedDays & {
  readonly span: Span;
  /** Without the words that lead to them. */
  readonly core: Span;
};

/** The days a folded text tells of, those past or ruled out too (`isOut`), from `today` on. */
export function readDates(folded: string, language: UnderstoodLanguage, today: Day): ToldDays[] {
  const named: NamedDays[] = [];
  const at = (index: string | undefined) => named[Number(index)]!;
  let atoms = dateAtoms(folded, language);
  if (!atoms.some(({ code }) => NAMES_TIME.test(code))) return [];
  for (const rule of RULES) atoms = applied(rule, atoms, named, { today, at });
  return atoms.flatMap(({ code }, number) =>
    code.startsWith('@')
      ? [{ ...at(code.slice(1)), span: spanOf(number, atoms), core: atoms[number]! }]
      : [],
  );
}

/** The words for days, with those that lead to them and close them: "on the 18th now". */
function spanOf(number: number, atoms: readonly Atom[]): Span {
  const leads = atoms.slice(Math.max(0, number - MAX_LEADS), number);
  const first = leads.findLastIndex(({ code }) => !LEADS.test(code)) + 1;
  const behind = atoms.slice(number + 1, number + 1 + MAX_LEADS);
  const more = behind.findIndex(({ code }) => !CLOSES.test(code));
  const closing = behind.slice(0, more < 0 ? MAX_LEADS : more);
  const last = closing.findLast(({ code }) => code !== '-') ?? atoms[number]!;
  return { start: (leads[first] ?? atoms[number]!).start, end: last.end };
}

const MAX_LEADS = 3;
/** "Le 2 à midi", "the 18th now". */
const CLOSES = /^[tg-]$/;
const LEADS = /^[LPSICo]$/;
const NAMES_TIME = /^[TWwMmNOVHEKUDGs]/;

/** The text after a rule: each match of its pattern is one word, `@` with the number of its days. */
function applied(
  { pattern, name }: DateRule,
  atoms: Atom[],
  named: NamedDays[],
  context: Parameters<DateRule['name']>[1],
): Atom[] {
  const text = textOf(atoms);
  const left: Atom[] = [];
  let next = 0;
  for (const match of text.matchAll(pattern)) {
    const days = named.length < MAX_DAYS ? name(match, context) : null;
    if (days === null) continue;
    const first = wordsIn(text.slice(0, match.index));
    const last = first + wordsIn(match[0]) - 1;
    if (last >= atoms.length) continue;
    named.push(days);
    left.push(...atoms.slice(next, first), {
      start: atoms[first]!.start,
      end: atoms[last]!.end,
      code: `@${named.length - 1}`,
    });
    next = last + 1;
  }
  return next === 0 ? atoms : [...left, ...atoms.slice(next)];
}

function textOf(atoms: readonly Atom[]): string {
  return `${atoms.map(({ code }) => code).join(' ')} . `;
}

function wordsIn(text: string): number {
  return text.split(' ').length - 1;
}

/** Of the days that are wanted those that count; null where none are. A feast may be what it is for. */
export function bestOf<Told extends NamedDays>(told: readonly Told[]): Told | null {
  const order = ({ rank, isFeast, isMeant, isVague, isDeadline }: NamedDays) =>
    rank -
    (isFeast ? 0.5 : 0) +
    (isDeadline && rank > 1 ? 0.25 : 0) +
    (isMeant ? 2 : 0) -
    (isVague ? 3 : 0);
  return (
    told.filter(({ isOut }) => !isOut).toSorted((one, other) => order(other) - order(one))[0] ??
    null
  );
}
