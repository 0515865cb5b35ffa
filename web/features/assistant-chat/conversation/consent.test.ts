import { describe, expect, test } from 'vitest';
import { consentIn, type Consent } from './consent.ts';
import { UTTERANCES } from './consent.cases.ts';

const labelled = (label: Consent) => UTTERANCES[label].map((utterance) => [utterance] as const);

describe('at "Is everything right? Shall I send it?"', () => {
  test.each(labelled('yes'))('"%s" submits', (utterance) =>
    expect(consentIn(utterance)).toBe('yes'),
  );
  test.each(labelled('no'))('"%s" asks what to change', (utterance) =>
    expect(consentIn(utterance)).toBe('no'),
  );
  test.each(labelled('start-over'))('"%s" starts over', (utterance) =>
    expect(consentIn(utterance)).toBe('start-over'),
  );
  test.each(labelled('unclear'))('"%s" neither submits nor loses anything', (utterance) =>
    expect(consentIn(utterance)).toBe('unclear'),
  );

  test('a yes with any one word of a correction beside it no longer submits', () => {
    const words = ['but', 'pero', 'wait', 'attends', 'espera', 'not', 'pas', 'tomorrow', 'mañana'];
    const sent = UTTERANCES.yes
      .flatMap((yes) => words.flatMap((word) => [`${yes} ${word}`, `${word} ${yes}`]))
      .filter((utterance) => consentIn(utterance) === 'yes');
    expect(sent).toEqual([]);
  });

  test('ten thousand words are not parsed', () => {
    expect(consentIn('yes '.repeat(10_000))).toBe('unclear');
  });
});
