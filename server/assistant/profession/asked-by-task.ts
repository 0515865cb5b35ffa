import { SURE } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { menderOfThing } from '../description/restates-trade.ts';
import type { Reading } from '../reading.ts';
import type { Ranking } from './profession.ts';

/** Right before what is to be done: "busco quien me", "necesito que", "someone who can". */
const WHO_DOES =
  /\b(?:quien|(?:alguien|alguna? persona|una? persona|gente|un[oa]|necesito|necesitamos|ocupo|ocupamos|quiero|queremos|quisiera|quisieramos) que|(?:someone|somebody|anyone|anybody|a person|people) (?:who|that|to)|(?:quelqu'un|qqun|qqn|une personne|du monde) (?:qui|pour))(?: (?:me|m'|nos|nous|le|les|lo|la|los|las|pueda|puedan|sepa|sepan|venga a|can|could|will|would|knows how to|peut|pourrait|puisse|sait|vient))* $/;
/** Right before the thing that does not work: "tengo un problema con mi", "trouble with my". */
const TROUBLE_WITH =
  /\b(?:(?:problemas?|broncas?|lios?|detalles?|fallas?|fallos?) (?:con|en|de)|(?:problems?|trouble|issues?|something wrong) with|(?:problemes?|troubles?|ennuis?|soucis?) (?:avec|de))(?: (?:mis?|nuestr[oa]s?|el|la|los|las|un|una|my|our|the|an?|mon|ma|mes|notre|nos|le|les|l'|une?))? ?$/;
const MAX_LEAD = 60;

/**
 * The trade that a message asks for by its task: somebody who does what only that trade does ("busco
 * quien pinte"), or help with the thing that only it mends ("a problem with my laptop"). Of a message
 * that is about a trade for sure, null.
 */
export function askedByTask(reading: Reading, ranking: Ranking): Profession | null {
  const { profession, confidence } = ranking;
  if (profession === null)
    return (
      onlyTradeBehind(TROUBLE_WITH, reading) ??
      menderOfTrouble(reading) ??
      onlyTradeBehind(WHO_DOES, reading)
    );
  if (confidence >= SURE) return null;
  return onlyTradeBehind(WHO_DOES, reading) === profession ? profession : null;
}

/** The trade that mends the thing that does not work, whatever else is done to it: "broncas con mi carro". */
function menderOfTrouble({ folded, tokens }: Reading): Profession | null {
  const thing = tokens.findLast(({ start }) =>
    TROUBLE_WITH.test(folded.slice(Math.max(0, start - MAX_LEAD), start)),
  );
  return thing ? menderOfThing(thing.word) : null;
}

/** The one trade of which the words behind a lead are a sure sign. */
function onlyTradeBehind(lead: RegExp, { folded, tokens, sightings }: Reading): Profession | null {
  const sure = sightings.filter(({ cue, first, standing }) => {
    const { start } = tokens[first]!;
    const isSign = cue.strength === 'sure' || cue.strength === 'name';
    return isSign && standing >= 1 && lead.test(folded.slice(Math.max(0, start - MAX_LEAD), start));
  });
  const [subject, ...others] = new Set(sure.map(({ cue }) => cue.subject));
  return !subject || subject === 'outside' || others.length > 0 ? null : subject;
}
