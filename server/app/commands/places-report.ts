import type { NotTaken, PlacesOutcome } from '#server/places/places.ts';

/** Why a record was not taken, in words; those of a map that are nothing of ours are only counted. */
const REASONS: Readonly<Record<NotTaken, string>> = {
  other: 'neither a town, a district nor a named street',
  known: 'in the gazetteer already',
  far: 'farther away',
  gone: 'abandoned or destroyed',
  noName: 'without a name',
  notLatin: 'without a name in Latin letters',
  badName: 'no name of a place: too long, markup, a link, a formula or damaged letters',
  badPosition: 'coordinates that are nowhere',
  noPosition: 'no coordinates; ask the Overpass API for "out center"',
  unreadable: 'not readable, or cut off',
  tooLong: 'far too long',
};
const ONLY_COUNTED: ReadonlySet<NotTaken> = new Set(['other', 'known', 'far', 'gone', 'noName']);

/** Whether somebody may want to mend it in the file. */
export function isWorthTelling(reason: NotTaken): boolean {
  return !ONLY_COUNTED.has(reason);
}

/** "1 town", "2 towns". */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function describeProblem(line: number, reason: NotTaken): string {
  return `Line ${line}: ${REASONS[reason]}.`;
}

/** What was taken, what was not and why, and what to do next. */
export function describeOutcome(
  { source, towns, districts, streets, ways, notTaken, written }: PlacesOutcome,
  { name, dryRun }: { name: string; dryRun: boolean },
): string[] {
  const { created, updated, unchanged, removed } = written;
  const of = ways > streets ? ` (of ${ways} ways)` : '';
  const found = [
    counted(towns, 'town'),
    counted(districts, 'district'),
    counted(streets, 'street'),
  ];
  const left = (Object.keys(notTaken) as NotTaken[])
    .toSorted((one, other) => notTaken[other]! - notTaken[one]!)
    .map((reason) => `  ${notTaken[reason]} ${REASONS[reason]}`);
  const isSame = created + updated + removed === 0;
  return [
    `Found: ${found.join(', ')}${of}.`,
    ...(left.length > 0 ? ['Not taken:', ...left] : []),
    `${dryRun ? 'Would be' : 'Import'} "${name}": ${created} new, ${updated} changed, ${unchanged} as before, ${removed} removed.`,
    nextStep(source, { name, dryRun, isSame }),
  ];
}

function nextStep(
  source: PlacesOutcome['source'],
  { name, dryRun, isSame }: { name: string; dryRun: boolean; isSame: boolean },
): string {
  if (dryRun) return 'Nothing was written: --dry-run.';
  if (isSame) return 'Nothing changed.';
  const credit =
    source === 'openstreetmap' ? ' The page of credits names OpenStreetMap from now on.' : '';
  return `Every node knows them now. Try a message with a street in the chat.${credit} To undo: nearhand import-places --remove "${name}"`;
}
