import { expect, it } from 'vitest';
import { scopeOf } from '#scripts/checks/changed.ts';

const PRESENT = [
  'server/matching/ranking/ranking.ts',
  'server/matching/ranking/ranking.test.ts',
  'server/matching/matching.test.ts',
  'server/matching/contacting/contact.ts',
  'server/places/places.test.ts',
  'tests/e2e/journey.spec.ts',
  'docs/limits.md',
];

it.each([
  ['server/matching/ranking/ranking.ts', ['server/matching/ranking/ranking.test.ts'], []],
  ['server/matching/contacting/contact.ts', ['server/matching/matching.test.ts'], []],
  ['server/places/gone.ts', ['server/places/places.test.ts'], []],
  ['server/places/places.test.ts', ['server/places/places.test.ts'], []],
  ['tests/e2e/journey.spec.ts', [], ['tests/e2e/journey.spec.ts']],
  ['docs/limits.md', [], []],
])('a change of %s runs the tests nearest to it', (file, tests, journeys) => {
  expect(scopeOf([file], PRESENT)).toEqual({ files: [file], tests, journeys });
});
