import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import {
  ANYWHERE,
  BEGINNING,
  mayGoBack,
  move,
  MOVES,
  STEPS,
  type Progress,
  type StepEvent,
} from './steps.ts';
import { percentAt, stepNumber } from './step-number.ts';

const FULL: Draft = {
  ...EMPTY_DRAFT,
  profession: 'plumber',
  description: 'the tap leaks',
  location: 'Rosemont',
  urgency: 'Soon (2-3 days)',
};
const NOTHING_LIKELY = { of: 'likely', professions: [] } as const;
const at = (step: (typeof STEPS)[number], draft = FULL): Progress => ({
  ...BEGINNING,
  step,
  draft,
});
const understood = (found: Partial<Draft>): StepEvent => ({
  type: 'understood',
  found,
  offer: NOTHING_LIKELY,
  also: [],
});
const walk = (from: Progress, ...events: StepEvent[]) =>
  events.reduce<Progress>((progress, event) => move(progress, event), from);
const answered = (found: Partial<Draft>): StepEvent => ({ type: 'answered', found });
const ASKED: StepEvent = { type: 'asked' };
const UNDONE: StepEvent = { type: 'undone' };

describe('the steps of the conversation', () => {
  test('go from the first to the fifth, one answer each', () => {
    const answers: Partial<Draft>[] = [
      { profession: 'plumber' },
      { description: 'the tap leaks' },
      { location: 'Rosemont' },
      { urgency: 'Soon (2-3 days)' },
    ];
    const steps = answers.map((_, index) =>
      walk(BEGINNING, ...answers.slice(0, index + 1).map(answered)),
    );
    expect(steps.map(({ step }) => step)).toEqual([
      'description',
      'location',
      'urgency',
      'confirmation',
    ]);
    expect(steps.at(-1)?.draft).toEqual(FULL);
  });

  test('jump to the first thing the first message did not say', () => {
    const found = { profession: 'plumber', location: 'Rosemont' } as const;
    expect(move(BEGINNING, understood(found)).step).toBe('description');
    expect(move(BEGINNING, understood(FULL)).step).toBe('confirmation');
  });

  test('stay at the profession when the message did not name one', () => {
    const progress = move(BEGINNING, understood({ location: 'Rosemont' }));
    expect(progress.step).toBe('profession');
    expect(progress.draft.location).toBe('Rosemont');
  });

  test('send after a yes of a signed-in person', () => {
    expect(move(at('confirmation'), { type: 'agreed', signedIn: true, only: null })).toEqual({
      ...at('confirmation'),
      ready: true,
    });
  });

  test('ask a visitor who says yes for a contact, and send once it is proved', () => {
    const asked = move(at('confirmation'), { type: 'agreed', signedIn: false, only: null });
    expect(asked).toMatchObject({ step: 'contact', ready: false, draft: FULL });
    expect(move(asked, { type: 'proved' }).ready).toBe(true);
  });

  test('begin again with an empty draft when it is refused as a whole, and Back has the old one', () => {
    const again = move(at('confirmation'), { type: 'refused' });
    expect({ ...again, past: [] }).toEqual({ ...BEGINNING, questions: 1 });
    expect(mayGoBack(again)).toBe(true);
    expect(move(again, { type: 'undone' }).draft).toEqual(FULL);
  });

  test('ignore every event that their table does not name', () => {
    const events: StepEvent[] = [
      understood({ description: 'x' }),
      answered({ description: 'x' }),
      ASKED,
      { type: 'agreed', signedIn: true, only: null },
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

describe('the question for the service', () => {
  test('is asked twice, then waits until everything else is known', () => {
    const twice = walk(BEGINNING, ASKED, understood({}), ASKED);
    expect(twice.step).toBe('profession');
    const moved = walk(twice, understood({}), ASKED);
    expect(moved.step).toBe('description');
    const { profession: _, ...others } = FULL;
    const last = walk(moved, answered({ ...others }));
    expect(last.step).toBe('profession');
    expect(move(last, answered({ profession: 'plumber' })).step).toBe('confirmation');
  });

  test('keeps what was likely until a service is chosen', () => {
    const offer = { of: 'between', professions: ['plumber', 'roofer'] } as const;
    const doubtful = move(BEGINNING, { type: 'understood', found: {}, offer, also: [] });
    expect(doubtful.offer).toEqual(offer);
    expect(move(doubtful, answered({ location: 'Laval' })).offer).toEqual(offer);
    expect(move(doubtful, answered({ profession: 'roofer' })).offer).toEqual(NOTHING_LIKELY);
  });
});

describe('a correction', () => {
  const corrected = (found: Partial<Draft>): StepEvent => ({ type: 'corrected', found });

  test('is taken at any step, and leads to the first thing missing', () => {
    const early = move(BEGINNING, corrected({ urgency: 'Soon (2-3 days)' }));
    expect(early).toMatchObject({ step: 'profession', byHand: ['urgency'] });
    for (const step of STEPS) {
      const next = move(at(step), corrected({ profession: 'roofer' }));
      expect(next).toMatchObject({ step: 'confirmation', draft: { profession: 'roofer' } });
    }
    const half = { ...FULL, urgency: null };
    expect(move(at('location', half), corrected({ location: 'Laval' })).step).toBe('urgency');
  });

  test('stays when a message is read later', () => {
    const set = move(BEGINNING, corrected({ location: 'Laval' }));
    const read = move(set, understood({ profession: 'plumber', location: 'Rosemont' }));
    expect(read.draft).toMatchObject({ profession: 'plumber', location: 'Laval' });
  });

  test('is read beside a message whose reading is still under way', () => {
    const set = move(BEGINNING, corrected({ profession: 'roofer' }));
    const read = move(set, understood({ profession: 'plumber', description: 'it drips' }));
    expect(read.draft).toMatchObject({ profession: 'roofer', description: 'it drips' });
    expect(read.step).toBe('location');
  });

  test('no longer reaches a draft that is on its way', () => {
    const ready = { ...at('contact'), ready: true };
    const stopped = Object.keys(ANYWHERE).filter(
      (type) => !['dismissed', 'failed', 'submitted'].includes(type),
    );
    for (const type of stopped)
      expect(move(ready, { ...corrected({ location: 'Laval' }), type } as StepEvent)).toBe(ready);
  });
});

describe('a sending that failed', () => {
  test('gives the draft back, to be changed or sent again', () => {
    const ready = { ...at('contact'), ready: true };
    const back = move(ready, { type: 'failed' });
    expect(back).toEqual({ ...ready, ready: false, step: 'confirmation' });
    const corrected = move(back, { type: 'corrected', found: { location: 'Laval' } });
    expect(corrected.draft.location).toBe('Laval');
    expect(move(back, { type: 'agreed', signedIn: true, only: null }).ready).toBe(true);
  });

  test('is of a draft that was on its way', () => {
    expect(move(at('urgency'), { type: 'failed' })).toEqual(at('urgency'));
  });
});

describe('going back', () => {
  test('undoes one answer after another, corrections too', () => {
    const one = move(BEGINNING, understood({ profession: 'plumber' }));
    const two = move(one, answered({ description: 'it drips' }));
    const three = move(two, { type: 'corrected', found: { profession: 'roofer' } });
    expect(walk(three, UNDONE)).toEqual(two);
    expect(walk(three, UNDONE, UNDONE)).toEqual(one);
    expect(walk(three, UNDONE, UNDONE, UNDONE)).toEqual(BEGINNING);
    expect(walk(BEGINNING, UNDONE)).toEqual(BEGINNING);
  });

  test('takes a yes back, but no request that is on its way', () => {
    const asked = move(at('confirmation'), { type: 'agreed', signedIn: false, only: null });
    expect(move(asked, UNDONE)).toEqual(at('confirmation'));
    const ready = move(asked, { type: 'proved' });
    expect(mayGoBack(ready)).toBe(false);
    expect(move(ready, UNDONE)).toBe(ready);
  });

  test('is not offered at the first step, but is where the service comes last', () => {
    const unclear = walk(BEGINNING, understood({}), ASKED);
    expect(mayGoBack(unclear)).toBe(false);
    const moved = walk(unclear, understood({}), ASKED, understood({}), ASKED);
    const { profession: _, ...others } = FULL;
    expect(mayGoBack(walk(moved, answered({ ...others })))).toBe(true);
  });

  test('keep the language the person writes in, through answers and back', () => {
    const spoke = walk(BEGINNING, { type: 'spoke', otherLanguage: 'fr' }, understood(FULL));
    expect(spoke.otherLanguage).toBe('fr');
    expect(move(spoke, UNDONE).otherLanguage).toBe('fr');
  });

  test('leaves a warning where it is', () => {
    const danger = { kind: 'gas', number: '911' } as const;
    const warned = walk(BEGINNING, understood(FULL), { type: 'warned', danger });
    expect(move(warned, UNDONE)).toEqual({ ...BEGINNING, danger });
    expect(move(warned, { type: 'dismissed' }).danger).toBeNull();
  });
});

describe('other needs', () => {
  const need = (profession: 'painter' | 'roofer') => ({
    profession,
    words: `a ${profession}`,
    own: {},
  });

  test('are gathered once each', () => {
    const first = { ...understood({}), also: [need('painter')] } as StepEvent;
    const second = { ...understood({}), also: [need('painter'), need('roofer')] } as StepEvent;
    expect(walk(BEGINNING, first, second).otherNeeds).toEqual([need('painter'), need('roofer')]);
  });
});
