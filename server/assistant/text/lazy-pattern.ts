import { keyedPieces, mayMatch, type KeyedPieces } from './needed-pieces.ts';

/** What can be asked of a pattern that is compiled piece by piece. */
export type Pattern = Pick<RegExp, 'test' | 'exec'>;

type Alternative = { readonly source: string; readonly needed: KeyedPieces; compiled?: RegExp };

/** An escape, a class, a parenthesis, or a stroke: all that tells where an alternative ends. */
const SIGN = /\\.|\[(?:\\.|[^\]\\])*\]|[()|]/g;

/**
 * The same pattern with each of its alternatives compiled once a text holds what that one requires:
 * lists of hundreds of ways to say something, of which a message holds one or none. For patterns
 * without flags and groups that are read.
 */
export function lazily({ source }: Pick<RegExp, 'source'>): Pattern {
  let alternatives: readonly Alternative[] | undefined;
  const likely = (text: string) => {
    alternatives ??= alternativesOf(source).map((one) => ({
      source: one,
      needed: keyedPieces({ source: one }),
    }));
    return alternatives.filter((one) => mayMatch(text, one));
  };
  return {
    test: (text) => likely(text).some((one) => compiled(one).test(text)),
    exec: (text) =>
      likely(text).reduce<RegExpExecArray | null>((earliest, one) => {
        const found = compiled(one).exec(text);
        return found && (!earliest || found.index < earliest.index) ? found : earliest;
      }, null),
  };
}

function compiled(alternative: Alternative): RegExp {
  alternative.compiled ??= new RegExp(alternative.source);
  return alternative.compiled;
}

/** The alternatives of a pattern outside of its groups, in order. */
export function alternativesOf(source: string): string[] {
  const cuts: number[] = [];
  let depth = 0;
  for (const { index, 0: sign } of source.matchAll(SIGN)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) cuts.push(index);
  }
  return [...cuts, source.length].map((end, at) =>
    source.slice(at === 0 ? 0 : cuts[at - 1]! + 1, end),
  );
}
