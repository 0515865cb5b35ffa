import { describe, expect, test } from 'vitest';
import { conversation, type Heard } from '#tests/support/conversation.ts';
import { BEGINNING } from './steps.ts';

const MOVE: Heard = {
  kind: 'need',
  profession: 'mover',
  confidence: 0.9,
  location: 'Álamos',
  description: 'una recámara y 20 cajas',
  completeness: {
    hasProfession: true,
    hasDescription: true,
    hasLocation: true,
    hasUrgency: false,
  },
};
const atWhereTo = () => {
  const talk = conversation();
  expect(talk.hears('mudanza, una recámara y 20 cajas, salgo de la Álamos', MOVE, true)).toContain(
    'ask.destination',
  );
  return talk;
};

describe('where a move goes', () => {
  test('is asked where only its beginning was said, and is no other beginning', () => {
    const { hears, now } = atWhereTo();
    expect(hears('a la Portales', { location: 'Portales' })).toEqual(['ask.urgency']);
    expect(now().draft).toMatchObject({ location: 'Álamos', destination: 'Portales' });
  });

  test('may be a place that is not known', () => {
    const { hears, now } = atWhereTo();
    hears('el rancho de mi tío', { turn: { act: 'tell' } });
    expect(now().draft).toMatchObject({ location: 'Álamos', destination: 'el rancho de mi tío' });
  });

  test('is asked once, whatever is answered', () => {
    const { hears, now } = atWhereTo();
    expect(hears('todavía no sé', { turn: { act: 'doubt' } })).toEqual(['ask.urgency']);
    expect(now().draft.destination).toBeNull();
  });

  test('is taken from the list of places, too', () => {
    const { act, now } = atWhereTo();
    act({ type: 'picked', found: { location: 'Portales, Ciudad de México' } });
    expect(now().draft).toMatchObject({
      location: 'Álamos',
      destination: 'Portales, Ciudad de México',
    });
  });

  test('is kept as it was typed where nothing could be read', () => {
    const { act, now } = atWhereTo();
    act({ type: 'said', text: 'Portales', heard: null, first: false });
    expect(now().draft).toMatchObject({ location: 'Álamos', destination: 'Portales' });
  });

  test('is not asked of what stays in one building, nor of any other trade', () => {
    const within = 'a piano, same building';
    const heard: Heard = { ...MOVE, description: within };
    expect(conversation().hears(within, heard, true)).not.toContain('ask.destination');
    const dump = 'clear out a basement, old furniture to the dump';
    const junk: Heard = { ...MOVE, description: dump };
    expect(conversation().hears(dump, junk, true)).not.toContain('ask.destination');
    const cleaner: Heard = { ...MOVE, profession: 'cleaner' };
    expect(conversation().hears('a clean', cleaner, true)).not.toContain('ask.destination');
    expect(BEGINNING.whereTo).toBe(false);
  });
});
