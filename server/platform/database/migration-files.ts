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
  return files.map((file, index) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]);
    if (number !== index + 1) {
      throw new Error(`Migration ${file} must be named ${padded(index + 1)}_<words>.sql`);
    }
    const text = readFileSync(join(dir, file), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const compatibleWith = statedCompatibility(file, number, text);
    return { number, name: file.replace('.sql', ''), text, checksum, compatibleWith };
  });
}

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
