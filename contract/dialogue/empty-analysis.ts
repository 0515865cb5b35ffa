import type { Analysis } from '#contract/requests/assistant.ts';

/** The analysis of an empty message, as a base for tests. */
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
  place: null,
  urgency: null,
  dates: null,
  recurrence: null,
  destination: null,
  confidence: 0,
  alternatives: [],
  otherNeeds: [],
  shares: [],
  kind: 'unclear',
  otherLanguage: null,
  emergency: null,
  turn: {
    act: 'tell',
    about: null,
    trade: null,
    rest: null,
    removes: null,
    unsaid: [],
    trades: [],
    sendsOnly: false,
    restates: false,
  },
};
