import type { Emergency } from '#contract/requests/assistant.ts';
import { lazily, type Pattern } from '../../text/lazy-pattern.ts';

/**
 * Words that indicate one danger; `unless` matches what, in the same sentence, indicates something
 * else.
 */
export type Sign = {
  readonly kind: Emergency;
  readonly sign: readonly Pattern[];
  readonly unless?: Pattern;
};

/**
 * How one language describes danger. All patterns are matched on folded text, a sentence at a time.
 */
export type EmergencySigns = {
  /** Every sign of a danger contains one of these pieces: a cheap filter for most messages. */
  readonly hints: Readonly<Record<Emergency, RegExp>>;
  readonly signs: readonly Sign[];
  /** Just before a sign: a negation. */
  readonly denied: RegExp;
  /** It is past. */
  readonly past: Pattern;
  /** It is over; matched in the whole message. */
  readonly over: Pattern;
  /** It still continues. */
  readonly now: Pattern;
  /** It is feared, prevented, taught, reported or sold, not present. */
  readonly unreal: Pattern;
};

/** Joins alternatives that are easier to read in several lines. */
export function anyOf(...parts: readonly string[]): Pattern {
  return lazily({ source: parts.join('|') });
}

/** The same as separate patterns: each is compiled only when a message needs it. */
export function each(...parts: readonly string[]): Pattern[] {
  return parts.map((source) => lazily({ source }));
}
