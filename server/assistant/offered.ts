import type { Analysis } from '#contract/requests/assistant.ts';
import { isOffered } from '#server/professionals/professionals.ts';

/**
 * An analysis without the trades that are not offered here: a message that asks only for one of
 * those is outside the catalogue.
 */
export function removeUnofferedTrades(analysis: Analysis): Analysis {
  const alternatives = analysis.alternatives.filter(isOffered);
  const otherNeeds = analysis.otherNeeds.filter(({ profession }) => isOffered(profession));
  const { profession } = analysis;
  if (profession === null || isOffered(profession)) {
    return { ...analysis, alternatives, otherNeeds };
  }
  const { completeness } = analysis;
  return {
    ...analysis,
    profession: null,
    description: null,
    completeness: { ...completeness, hasProfession: false, hasDescription: false },
    alternatives,
    otherNeeds,
    kind: 'outside',
  };
}
