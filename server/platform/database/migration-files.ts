import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One numbered file of db/migrations. */
export type Migration = {
  number: number;
  name: string;
  text: string;
  checksum: string;
  /** Number of the newest migration of the oldest program that works after this one, if stated. */
  compatibleWith: number | null;
};

/** The migrations of a folder in order. @throws where one is misnamed or states nonsense */
export function readMigrations(dir: string): Migration[] {
  const files = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  const migrations = files.map((file, index) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]);
    if (number !== index + 1) {
      throw new Error(`Migration ${file} must be named ${padded(index + 1)}_<words>.sql`);
    }
    const text = readFileSync(join(dir, file), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const compatibleWith = statedCompatibility(file, number, text);
    return { number, name: file.replace('.sql', ''), text, checksum, compatibleWith };
  });
  for (const { text } of migrations) correct(migrations, text);
  return migrations;
}

/**
 * What a later migration knows better: `-- corrects: 0061 compatible-with 0055`. A file that was applied
 * somewhere is not edited; the same statement changes what such a database has stored.
 */
function correct(migrations: Migration[], text: string): void {
  for (const [, number, stated] of text.matchAll(CORRECTION)) {
    const corrected = migrations[Number(number) - 1];
    if (corrected) corrected.compatibleWith = Number(stated);
  }
}

const CORRECTION = /^-- corrects: (\d{4}) compatible-with (\d{4})$/gm;

/** The four digits of a migration. */
export function padded(number: number): string {
  return String(number).padStart(4, '0');
}

function statedCompatibility(file: string, number: number, text: string): number | null {
  if (!text.startsWith('-- compatible-with:')) return null;
  const stated = /^-- compatible-with: (\d{4})\n/.exec(text)?.[1];
  if (stated === undefined || Number(stated) > number) {
    throw new Error(
      `Migration ${file} must begin with "-- compatible-with: NNNN", a number up to ${padded(number)}: the newest migration of the oldest program that works with the database after it.`,
    );
  }
  return Number(stated);
}
