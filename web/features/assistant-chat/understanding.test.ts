import { describe, expect, test } from 'vitest';
import { contactIn } from './contact-text.ts';
import { understood } from './draft.ts';
import { keywordProfession, keywordUrgency } from './keyword-fallbacks.ts';

const SILENT = {
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
};

describe('the documented keywords', () => {
  test.each(['urgent', 'an emergency', 'ASAP', 'right now', 'immediately', 'today please'])(
    '%s is very urgent',
    (text) => expect(keywordUrgency(text)).toBe('Very urgent (within 24h)'),
  );
  test.each(['soon', 'this week', 'tomorrow', 'the next day'])('%s is soon', (text) =>
    expect(keywordUrgency(text)).toBe('Soon (2-3 days)'),
  );
  test.each([
    ['a plumber', 'plumber'],
    ['electrician', 'electrician'],
    ['Painter!', 'painter'],
    ['carpenter', 'carpenter'],
    ['gardener', 'gardener'],
    ['cleaner', 'cleaner'],
    ['designer', 'web-designer'],
    ['a developer', 'web-developer'],
    ['Déneigement', null],
    ['Electricista', 'electrician'],
  ] as const)('%s names %s', (text, profession) =>
    expect(keywordProfession(text)).toBe(profession),
  );
});

describe('what a message says', () => {
  test('comes from the keywords where the analysis is silent', () => {
    expect(understood(SILENT, 'need a painter tomorrow')).toEqual({
      profession: 'painter',
      urgency: 'Soon (2-3 days)',
    });
  });
  test('is never overruled by the keywords', () => {
    const analysis = { ...SILENT, profession: 'roofer' as const };
    expect(understood(analysis, 'the painter says it is the roof').profession).toBe('roofer');
  });
});

describe('a contact in a text', () => {
  test.each([
    ['write to marie@lavoie.example please', { channel: 'email', value: 'marie@lavoie.example' }],
    ['514 555-0123', { channel: 'phone', value: '514 555-0123' }],
    ['+52 55 1234 5678', { channel: 'phone', value: '+52 55 1234 5678' }],
  ])('is found in %s', (text, contact) => expect(contactIn(text)).toEqual(contact));
  test.each(['no thanks', '12345', 'me@home', '          '])('is not found in "%s"', (text) =>
    expect(contactIn(text)).toBeNull(),
  );
});
