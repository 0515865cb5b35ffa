import { expect, test } from 'vitest';
import { measureAccuracy, type Accuracy } from './evaluate.ts';

type Floors = Omit<Accuracy, 'messages'>;

const FLOORS: [language: 'en' | 'fr' | 'es', floors: Floors][] = [
  [
    'en',
    {
      professionTop1: 0.92,
      professionTop3: 0.96,
      urgency: 0.98,
      locationExact: 0.96,
      description: 0.93,
    },
  ],
  [
    'fr',
    {
      professionTop1: 0.9,
      professionTop3: 0.95,
      urgency: 0.98,
      locationExact: 0.95,
      description: 0.89,
    },
  ],
  [
    'es',
    {
      professionTop1: 0.9,
      professionTop3: 0.95,
      urgency: 0.98,
      locationExact: 0.96,
      description: 0.92,
    },
  ],
];

test.each(FLOORS)('the %s corpus is read at least as well as before', (language, floors) => {
  const reached = measureAccuracy(language);
  expect(reached.messages).toBeGreaterThanOrEqual(280);
  const below = Object.entries(floors).filter(
    ([measure, floor]) => reached[measure as keyof Floors] < floor,
  );
  expect(below).toEqual([]);
});
