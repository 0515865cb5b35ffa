import type { BuiltChunk } from './visits.ts';

/**
 * Raises an error that names chunks which import each other: one of them runs before what it needs,
 * and finds its constants undefined.
 */
export function refuseCircles(output: readonly Pick<BuiltChunk, 'fileName' | 'imports'>[]): void {
  const chunks = new Map(output.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const visit = (fileName: string, way: readonly string[]) => {
    const circle = way.slice(way.indexOf(fileName));
    if (way.includes(fileName))
      throw new Error(`Chunks of the web import each other: ${[...circle, fileName].join(' -> ')}`);
    if (done.has(fileName)) return;
    for (const next of chunks.get(fileName) ?? []) visit(next, [...way, fileName]);
    done.add(fileName);
  };
  for (const fileName of chunks.keys()) visit(fileName, []);
}
