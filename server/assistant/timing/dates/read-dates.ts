import type { Language } from '#contract/language.ts';
import { weekAround, type Day } from './calendar.ts';
import { dateAtoms } from './date-atoms.ts';
import { DATE_RULES, type NamedDays } from './date-rules.ts';

/** Only so many days of a text are read. */
const MAX_DAYS = 20;
/** A date of a past year is further ahead, being read as the next one. */
const SOON_AHEAD = 60;

/**
 * The days a folded text wants something done on, from `today` on; null where it names none, or
 * only such as are past or ruled out.
 */
export function readDates(folded: string, language: Language, today: Day): NamedDays | null {
  const named: NamedDays[] = [];
  let atoms = dateAtoms(folded, language);
  for (const [pattern, name] of DATE_RULES) {
    atoms = atoms.replace(pattern, (...match) => {
      const days = named.length < MAX_DAYS ? name(match as string[], today) : null;
      if (days === null) return match[0] as string;
      named.push(days);
      return `@${named.length - 1} `;
    });
  }
  return bestOf(joined(atoms, named, today));
}

/** The days that are wanted, by the words around them. */
function joined(atoms: string, named: readonly NamedDays[], today: Day): NamedDays[] {
  const wanted: NamedDays[] = [];
  const at = (index: string | undefined) => named[Number(index)]!;
  const left = atoms
    // "Not before Monday" is from Monday on.
    .replace(/! B (?:[LPS] )*(?=@)/g, '')
    .replace(/^Q (?:[LPSf] )*@(\d+) (?=\. $)/, '@$1 ')
    .replace(/(?<=(?:^| ))Q (?:[LPSf] )*@(\d+) (?!&)/g, (said, index: string) =>
      isAhead(at(index), today) ? `@${index} ` : said,
    )
    .replace(/(?:!|Q|F) (?:[LPSf] )*@\d+ (?:& @\d+ )?|@\d+ (?:P )?Q /g, 'x ')
    .replace(/K (?:[LP] )*@(\d+) /g, (_, index: string) => {
      const [from, to] = weekAround(at(index).from);
      wanted.push({ from, to, rank: 3 });
      return 'x ';
    })
    .replace(
      /@(\d+) ([-B&]) (?:[LPR] )*@(\d+) /g,
      (_, one: string, sign: string, other: string) => {
        const both = together(at(one), at(other), sign);
        if (both) wanted.push(both);
        return 'x ';
      },
    )
    .replace(/B (?:[LPS] )*@(\d+) /g, (_, index: string) => {
      const { to, rank } = at(index);
      wanted.push({ from: today, to, rank, isDeadline: true });
      return 'x ';
    });
  for (const [, index] of left.matchAll(/@(\d+) /g)) wanted.push(at(index));
  return wanted;
}

/** Whether a date "since" which something is wanted is yet to come: "desde el 5 de diciembre". */
function isAhead({ from, rank }: NamedDays, today: Day): boolean {
  return rank === 3 && today.until(from, { largestUnit: 'days' }).days <= SOON_AHEAD;
}

/** From one to another; two weekdays with "to" between them are a rhythm or opening hours. */
function together(one: NamedDays, other: NamedDays, sign: string): NamedDays | null {
  if (sign !== '&' && one.rank === 2 && other.rank === 2) return null;
  const isInOrder = Temporal.PlainDate.compare(one.from, other.to) <= 0;
  const end = isInOrder ? other.to : other.rank === 2 ? other.to.add({ weeks: 1 }) : null;
  return end ? { from: one.from, to: end, rank: one.rank } : one;
}

/** A feast may be what it is for: "fiesta de fin de año, 17 de diciembre". */
function bestOf(wanted: readonly NamedDays[]): NamedDays | null {
  const order = ({ rank, isFeast = false }: NamedDays) => rank - (isFeast ? 0.5 : 0);
  return wanted.toSorted((one, other) => order(other) - order(one))[0] ?? null;
}
