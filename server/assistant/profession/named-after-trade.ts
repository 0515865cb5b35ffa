import type { Token } from '../text/tokens.ts';
import type { Sighting } from './sightings.ts';

const INSECT = /^(?:fourmis?|abeilles?|ants?|bees?|hormigas?|abejas?)$/;

/** Whether the name of a trade is that of an insect: "carpenter ants", "fourmis charpentières". */
export function namesInsect(tokens: readonly Token[], { first, last }: Sighting): boolean {
  return [tokens[first - 1], tokens[last + 1]].some((token) => INSECT.test(token?.word ?? ''));
}
