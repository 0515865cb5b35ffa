import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The manifest entry of one file (the part we read). */
export interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
export type Manifest = Record<string, Chunk>;

/** Reads Vite's manifest. */
export async function readManifest(web: string): Promise<Manifest> {
  const text = await readFile(path.join(web, '.vite', 'manifest.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

/** The key of a module with those of everything it imports statically. */
export function reach(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) reach(manifest, next, seen);
  return seen;
}
