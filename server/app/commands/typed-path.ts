import { resolve } from 'node:path';

/** Resolves a path as typed, from the caller's directory: npm changes to the project's folder. */
export function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}
