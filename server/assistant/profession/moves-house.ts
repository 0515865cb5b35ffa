import type { Reading } from '../reading.ts';

/** Says that somebody is about to move: "me cambio de", "nos vamos a mudar", "we are moving", "on déménage". */
const MOVES =
  /\b(?:(?:me|nos) (?:(?:voy|vamos|quiero|queremos|tengo que|tenemos que|toca) (?:a )?)?(?:cambio|cambiamos|cambiar(?:me|nos)?|mudo|mudamos|mudar(?:me|nos)?|traslado|trasladamos|trasladar(?:me|nos)?)|(?:voy|vamos|quiero|queremos|tengo que|tenemos que) (?:a )?(?:cambiar|mudar|trasladar)(?:me|nos)|(?:i'?m|im|we'?re|were|we are|i am) moving|(?:je|on) demenage|nous demenageons)\b/;

/** Whether a message says that its writer moves, and names no trade: where it names two places, that is the job. */
export function movesHouse({ folded, sightings }: Reading): boolean {
  return MOVES.test(folded) && !sightings.some(({ cue }) => cue.strength === 'name');
}
