import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// Files named in documents must exist.

const ROOTS = /^(server|web|contract|intake|sandbox|scripts|tests|bench|docs|db)\//;
const FILE = /\.(ts|tsx|mjs|cjs|css|sql|md)$/;
/** Names in rules, which are no files. */
const RULES = new Set(['index.ts', '.ts', '.tsx']);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter(Boolean);
const documents = files.filter((file) => /^(docs\/.*|[^/]+)\.md$/.test(file));

it.each(documents)('%s names existing files and headings', (document) => {
  expect(missingIn(readFileSync(document, 'utf8'), document)).toEqual([]);
});

it('missing paths, files, links and headings are found', () => {
  const text =
    'See `server/nowhere/x.ts`, `nobody.ts`, [that](gone.md) and [this](glossary.md#nothing-of-it).';
  expect(missingIn(text, 'docs/example.md')).toEqual([
    'server/nowhere/x.ts',
    'nobody.ts',
    'docs/gone.md',
    'docs/glossary.md#nothing-of-it',
  ]);
});

function missingIn(text: string, document: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, words = '']) =>
    words.replace(/\/$/, ''),
  );
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
  return [
    ...quoted.filter((name) => !/[*<{$:(…]/.test(name) && !isThere(name)),
    ...links
      .filter((to) => !/^[a-z]+:/.test(to))
      .map((to) => targetOf(to, document))
      .filter((target) => !leadsSomewhere(target)),
  ];
}

function isThere(name: string): boolean {
  if (RULES.has(name)) return true;
  if (ROOTS.test(name)) return files.some((file) => file === name || file.startsWith(`${name}/`));
  return !FILE.test(name) || files.some((file) => file === name || file.endsWith(`/${name}`));
}

function targetOf(to: string, document: string): string {
  if (to.startsWith('#')) return `${document}${to}`;
  return path.posix.join(path.posix.dirname(document), to);
}

function leadsSomewhere(target: string): boolean {
  const [file = '', heading] = target.replace(/\/$/, '').split('#');
  if (!files.some((one) => one === file || one.startsWith(`${file}/`))) return false;
  if (heading === undefined || !file.endsWith('.md')) return true;
  return headingsOf(file).includes(heading);
}

/** The anchors that a Markdown page gives to its headings. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
