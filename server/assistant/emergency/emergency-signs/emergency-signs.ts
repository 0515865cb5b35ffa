import type { Emergency } from '#contract/requests/assistant.ts';

/**
 * Words that indicate one danger; `unless` matches what, in the same sentence, indicates something
 * else.
 */
export type Sign = {
  readonly kind: Emergency;
  readonly sign: readonly RegExp[];
  readonly unless?: RegExp;
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
  readonly past: RegExp;
  /** It is over; matched in the whole message. */
  readonly over: RegExp;
  /** It still continues. */
  readonly now: RegExp;
  /** It is feared, prevented, taught, reported or sold, not present. */
  readonly unreal: RegExp;
};

/** Joins alternatives that are easier to read in several lines. */
export function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(parts.map((part) => `(?:${part})`).join('|'));
}

/** The same as separate patterns: each is compiled only when a message needs it. */
export function each(...parts: readonly string[]): RegExp[] {
  return parts.map((part) => new RegExp(part));
}
