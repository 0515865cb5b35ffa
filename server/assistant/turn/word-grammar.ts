/** A group of a phrase: its alternatives, each so many words; one of none may be left out. */
type Group = readonly (readonly string[])[];
export type Phrase = readonly Group[];

/** So many words are read; nobody says a plain yes in more. */
const MAX_WORDS = 16;
const MAX_LENGTH = 200;
/** Beside words they say nothing. */
const CHEERFUL =
  /[😀😃😄😁😊🙂😉😍🥰😎🤗🤩🥳🎉🚀💪🙏❤🧡💛💚💙💜✨🌟⭐🔥💯🤞🤝🫶👏🙌🏠🔧]\p{Emoji_Modifier}?\uFE0F?/gu;

/**
 * Phrases written as templates: `(you can|please|) send (it|that)` holds six, a stroke outside of
 * parentheses divides phrases. Groups do not nest.
 */
export function readTemplates(templates: readonly string[]): Phrase[] {
  return templates
    .flatMap((template) => template.split(/\|(?![^(]*\))/))
    .map((template) =>
      [...template.matchAll(/\(([^()]*)\)|[^()\s]+/g)].map(([word, group]) =>
        (group ?? word).split('|').map((choice) => choice.trim().split(' ').filter(Boolean)),
      ),
    );
}

/**
 * The words of an utterance without accents, capitals, apostrophes and punctuation, a letter held
 * down counted twice; empty where they are too many to be a plain answer.
 */
export function plainWords(utterance: string): string[] {
  if (utterance.length > MAX_LENGTH) return [];
  const plain = utterance
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(CHEERFUL, ' ')
    .replaceAll(/\p{Emoji_Modifier}|\uFE0F/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s.,;:!'’…¡"«»()~*_-]/gu) ?? [];
  return words.length > MAX_WORDS ? [] : words;
}

/** Whether the words are phrases of the two lists from end to end, at least one of the first. */
export function saysOnly(
  words: readonly string[],
  needed: readonly Phrase[],
  allowed: readonly Phrase[],
): boolean {
  if (words.length === 0) return false;
  // For each place: whether it is reached at all, and whether a needed phrase lies before it.
  const reached: (boolean | undefined)[] = [false];
  for (const from of words.keys()) {
    const before = reached[from];
    if (before === undefined) continue;
    for (const phrase of needed) for (const end of endsOf(phrase, words, from)) reached[end] = true;
    for (const phrase of allowed)
      for (const end of endsOf(phrase, words, from)) reached[end] = before || reached[end] === true;
  }
  return reached[words.length] === true;
}

/** Where a phrase that begins at a place may end, beyond it. */
function endsOf(phrase: Phrase, words: readonly string[], from: number): number[] {
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
