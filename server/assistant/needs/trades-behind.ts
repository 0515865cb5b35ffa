import { isTradeAsWork } from '../description/trade-as-work.ts';
import type { Reading } from '../reading.ts';
import { findNeedClauses } from './need-clauses.ts';
import { PART_WORDS } from './need-parts.ts';

/** Between a job and the one who is to do it: "a leaky tap for a plumber", "crumbling, so a mason". */
const LEADS =
  /(?:\b(?:for|so|needs?|pour|donc|faut|para|asi que|ocupa)|->|=) (?:maybe |probably |i guess |peut-etre |quizas? )?(?:a|an|the|un|une|le|la|el) (?:good )?$/;
const ARTICLE = /^ (?:an?|une?|una) $/;
const MIN_TRADES = 2;

/**
 * Where the parts of a message begin that names at least two trades, each behind its job; none where
 * it does not. A part is a stretch between signs.
 */
export function findTradesBehind(reading: Reading): number[] {
  const { folded, tokens, spoken, sightings } = reading;
  const asking = findNeedClauses(reading).filter(({ others }) => others === null);
  const behind = sightings.filter((sighting) => {
    const first = tokens[sighting.first]!;
    // "I need a lawyer" tells no job before it.
    if (asking.some(({ end }) => ARTICLE.test(folded.slice(end, first.start)))) return false;
    const isName = sighting.cue.strength === 'name' && sighting.standing >= 1;
    return isName && !isTradeAsWork(sighting, reading) && LEADS.test(folded.slice(0, first.start));
  });
  if (new Set(behind.map(({ cue }) => cue.subject)).size < MIN_TRADES) return [];
  const ends = behind.map(({ last }) => tokens[last]!.end);
  const joins = [...folded.matchAll(PART_WORDS[spoken].join)].map(({ index }) => index);
  const clauses = tokens.filter(({ clause }, at) => at > 0 && clause !== tokens[at - 1]!.clause);
  return [...clauses.map(({ start }) => start), ...joins.filter((at) => ends.includes(at))];
}
