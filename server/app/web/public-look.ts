import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Look } from '#server/directory/directory.ts';

/** The styles and fonts of public pages in a web build; undefined where there is none. */
export function readPublicLook(folder: string): Look {
  try {
    const { publicPages } = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as {
      publicPages: Look;
    };
    return publicPages;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return { styles: undefined, styleSource: undefined, fonts: [] };
    throw error;
  }
}
