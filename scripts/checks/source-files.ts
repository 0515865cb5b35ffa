import { globSync } from 'node:fs';

/** The folders that hold our source, as import rules and size limits see them. */
export const sourceFolders = [
  'bench',
  'faults',
  'contract',
  'db',
  'faults',
  'intake',
  'sandbox',
  'scripts',
  'server',
  'simulate',
  'tests',
  'web',
];

/**
 * Every hand-written source file of the checkout, as sorted paths relative to `root` with forward
 * slashes.
 */
export function sourceFiles(root: string): string[] {
  return globSync(
    [`{${sourceFolders.join(',')}}/**/*.{ts,tsx,mjs,cjs}`, '*.{ts,mjs,cjs}', '.*.cjs'],
    {
      cwd: root,
      exclude: (name) => name.split('/').includes('node_modules'),
    },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.generated\.|\.d\.ts$/.test(file))
    .toSorted();
}
