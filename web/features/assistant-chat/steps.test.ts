import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import { BEGINNING, move, MOVES, percentAt, STEPS, stepNumber, type StepEvent } from './steps.ts';

const FULL: Draft = {
  ...EMPTY_DRAFT,
  profession: 'plumber',
  description: 'the tap leaks',
  location: 'Rosemont',
  urgency: 'Soon (2-3 days)',
};
const at = (step: (typeof STEPS)[number], draft = FULL) => ({ step, draft, ready: false });

describe('the steps of the conversation', () => {
  test('go from the first to the fifth, one answer each', () => {
    const answers: Partial<Draft>[] = [
      { profession: 'plumber' },
      { description: 'the tap leaks' },
      { location: 'Rosemont' },
      { urgency: 'Soon (2-3 days)' },
    ];
    const walked = answers.reduce<[typeof BEGINNING, string[]]>(
      ([progress, seen], found) => {
        const next = move(progress, { type: 'answered', found });
        return [next, [...seen, next.step]];
      },
      [BEGINNING, []],
    );
    expect(walked[1]).toEqual(['description', 'location', 'urgency', 'confirmation']);
    expect(walked[0].draft).toEqual(FULL);
  });

  test('jump to the first thing the first message did not say', () => {
    const found = { profession: 'plumber', location: 'Rosemont' } as const;
    expect(move(BEGINNING, { type: 'understood', found }).step).toBe('description');
    const told = move(BEGINNING, { type: 'understood', found: FULL });
    expect(told.step).toBe('confirmation');
  });

  test('stay at the profession when the message did not name one', () => {
    const progress = move(BEGINNING, { type: 'understood', found: { location: 'Rosemont' } });
    expect(progress.step).toBe('profession');
    expect(progress.draft.location).toBe('Rosemont');
  });

  test('send after a yes of a signed-in person', () => {
    expect(move(at('confirmation'), { type: 'agreed', signedIn: true })).toEqual({
      ...at('confirmation'),
      ready: true,
    });
  });

  test('ask a visitor who says yes for a contact, and send once it is proved', () => {
    const asked = move(at('confirmation'), { type: 'agreed', signedIn: false });
    expect(asked).toEqual(at('contact'));
    expect(move(asked, { type: 'proved' }).ready).toBe(true);
  });

  test('begin again with an empty draft after a no', () => {
    expect(move(at('confirmation'), { type: 'refused' })).toEqual(BEGINNING);
  });

  test('ignore every event that their table does not name', () => {
    const events: StepEvent[] = [
      { type: 'understood', found: { description: 'x' } },
      { type: 'answered', found: { description: 'x' } },
      { type: 'agreed', signedIn: true },
      { type: 'refused' },
      { type: 'proved' },
    ];
    for (const step of STEPS)
      for (const event of events.filter(({ type }) => !MOVES[step][type]))
        expect(move(at(step), event)).toEqual(at(step));
  });

  test('number from 1 to 6 and fill from 17 to 100 percent', () => {
    expect(STEPS.map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(STEPS.map(percentAt)).toEqual([17, 33, 50, 67, 83, 100]);
  });
});
