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

/** Right before a trade: it is no longer wanted. */
const DROPS =
  /\b(?:forget(?: about)?|drop|skip|cancel|never ?mind|nvm|remove|delete|scrap|ditch|lose|minus|leave (?:out|off)|take (?:out|off)|hold off on|(?:don'?t|do not|no longer|didn'?t) (?:need|want)|no need for|oublie[rz]?|laisse[rz]? (?:faire|tomber)|annule[rz]?|enleve[rz]?|retire[rz]?|(?:plus|pas) besoin d[eu']?|sans|olvid\w+|quit\w+|cancel\w+|elimin\w+|borr\w+|sac[ao]\w*|(?:ya )?no (?:necesito|quiero|ocupo|hace falta)|ya no) ?(?:(?:a|an|the|my|that|any|le|la|les|l|el|los|un|une|una|de|du|d|del|al|lo|celui|celle)[ '])*$/;
/** Right behind a trade: it is no longer wanted. */
const DROPPED =
  /^,? (?:finalement |en fait |actually |al final |ya )*(?:(?:is|are) ?(?:not|n't) needed|isn'?t needed|(?:is )?no longer needed|not needed|(?:i|we) (?:don'?t|do not) need(?: (?:him|her|them|that one))?(?: any ?more)?|(?:on |j'en |j'ai )?(?:n'en a |n'ai )?(?:pas|plus) besoin|(?:c'est |est |n'est )?(?:plus|pas) necessaire|on (?:oublie|laisse faire|laisse tomber)|(?:ya )?no (?:hace falta|es necesari[oa]|l[oa] (?:necesito|quiero|ocupo))|ya no(?: \w+)?\W*$)(?! de\b)/;
/** An utterance that is nothing but "no painter please". */
const ONLY_NO =
  /^\W*(?:(?:ok|so|and|actually|sorry|yes|oh|well)\W+)*(?:no|not the|pas d[eu']?|sin|ni)(?: (?:a|an|the|la|el|le))? ?$/;

/** Right before a trade: it stays, or stays alone. */
const KEEPS =
  /\b(?:just|only|keep|leave|juste|seulement|uniquement|garde[rz]?|gardez|rien que|solo|solamente|nomas|nada mas|unicamente|deja|deje|quedate con|quedese con)(?: (?:me|moi|with))? ?(?:(?:a|the|my|le|la|l|un|une|mon|ma|el|una|al|mi)[ '])*$/;

/** The trades that an utterance says are no longer wanted: "forget the painter, just the tiler". */
export function droppedTrades({ sightings, tokens, folded }: Reading): Profession[] {
  const dropped = sightings.filter(({ cue, first, last }) => {
    if (cue.strength !== 'name' || cue.subject === 'outside') return false;
    const before = folded.slice(0, tokens[first]!.start);
    if (DROPPED.test(folded.slice(tokens[last]!.end))) return true;
    return DROPS.test(before) || (ONLY_NO.test(before) && !/[?]/.test(folded));
  });
  return [...new Set(dropped.map(({ cue }) => cue.subject))].filter(
    (subject): subject is Profession => subject !== 'outside',
  );
}

/** The trades an utterance names, in order, whatever it says of them. */
export function namedTrades({ sightings }: Reading): Profession[] {
  const named = sightings
    .filter(({ cue }) => cue.strength === 'name' && cue.subject !== 'outside')
    .toSorted((a, b) => a.first - b.first);
  return [...new Set(named.map(({ cue }) => cue.subject))].filter(
    (subject): subject is Profession => subject !== 'outside',
  );
}

/** The trades an utterance names beside those of which it says that they stay. */
export function unkeptTrades(reading: Reading): Profession[] {
  const kept = reading.sightings.filter(({ first }) =>
    KEEPS.test(reading.folded.slice(0, reading.tokens[first]!.start)),
  );
  return namedTrades(reading).filter((trade) => !kept.some(({ cue }) => cue.subject === trade));
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
