import { resolve } from 'node:path';

/** A path as somebody typed it, from where they stood: npm goes to the project's folder. */
export function folderTyped(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}
