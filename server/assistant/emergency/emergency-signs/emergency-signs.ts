import type { Emergency } from '#contract/requests/assistant.ts';

/** Words that show one danger; `unless` what stands in the same sentence shows another matter. */
export type Sign = {
  readonly kind: Emergency;
  readonly sign: readonly RegExp[];
  readonly unless?: RegExp;
};

/** How one language speaks of danger. All patterns are read in folded text, a sentence at a time. */
export type EmergencySigns = {
  /** One of these pieces of words is in every sign of a danger: most messages are done with here. */
  readonly hints: Readonly<Record<Emergency, RegExp>>;
  readonly signs: readonly Sign[];
  /** Just before a sign: it is said not to be so. */
  readonly denied: RegExp;
  /** It was once. */
  readonly past: RegExp;
  /** It is over; looked for in the whole message. */
  readonly over: RegExp;
  /** It goes on all the same. */
  readonly now: RegExp;
  /** It is feared, prevented, taught, told or sold, not met. */
  readonly unreal: RegExp;
};

/** Joins alternatives that are easier to read in several lines. */
export function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(parts.map((part) => `(?:${part})`).join('|'));
}

/** The same as patterns of their own: each is only compiled when a message gives cause to try it. */
export function each(...parts: readonly string[]): RegExp[] {
  return parts.map((part) => new RegExp(part));
}
