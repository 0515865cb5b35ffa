import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the built web, in memory, as it is sent. */
export interface WebFile {
  type: string;
  plain: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer> | undefined;
  brotli: Buffer<ArrayBuffer> | undefined;
  /** Weak: the same for every encoding. */
  etag: string;
}

/** The built web: its metadata, and its files by path (`assets/first-x.js`). */
export interface WebFolder {
  build: string;
  /** The name of the marketplace in the built pages. */
  brand: string;
  /** CSP sources of the inline scripts, e.g. `sha256-…`. */
  inlineScripts: readonly string[];
  files: ReadonlyMap<string, WebFile>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Reads the folder that the web build wrote; undefined where there is none. About 2 MB. */
export function readWebFolder(folder: string): WebFolder | undefined {
  const about = readIfThere(path.join(folder, 'build.json'));
  if (!about) return undefined;
  const { build, brand, inlineScripts } = JSON.parse(about.toString()) as WebFolder;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => path.extname(name) in TYPES)
    .map((name) => [name.replaceAll(path.sep, '/'), readWebFile(path.join(folder, name))] as const);
  return { build, brand, inlineScripts, files: new Map(files) };
}

function readWebFile(file: string): WebFile {
  const plain = readFileSync(file);
  return {
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    plain,
    gzip: readIfThere(`${file}.gz`),
    brotli: readIfThere(`${file}.br`),
    etag: etagOf(plain),
  };
}

/** Weak: of the content, whatever its encoding. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function readIfThere(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
