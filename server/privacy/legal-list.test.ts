import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe('the documented list of personal data', () => {
  it('has a line for every table, and a table for every line', async () => {
    const schema = await readFile(join(root, 'db/schema.sql'), 'utf8');
    const tables = [...schema.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(
      ([, name]) => name,
    );
    const list = await readFile(join(root, 'docs/privacy.md'), 'utf8');
    const lines = [...list.matchAll(/^\| `(\w+)` +\| *(delete|anonymise|hold|nobody) /gm)];
    const listed = lines.map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(tables));
    expect(listed).toHaveLength(tables.length);
  });

  it('says of all personal data why and how long it is stored', async () => {
    const list = await readFile(join(root, 'docs/privacy.md'), 'utf8');
    const held = list.split('\n').filter((line) => /^\| `\w+` +\| *hold /.test(line));
    expect(held.length).toBeGreaterThan(3);
    expect(held.filter((line) => !/\d+ (years?|days)|as long as|for ever/i.test(line))).toEqual([]);
  });
});
