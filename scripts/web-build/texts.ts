import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Tree = { readonly [key: string]: string | Tree };

/**
 * Vite plugin: the texts of `web/locales/<language>/<area>/<feature>.ts`, and of folders of `languages`, are bundled as compiled
 * ICU messages, so that the browser needs no parser. Raises the file's own error when a message is
 * not valid ICU.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'nearhand:compiled-texts',
    enforce: 'pre',
    load: {
      filter: {
        id: /\/(?:web\/locales\/(?:en|fr|es)|languages\/[\w-]+\/(?:web|contract))\/(?:[a-z-]+\/)?(?!first-texts\.)[a-z-]+\.ts$/,
      },
      async handler(id) {
        this.addWatchFile(id);
        const texts = await readTexts(id);
        const json = JSON.stringify(id.includes('/contract/') ? texts : compileLeaves(texts, id));
        return {
          code: `export const texts = JSON.parse(${JSON.stringify(json)});`,
          moduleType: 'js',
        };
      },
    },
  };
}

// The query makes a changed file a new module while the development server runs.
async function readTexts(file: string): Promise<Tree> {
  const { mtimeMs } = await stat(file);
  const module = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { texts: Tree };
  return module.texts;
}

function compileLeaves(tree: Tree, file: string): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, leaf]) => [
      key,
      typeof leaf === 'string' ? compileMessage(leaf, key, file) : compileLeaves(leaf, file),
    ]),
  );
}

function compileMessage(message: string, key: string, file: string): unknown {
  try {
    return compile(message);
  } catch (error) {
    throw new Error(`${file}: the message "${key}" is not valid ICU.`, { cause: error });
  }
}
