import { gzipSync } from 'node:zlib';
import { loadedFirst, visitsOf, type BuiltChunk, type Visit } from './visits.ts';

/**
 * What one more file costs a visitor, in bytes of compressed code: its headers, its own
 * compression, and the work of server and browser for it.
 */
const COST_OF_FILE = 1500;

/** Chunks that become one. */
interface Merged {
  files: string[];
  /** Compressed. */
  bytes: number;
  /** Of each visit, whether it loads any of them. */
  loadedBy: boolean[];
}

type Chunks = ReadonlyMap<string, BuiltChunk>;

/**
 * Merges the small chunks that the bundler makes for each set of importers, as long as the files
 * saved weigh more than the code that some visits then load without need: greedily, the best pair
 * first. Returns the name of the merged chunk by module id.
 */
export function mergeChunks(output: readonly BuiltChunk[]): Map<string, string> {
  const chunks: Chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const names = new Map<string, string>();
  for (const { files } of mergeGreedily(chunks, visitsOf(chunks))) {
    const ids = files.flatMap((file) => chunks.get(file)?.moduleIds ?? []);
    if (files.length > 1) for (const id of ids) names.set(id, `merged-from-${files[0]}`);
  }
  return names;
}

function mergeGreedily(chunks: Chunks, visits: readonly Visit[]): Iterable<Merged> {
  const left = new Set(mergeable(chunks, visits));
  // Of each, what merging it with a later one saves.
  const savings = new Map<Merged, Map<Merged, number>>();
  const compare = (one: Merged, others: Iterable<Merged>) => {
    const row = new Map<Merged, number>();
    for (const other of others) {
      const saved = savedBy(one, other, visits);
      if (saved > 0) row.set(other, saved);
    }
    savings.set(one, row);
  };
  const all = [...left];
  for (const [index, one] of all.entries()) compare(one, all.slice(index + 1));
  for (let pair = bestPair(savings); pair; pair = bestPair(savings)) {
    const [one, other] = pair;
    savings.get(one)?.delete(other);
    if (importInCircles(one, other, left, chunks)) continue;
    for (const gone of pair) {
      left.delete(gone);
      savings.delete(gone);
      for (const row of savings.values()) row.delete(gone);
    }
    const both = union(one, other);
    compare(both, left);
    left.add(both);
  }
  return left;
}

function mergeable(chunks: Chunks, visits: readonly Visit[]): Merged[] {
  const first = loadedFirst(chunks);
  return [...chunks.values()]
    .filter((chunk) => !first.has(chunk.fileName) && !chunk.isDynamicEntry)
    .map(({ fileName, code }) => ({
      files: [fileName],
      bytes: gzipSync(code).length,
      loadedBy: visits.map(({ files }) => files.has(fileName)),
    }));
}

/** Bytes, weighted by visit: a file less where both are loaded, more code where only one is. */
function savedBy(one: Merged, other: Merged, visits: readonly Visit[]): number {
  let saved = 0;
  for (const [index, { weight }] of visits.entries()) {
    if (one.loadedBy[index] && other.loadedBy[index]) saved += weight * COST_OF_FILE;
    else if (one.loadedBy[index]) saved -= weight * other.bytes;
    else if (other.loadedBy[index]) saved -= weight * one.bytes;
  }
  return saved;
}

function bestPair(savings: Map<Merged, Map<Merged, number>>): [Merged, Merged] | undefined {
  let best: [Merged, Merged] | undefined;
  let most = 0;
  for (const [one, row] of savings) {
    for (const [other, saved] of row) {
      if (saved > most) [best, most] = [[one, other], saved];
    }
  }
  return best;
}

function union(one: Merged, other: Merged): Merged {
  return {
    files: [...one.files, ...other.files],
    bytes: one.bytes + other.bytes,
    loadedBy: one.loadedBy.map((loaded, index) => loaded || other.loadedBy[index] === true),
  };
}

/**
 * Whether a third chunk stands between the two: merged, it and they would import each other, and
 * one of them would run before what it needs. A chunk that is not merged may be the third as well.
 */
function importInCircles(one: Merged, other: Merged, all: Set<Merged>, chunks: Chunks): boolean {
  const holders = new Map([...all].flatMap((merged) => merged.files.map((file) => [file, merged])));
  const both = new Set([...one.files, ...other.files]);
  const importsOf = (file: string) =>
    (holders.get(file)?.files ?? [file]).flatMap((held) => chunks.get(held)?.imports ?? []);
  const between = new Set([...both].flatMap(importsOf).filter((file) => !both.has(file)));
  for (const third of between)
    for (const next of importsOf(third)) {
      if (both.has(next)) return true;
      between.add(next);
    }
  return false;
}
