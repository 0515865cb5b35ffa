import type { Profession } from '#contract/professionals/professions.ts';
import { weighEvidence } from './blend.ts';
import { gatherEvidence } from './evidence.ts';
import type { IntakeModel } from './intake-model.ts';
import { readLinear } from './linear-reading.ts';
import type { Reading } from '../reading.ts';
import type { Sighting } from './sightings.ts';
import { NONE, OUTSIDE, professionOf } from './subjects.ts';

export type Ranking = {
  /** The wanted profession, null when it is vague or outside the catalogue. */
  readonly profession: Profession | null;
  /** The probability that it is right, from 0 to 1. */
  readonly confidence: number;
  /** The next likeliest professions, likeliest first, at most three. */
  readonly alternatives: Profession[];
  /**
   * Whether it is rather a need outside the catalogue than no need or one of it; for messages without a
   * profession.
   */
  readonly outside: boolean;
  /** The cues found, for explanations and descriptions. */
  readonly sightings: readonly Sighting[];
};

/** The minimum share of an alternative. */
const MIN_ALTERNATIVE_SHARE = 0.015;
const MAX_ALTERNATIVES = 3;
/** A bias to no profession over a wrong one: then the chat still asks. */
const DOUBT = 1.7;

/** Ranks the professions a message can be about, by its cues and the linear model. */
export function rankProfessions(reading: Reading, model: IntakeModel): Ranking {
  const evidence = gatherEvidence(reading, readLinear(model.linear, reading));
  const shares = weighEvidence(evidence, model.blend);
  const nothing = shares[NONE]! + shares[OUTSIDE]!;
  const ranked = [...shares.subarray(0, NONE).entries()].toSorted(([, a], [, b]) => b - a);
  const [best, share] = ranked[0]!;
  const profession = share > nothing * DOUBT ? professionOf(best) : null;
  const others = ranked.slice(profession === null ? 0 : 1, MAX_ALTERNATIVES + 1);
  return {
    profession,
    confidence: profession === null ? nothing : share,
    alternatives: others
      .filter(([, likely]) => profession !== null || likely >= MIN_ALTERNATIVE_SHARE)
      .slice(0, MAX_ALTERNATIVES)
      .flatMap(([of]) => professionOf(of) ?? []),
    outside: shares[OUTSIDE]! > Math.max(shares[NONE]!, share),
    sightings: reading.sightings,
  };
}
