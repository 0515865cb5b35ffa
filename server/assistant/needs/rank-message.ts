import type { Profession } from '#contract/professionals/professions.ts';
import { SURE } from '#contract/requests/assistant.ts';
import type { IntakeModel } from '../profession/intake-model.ts';
import { rankProfessions, type Ranking } from '../profession/profession.ts';
import { readMessage, type Reading, type WeighedSighting } from '../reading.ts';
import type { Span } from '../text/tokens.ts';
import { blankOut } from '../timing/urgency.ts';
import { findNeedClauses } from './need-clauses.ts';
import { smallJobs } from './small-jobs.ts';

const NOWHERE = { findPlaceSpan: () => null };
/** Of those who need care, and for whom much else is asked. */
const OF_PERSONS: Profession = 'elder-care';
const SURE_OF_REST = 0.6;
/** Another one of the same is wanted, who comes. */
const ANOTHER =
  /\b(?:another|new one|replace\w*|someone else|somebody else|autre|remplac\w+|nouve\w+|otr[oa]|reemplaz\w+|nuev[oa]|some(?:one|body) (?:who|that|to) (?:can |will |could )?(?:come|show)|quelqu'un (?:qui|pour) (?:peut |puisse |pourrait )?(?:venir|vien\w*)|alguien que (?:si |pueda )?(?:venga|venir|llegue))\b/;
const JOINT = / (?:and|but|so|et|pis|mais|y|pero)\b/g;

/**
 * Ranks the professions of a message by its job: neither by whom it is for ("my mom needs her gutters
 * cleaned") nor by who did not come ("my plumber cancelled, the roof leaks").
 */
export function rankMessage(reading: Reading, model: IntakeModel): Ranking {
  const whole = rankProfessions(reading, model);
  return (
    jobForOthers(reading, whole, model) ??
    jobOfGone(reading, whole, model) ??
    smallJobs(reading, whole, model) ??
    whole
  );
}

function jobForOthers(reading: Reading, whole: Ranking, model: IntakeModel): Ranking | null {
  const isLikely = whole.confidence < SURE && whole.alternatives[0] === OF_PERSONS;
  if (whole.profession !== OF_PERSONS && !isLikely) return null;
  const clauses = findNeedClauses(reading).filter(({ others }) => others !== null);
  if (clauses.length === 0) return null;
  const rest = readWithout(reading, clauses);
  if (rest.sightings.some(({ cue }) => cue.subject === OF_PERSONS)) return null;
  const job = rankProfessions(rest, model);
  return tellsJob(rest, job) && job.confidence >= SURE ? job : null;
}

function jobOfGone(reading: Reading, whole: Ranking, model: IntakeModel): Ranking | null {
  const gone = reading.sightings.find(({ trade }) => trade === 'gone');
  if (!gone || ANOTHER.test(reading.folded)) return null;
  const isOpen = whole.profession === gone.cue.subject || whole.confidence < SURE;
  if (!isOpen) return null;
  const rest = readWithout(reading, [clauseOfGone(gone, reading)]);
  const job = rankProfessions(rest, model);
  return tellsJob(rest, job) && job.confidence >= SURE_OF_REST ? job : null;
}

/** Whether the words name the trade or tell what only it does: "the roof leaks", not "water drips". */
function tellsJob({ sightings }: Reading, { profession }: Ranking): boolean {
  return sightings.some(
    ({ cue }) => cue.subject === profession && (cue.strength === 'sure' || cue.strength === 'name'),
  );
}

/** From the trade to the end of its clause, or what is joined to it. */
function clauseOfGone({ first, last }: WeighedSighting, { folded, tokens }: Reading): Span {
  const { clause, start } = tokens[first]!;
  const end = tokens.findLast((token) => token.clause === clause)!.end;
  JOINT.lastIndex = tokens[last]!.end;
  const joint = JOINT.exec(folded)?.index ?? end;
  return { start, end: Math.min(joint, end) };
}

function readWithout({ text, spoken }: Reading, spans: readonly Span[]): Reading {
  return readMessage(blankOut(text, spans), spoken, NOWHERE);
}
