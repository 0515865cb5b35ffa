import { typedPlace, type Draft } from './draft.ts';

/** A field without its value. */
export const CLEARED = {
  profession: { profession: null },
  description: {},
  location: typedPlace(null),
  urgency: { urgency: null, dates: null, recurrence: null },
} satisfies Record<string, Partial<Draft>>;

/** What belongs to a field beside it. */
export const BESIDE: Partial<Record<string, keyof typeof CLEARED>> = {
  destination: 'location',
  dates: 'urgency',
  recurrence: 'urgency',
};
