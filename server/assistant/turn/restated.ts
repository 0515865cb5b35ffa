import type { Reading } from '../reading.ts';
import { isPlainYes } from './read-act.ts';
import { overlap } from '../text/tokens.ts';

/** Before what is said again: "yes, for the 6th", "oui, à Laval". */
const CONNECTS = new Set(
  'the a an in at on for by it is its c est ce le la les l un une a au aux en pour de du d des dans chez ca el los las un una en para por de del es'.split(
    ' ',
  ),
);

/** "Demain ça marche plus" is no yes. */
const DENIES = /\b(?:pas|plus|pus?|jamais|sans|ni|not|never|no|non|ya|nunca|sin|ni|[a-z]+n't)\b/;

/**
 * Whether an utterance is nothing but a yes beside the trade, the place, the time and the number it
 * names: "yes, the 6th", "oui, couvreur", "oui 14 c'est ça".
 */
export function saysYesBeside(reading: Reading): boolean {
  const { text, folded, tokens, sightings, timing, place } = reading;
  if (/[?¿]/u.test(text) || DENIES.test(folded)) return false;
  const names = sightings.filter(({ cue }) => cue.strength === 'name');
  const left = tokens.filter(
    (token, at) =>
      !/^\d+$/.test(token.word) &&
      !timing.spans.some((span) => overlap(span, token)) &&
      !names.some(({ first, last }) => at >= first && at <= last),
  );
  if (left.length === tokens.length && place === null) return false;
  const words = left.map(({ word }) => word);
  const yes = words.filter((word) => !CONNECTS.has(word));
  return isPlainYes(words.join(' ')) || isPlainYes(yes.join(' '));
}
