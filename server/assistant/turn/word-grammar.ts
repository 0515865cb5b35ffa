/** A group of a phrase: its alternatives, each so many words; one of none may be left out. */
type Group = readonly (readonly string[])[];
type Phrase = readonly Group[];

/** Phrases by the words they may begin with. */
export type Phrasebook = ReadonlyMap<string, readonly Phrase[]>;

/** Reads templates in one spelling; equal groups of them are one. */
export type TemplateReader = (templates: readonly string[]) => Phrasebook;

/** Divides phrases: a stroke outside of parentheses. */
const BETWEEN_PHRASES = /\|(?![^(]*\))/;
const PART = /\(([^()]*)\)|[^()\s]+/g;

/**
 * Reads phrases written as templates: `(you can|please|) send (it|that)` holds six, a stroke outside
 * of parentheses divides phrases. Groups do not nest. `respell` gives a word its usual spelling.
 */
export function templateReader(
  respell: (words: readonly string[]) => readonly string[],
): TemplateReader {
  const groups = new Map<string, Group>();
  const groupOf = (text: string) => {
    const known = groups.get(text);
    if (known) return known;
    const group = text.split('|').map((choice) => respell(choice.split(' ').filter(Boolean)));
    groups.set(text, group);
    return group;
  };
  return (templates) => {
    const book = new Map<string, Phrase[]>();
    for (const template of templates.flatMap((line) => line.split(BETWEEN_PHRASES))) {
      const phrase = [...template.matchAll(PART)].map(([word, group]) => groupOf(group ?? word));
      for (const word of firstWords(phrase)) book.set(word, [...(book.get(word) ?? []), phrase]);
    }
    return book;
  };
}

function firstWords(phrase: Phrase): Set<string> {
  const words = new Set<string>();
  for (const group of phrase) {
    for (const [first] of group) if (first !== undefined) words.add(first);
    if (group.every((choice) => choice.length > 0)) break;
  }
  return words;
}

/** Whether the words are phrases of the two books from end to end, at least one of the first. */
export function saysOnly(
  words: readonly string[],
  needed: Phrasebook,
  allowed: readonly Phrasebook[],
): boolean {
  // For each place: whether it is reached at all, and whether a needed phrase lies before it.
  const reached: (boolean | undefined)[] = [false];
  for (const [from, word] of words.entries()) {
    const before = reached[from];
    if (before === undefined) continue;
    for (const end of endsOf(needed.get(word), words, from)) reached[end] = true;
    for (const book of allowed)
      for (const end of endsOf(book.get(word), words, from)) reached[end] ||= before;
  }
  return words.length > 0 && reached[words.length] === true;
}

/** Where one of the phrases that begins at a place may end, beyond it. */
function endsOf(phrases: readonly Phrase[] = [], words: readonly string[], from: number): number[] {
  return phrases.flatMap((phrase) => endsOfPhrase(phrase, words, from));
}

function endsOfPhrase(phrase: Phrase, words: readonly string[], from: number): number[] {
  let places = [from];
  for (const group of phrase) {
    const next = new Set<number>();
    for (const place of places)
      for (const choice of group)
        if (choice.every((word, at) => words[place + at] === word)) next.add(place + choice.length);
    if (next.size === 0) return [];
    places = [...next];
  }
  return places.filter((place) => place > from);
}
