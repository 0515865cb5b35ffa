import type { ImportColumn } from '#contract/admin/imports.ts';

const NEEDED = {
  name: ['name', 'firstName', 'lastName', 'company'],
  contact: ['email', 'phone'],
  profession: ['profession'],
  place: ['city', 'address', 'postalCode'],
} as const satisfies Record<string, readonly ImportColumn[]>;

/** What is required before a check; the server validates the same. */
export function missingColumns(
  has: ReadonlySet<ImportColumn>,
  { basis, source }: { basis: string; source: string },
) {
  const columns = (Object.keys(NEEDED) as (keyof typeof NEEDED)[]).filter(
    (what) => !NEEDED[what].some((column) => has.has(column)),
  );
  return [
    ...columns,
    ...(basis === '' && !has.has('basis') ? (['basis'] as const) : []),
    ...(source.trim().length < 2 && !has.has('source') ? (['source'] as const) : []),
  ];
}
