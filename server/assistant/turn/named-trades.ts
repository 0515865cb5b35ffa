import type { Profession } from '#contract/professionals/professions.ts';
import type { Reading } from '../reading.ts';
import { isPlainYes } from './read-act.ts';

/** Words around a trade by which it is meant alone. */
const ONLY =
  /\b(?:only|just|alone|solo|solamente|nomas|nada mas|unicamente|seulement|juste|uniquement|rien que|seul|seule)\b/;
const SENDS = /\b(?:send|envoie|envoye|envoyer|envoyez|manda|mande|mandar|envia|envie|enviar)\b/;
const AROUND = new Set(
  'only just alone the one for now first request solo solamente nomas nada mas unicamente el la al por ahora primero seulement juste uniquement rien que seul seule le au pour linstant instant l d abord celle celui du de del'.split(
    ' ',
  ),
);

/** The trades an utterance names, in order, whatever it says of them. */
export function namedTrades({ sightings }: Reading): Profession[] {
  const named = sightings
    .filter(({ cue }) => cue.strength === 'name' && cue.subject !== 'outside')
    .toSorted((a, b) => a.first - b.first);
  return [...new Set(named.map(({ cue }) => cue.subject))].filter(
    (subject): subject is Profession => subject !== 'outside',
  );
}

/**
 * Whether an utterance is nothing but a yes to the request for the one trade it names: "send only the
 * plumber", "yes, just the plumber".
 */
export function sendsOnlyOne(reading: Reading): boolean {
  const { tokens, sightings, text, folded } = reading;
  if (namedTrades(reading).length !== 1 || /[?¿]/u.test(text)) return false;
  if (!ONLY.test(folded) && !SENDS.test(folded)) return false;
  const names = sightings.filter(({ cue }) => cue.strength === 'name');
  const left = tokens.filter(
    ({ word }, at) =>
      !AROUND.has(word) && !names.some(({ first, last }) => at >= first && at <= last),
  );
  const words = left.map(({ word }) => word).join(' ');
  return words !== '' && isPlainYes(words);
}
