/** A number as people type it, times `parts`, as a whole; null where it is none. */
export function numberOf(typed: string, parts: number): number | null {
  const plain = typed.replaceAll(/[\s$%\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^\d{1,8}(?:\.\d{1,3})?$/.test(plain)) return null;
  return Math.round(Number(plain) * parts);
}
