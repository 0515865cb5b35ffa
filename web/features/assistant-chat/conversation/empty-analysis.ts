import type { Analysis } from '#contract/requests/assistant.ts';

/** The analysis of a message that says nothing, for tests to begin from. */
export const EMPTY_ANALYSIS: Analysis = {
  completeness: {
    hasProfession: false,
    hasDescription: false,
    hasLocation: false,
    hasUrgency: false,
  },
  profession: null,
  description: null,
  location: null,
  urgency: null,
  confidence: 0,
  alternatives: [],
  otherNeeds: [],
  kind: 'unclear',
  emergency: null,
};
