import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationsDir } from '#server/platform/database/migrate.ts';
import { readMigrations, type Migration } from '#server/platform/database/migration-files.ts';
import { readSchema, type Schema } from '#server/platform/database/schema-catalog.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { emptyDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { breakingChanges } from './breaking-changes.ts';

/** The last migration from before they stated what they are compatible with. */
const LAST_SILENT = 53;

let database: FreshDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

/** What a migration claims against what it does; undefined where it is true. */
function objectionTo({ name, number, text, compatibleWith }: Migration, breaks: string[]) {
  if (compatibleWith === null) {
    return `${name} does not begin with "-- compatible-with: NNNN" (docs/decisions/0054-rolling-upgrades.md)`;
  }
  const unused = new Set([...text.matchAll(/^-- unused: (\S+)$/gm)].map(([, what]) => what));
  const unsafe = breaks.filter((what) => !unused.has(what));
  if (unsafe.length === 0 || compatibleWith === number) return undefined;
  return `${name} claims that programs of ${compatibleWith} work with it, and breaks them at ${unsafe.join(', ')}: expand first and contract in a later release, state "-- unused: <name>" where no program from ${compatibleWith} on uses it, or claim ${number} and stop every node for the upgrade`;
}

describe('every migration of this program', () => {
  it('says truly which programs work with the database after it', async () => {
    const { db } = database;
    await migrate(db, migrationsDir, { upTo: LAST_SILENT });
    const objections: string[] = [];
    let before = await readSchema(db);
    for (const migration of readMigrations(migrationsDir).slice(LAST_SILENT)) {
      await migrate(db, migrationsDir, { upTo: migration.number });
      const after = await readSchema(db);
      const objection = objectionTo(migration, breakingChanges(before, after));
      if (objection !== undefined) objections.push(objection);
      before = after;
    }
    expect(objections).toEqual([]);
  });
});

describe('the newest version', () => {
  // Of CHANGELOG.md, and its newest migration: who releases the next one writes both down here.
  const NEWEST = { version: '1.0.0', migration: 57 };

  it('is the one of CHANGELOG.md', () => {
    const changelog = readFileSync(join(migrationsDir, '../../CHANGELOG.md'), 'utf8');
    expect(/^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog)?.[1]).toBe(NEWEST.version);
  });

  it('works with every migration since, as a minor version promises', () => {
    const since = readMigrations(migrationsDir).slice(NEWEST.migration);
    const breaking = since.filter(
      ({ compatibleWith }) => (compatibleWith ?? Infinity) > NEWEST.migration,
    );
    expect(breaking.map(({ name }) => name)).toEqual([]);
  });
});

describe('a migration', () => {
  /** Its objection, where it claims that programs before it go on. */
  async function judged(statement: string, claim = LAST_SILENT) {
    const found: string[] = [];
    const undone = new Error('undone');
    const work = database.db.transaction().execute(async (tx) => {
      await sql.raw(BEFORE).execute(tx);
      const before = await readSchema(tx);
      found.push(...breakingChanges(before, await schemaAfter(tx, statement)));
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
    const header = `-- compatible-with: 00${claim}\n`;
    const migration = { number: 60, name: '0060_next', checksum: '', compatibleWith: claim };
    return objectionTo({ ...migration, text: header + statement }, found);
  }

  async function schemaAfter(tx: Tx, statement: string): Promise<Schema> {
    await sql.raw(statement).execute(tx);
    return readSchema(tx);
  }

  it.each([
    ['drops a table', 'drop table books', 'books,'],
    ['renames a table', 'alter table books rename to volumes', 'books,'],
    ['drops a column', 'alter table books drop title', 'books.title'],
    ['renames a column', 'alter table books rename title to name', 'books.title'],
    ['changes a type', 'alter table books alter pages type bigint', 'books.pages'],
    ['demands a value', 'alter table books alter title set not null', 'books.title'],
    ['takes a default away', 'alter table books alter pages drop default', 'books.pages'],
    ['adds what must be filled', 'alter table books add shelf int not null', 'books.shelf'],
    ['adds a check', 'alter table books add constraint c check (pages > 1)', 'books.c'],
    [
      'tightens a list',
      `alter table books drop constraint books_state_check,
        add constraint books_state_check check (state in ('new'))`,
      'books.books_state_check',
    ],
    ['adds a unique key', 'alter table books add constraint u unique (title)', 'books.u'],
    ['adds a unique index', 'create unique index i on books (lower(title))', 'books.i'],
    ['drops a unique index', 'drop index books_by_title_and_state', 'books.books_by_title_and'],
    [
      'adds a reference',
      'alter table books add constraint f foreign key (pages) references shelves',
      'books.f',
    ],
  ])('that %s and claims to be compatible is refused', async (_, statement, name) => {
    expect(await judged(statement)).toContain(`breaks them at ${name.replace(/,$/, '')}`);
  });

  it.each([
    ['adds a table', 'create table authors (id int primary key, book int references books)'],
    ['adds a column', 'alter table books add shelf int references shelves check (shelf > 0)'],
    ['adds a column with a default', 'alter table books add shelf int not null default 1'],
    ['adds an index', 'create index on books (pages)'],
    ['loosens a column', 'alter table shelves alter label drop not null'],
    [
      'widens a list',
      `alter table books drop constraint books_state_check,
        add constraint books_state_check check (state in ('new', 'used', 'lost'))`,
    ],
    [
      'drops what it says is unused',
      `-- unused: books.title\n-- unused: books.books_by_title_and_state\n
        alter table books drop title`,
    ],
  ])('that %s may claim it', async (_, statement) => {
    expect(await judged(statement)).toBeUndefined();
  });

  it('that breaks others may say so', async () => {
    expect(await judged('drop table books', 60)).toBeUndefined();
  });

  const BEFORE = `
    create table shelves (id int primary key, label text not null);
    create table books (id int primary key, title text, pages int not null default 1,
      state text check (state in ('new', 'used')));
    create unique index books_by_title_and_state on books (title, state)`;
});
