import { describe, expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

const files = import.meta.glob<{ texts?: Tree }>('./{en,fr,es}/**/*.ts', { eager: true });
const features = Object.keys(files)
  .filter((file) => file.startsWith('./en/') && files[file]?.texts)
  .map((file) => file.slice('./en/'.length));

describe.each(features)('the texts of %s', (feature) => {
  const english = messagesOf('en', feature);

  it.each(['fr', 'es'])('have the same arguments in %s', (language) => {
    const translated = messagesOf(language, feature);
    expect(argumentsOf(translated)).toEqual(argumentsOf(english));
  });

  it.each(['en', 'fr', 'es'])('are never blank in %s', (language) => {
    const blank = [...messagesOf(language, feature)].filter(([, text]) => text.trim() === '');
    expect(blank).toEqual([]);
  });

  it('never break a line before a colon or inside of quotation marks in French', () => {
    const broken = [...messagesOf('fr', feature)].filter(([, text]) => / :|« | »/.test(text));
    expect(broken).toEqual([]);
  });
});

it('finds every feature', () => {
  expect(features.length).toBeGreaterThanOrEqual(7);
});

function messagesOf(language: string, feature: string): Map<string, string> {
  return new Map(leaves(files[`./${language}/${feature}`]?.texts ?? {}, ''));
}

function leaves(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, leaf]): [string, string][] =>
    typeof leaf === 'string' ? [[path + key, leaf]] : leaves(leaf, `${path}${key}.`),
  );
}

function argumentsOf(messages: Map<string, string>): Record<string, string[]> {
  return Object.fromEntries(
    [...messages].map(([key, text]) => [key, [...new Set(argumentNames(text))].toSorted()]),
  );
}

/**
 * The arguments `{name}` and tags `<tag>` of a message, including those in plural and select
 * branches.
 */
function argumentNames(text: string): string[] {
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag]) => `<${tag}>`);
  const names = blocks(text).flatMap((block) => {
    const [name = '', , branches] = /^\s*(\w+)\s*(?:,([^{]*))?([^]*)$/.exec(block)?.slice(1) ?? [];
    return [name, ...blocks(branches ?? '').flatMap(argumentNames)];
  });
  return [...tags, ...names];
}

/** The text between outer braces. */
function blocks(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: brace } of text.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) start = index + 1;
    if (brace === '}' && --depth === 0) found.push(text.slice(start, index));
  }
  return found;
}
