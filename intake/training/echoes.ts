import type { Token } from '#server/assistant/text/tokens.ts';

type Said = { readonly tokens: readonly Token[] };

const MIN_PAIRS = 3;
const MIN_SHARE = 0.6;

/**
 * The messages a lesson repeats, by their numbers: those that share three or more of its bigrams
 * and most of them, or the only one that contains a shorter lesson whole. Cross-validation must not
 * train on them (leakage).
 */
export function findEchoes(lessons: readonly Said[], messages: readonly Said[]): Set<number>[] {
  const holders = new Map<string, Set<number>>();
  for (const [number, message] of messages.entries()) {
    for (const pair of pairsOf(message)) {
      const known = holders.get(pair);
      if (known) known.add(number);
      else holders.set(pair, new Set([number]));
    }
  }
  return lessons.map((lesson) => {
    const pairs = [...pairsOf(lesson)];
    const held = new Map<number, number>();
    for (const number of pairs.flatMap((pair) => [...(holders.get(pair) ?? [])])) {
      held.set(number, (held.get(number) ?? 0) + 1);
    }
    const whole = [...held].filter(([, count]) => count === pairs.length);
    if (pairs.length < MIN_PAIRS) {
      return new Set(whole.length === 1 ? [whole[0]![0]] : []);
    }
    const least = Math.max(MIN_PAIRS, pairs.length * MIN_SHARE);
    return new Set([...held].filter(([, count]) => count >= least).map(([number]) => number));
  });
}

function pairsOf({ tokens }: Said): Set<string> {
  return new Set(tokens.slice(1).map(({ word }, before) => `${tokens[before]!.word} ${word}`));
}
