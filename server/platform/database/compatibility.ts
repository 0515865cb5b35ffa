import type { Migration } from './migration-files.ts';
import { padded } from './migration-files.ts';

/** A row of the table `migrations`. */
export type Applied = {
  number: number;
  name: string;
  checksum: string;
  /** Null where the migration states nothing: then it is compatible with no older program. */
  compatibleWith?: number | null;
};

/** How a program and a database fit each other. */
export interface Fit {
  /** Migrations of this program that are not applied. */
  missing: Migration[];
  /** Applied migrations of a newer program, all compatible with this one. */
  ahead: Applied[];
}

/**
 * Compares what is applied, in order, with the migrations of this program. @throws where an applied
 * file was edited, or one of a newer program needs a newer program than this
 */
export function compare(applied: readonly Applied[], ours: readonly Migration[]): Fit {
  const ahead = applied.slice(ours.length);
  const breaking = ahead.find(({ compatibleWith }) => (compatibleWith ?? Infinity) > ours.length);
  if (breaking) throw new Error(incompatible(breaking, ours.length));
  assertUnedited(applied, ours);
  return { missing: ours.slice(applied.length), ahead };
}

/** @throws where an applied file was edited, or is not of this program */
export function assertKnown(applied: readonly Applied[], ours: readonly Migration[]): void {
  const unknown = applied[ours.length];
  if (unknown) throw new Error(incompatible(unknown, ours.length));
  assertUnedited(applied, ours);
}

function assertUnedited(applied: readonly Applied[], ours: readonly Migration[]): void {
  for (const [index, known] of ours.slice(0, applied.length).entries()) {
    const { name, checksum } = applied[index]!;
    if (known.checksum !== checksum) {
      throw new Error(
        `Migration ${known.name} was edited after it was applied to this database (as ${name}). Undo the edit and write a new migration instead.`,
      );
    }
  }
}

function incompatible({ number, name, compatibleWith }: Applied, newest: number): string {
  const needed = padded(compatibleWith ?? number);
  return `The database has migration ${name} of a newer Nearhand, which no longer works with this one: it needs a program that knows migration ${needed}, this one ends at ${padded(newest)}. Start that version, or restore a backup made before it.`;
}
