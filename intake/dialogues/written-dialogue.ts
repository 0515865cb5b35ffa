/** A conversation as it is written down: what the person says, and what must be true at the end. */
export interface WrittenDialogue {
  title: string;
  site: string;
  /** The language of the page. */
  page: string | null;
  lines: readonly PersonLine[];
  expected: readonly (readonly [key: string, value: string])[];
}

/** Something the person says, always or only where a question is asked. */
export interface PersonLine {
  /** The step that must be asked for; null where it is said whatever is asked. */
  when: string | null;
  words: string;
}

/** Reads a file of conversations, divided by empty lines. */
export function parseDialogues(file: string): WrittenDialogue[] {
  return file
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map(parseDialogue);
}

function parseDialogue(block: string): WrittenDialogue {
  const lines = block.trim().split('\n');
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? null;
  return {
    title: lines.find((line) => line.startsWith('# '))?.slice(2) ?? '',
    site: field('site') ?? 'montreal',
    page: field('page'),
    lines: lines.flatMap((line) => {
      const [, when = '', words] = /^([a-z]*)> (.*)$/.exec(line) ?? [];
      return words === undefined ? [] : [{ when: when || null, words }];
    }),
    expected: lines.flatMap((line) => {
      const [, key = '', value = ''] = /^= ([^:]+): (.*)$/.exec(line) ?? [];
      return key ? [[key, value] as const] : [];
    }),
  };
}
