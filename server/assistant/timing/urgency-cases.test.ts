import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '../text/fold.ts';
import { EN } from '#intake/cases/timing/en.ts';
import { ES } from '#intake/cases/timing/es.ts';
import { FR } from '#intake/cases/timing/fr.ts';
import type { TimingCases } from '#intake/cases/cases.ts';
import { readTiming } from './urgency.ts';

const CASES: [UnderstoodLanguage, TimingCases][] = [
  ['en', EN],
  ['fr', FR],
  ['es', ES],
];

describe.each(CASES)('in %s', (language, cases) => {
  const rows = Object.entries(cases).flatMap(([urgency, messages]) =>
    messages.map((message) => [message, urgency] as const),
  );

  test.each(rows)('"%s" is %s', (message, urgency) => {
    expect(readTiming(fold(message), language).urgency ?? 'none').toBe(urgency);
  });
});
