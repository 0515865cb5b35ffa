import { describe, expect, test } from 'vitest';
import type { Analysis } from '#contract/requests/assistant.ts';
import { COMPLETE, conversation } from '#tests/support/conversation.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';

const ROOFER: Partial<Analysis> = {
  kind: 'need',
  profession: 'roofer',
  confidence: 0.9,
  alternatives: ['mason'],
};

describe('the description', () => {
  test('is the whole message as it was typed', () => {
    const { hears, now } = conversation();
    const completeness = { ...EMPTY_ANALYSIS.completeness, hasDescription: true };
    const words = 'plumber in Toronto, my sink is leaking since Monday';
    hears(
      words,
      { kind: 'need', profession: 'plumber', confidence: 1, location: 'Toronto', completeness },
      true,
    );
    expect(now().draft).toMatchObject({ description: words, location: 'Toronto' });
  });
});

describe('a danger', () => {
  const emergency = { kind: 'gas', number: '911' } as const;

  test('is seen in the first words and in the details', () => {
    const first = conversation();
    first.hears('it smells', { emergency }, true);
    expect(first.now().danger).toEqual(emergency);

    const { hears, now } = conversation({ ...COMPLETE, step: 'description' });
    hears('it smells', { emergency });
    expect(now()).toMatchObject({ danger: emergency, draft: { description: 'it smells' } });
  });
});

describe('what else was mentioned', () => {
  test('is said once the service is known', () => {
    const { hears, now } = conversation();
    const otherNeeds: Analysis['otherNeeds'] = [
      {
        profession: 'painter',
        words: 'the wall',
        location: null,
        urgency: null,
        dates: null,
        recurrence: null,
      },
    ];
    expect(hears('roof and wall', { ...ROOFER, otherNeeds }, true)).toEqual([
      'gotIt',
      'otherNeeds',
      'ask.description',
    ]);
    expect(now().otherNeeds).toEqual([{ profession: 'painter', words: 'the wall', own: {} }]);
  });
});

test('a trade that is ruled out for another takes nothing from the description', () => {
  const { hears, now } = conversation(COMPLETE);
  const replies = hears('no plumber, a mason is better', {
    kind: 'need',
    profession: 'mason',
    confidence: 1,
    turn: {
      ...EMPTY_ANALYSIS.turn,
      act: 'correction',
      trade: 'mason',
      removes: 'plumber',
      trades: [COMPLETE.draft.profession!],
    },
  });
  expect(replies).toContain('changedAsSaid');
  expect(now().draft.profession).toBe('mason');
});

test('a yes that says a number of the description again sends', () => {
  const draft = { ...COMPLETE.draft, description: '14 stairs' };
  const turn = { ...EMPTY_ANALYSIS.turn, act: 'doubt' as const, restates: true };
  const at = { ...COMPLETE, draft };
  expect(conversation(at).hears('oui 14', { turn })).not.toContain('nothingSentYet');
  expect(conversation(at).hears('oui 12', { turn })).toContain('nothingSentYet');
});

test('a contact is looked for in the words alone', () => {
  const { hears } = conversation({ ...COMPLETE, step: 'contact' });
  expect(hears('nope', null)).toEqual(['invalidContact']);
  expect(hears('me@example.org', null)).toEqual(['prove']);
});

describe('another trade than the one there is', () => {
  test('is taken whatever was asked, where it rules that one out', () => {
    const { hears, now } = conversation({
      ...COMPLETE,
      step: 'location',
      draft: { ...COMPLETE.draft, location: null, profession: 'carpenter' },
    });
    hears("oh sorry it's a flooring installer I need, not a carpenter", {
      turn: {
        act: 'doubt',
        trade: 'flooring-installer',
        trades: ['flooring-installer', 'carpenter'],
      },
    });
    expect(now()).toMatchObject({ step: 'location', draft: { profession: 'flooring-installer' } });
  });
});

describe('the answer to when', () => {
  test.each(['desde enero', 'à partir de mars', 'from april'])(
    'may say from which month: %s',
    (said) => {
      const { hears, now } = conversation({
        ...COMPLETE,
        step: 'urgency',
        draft: { ...COMPLETE.draft, urgency: null },
      });
      hears(said, { turn: { act: 'doubt', rest: said } });
      expect(now().draft.urgency).toBe('Not urgent (within a week)');
    },
  );
});

const said = (act: Analysis['turn']['act']) => ({ ...EMPTY_ANALYSIS.turn, act });

test('of a move, a thing that is mentioned besides goes along', () => {
  const { hears, now } = conversation({
    ...COMPLETE,
    draft: { ...COMPLETE.draft, profession: 'mover' },
  });
  const need = { location: null, urgency: null, dates: null, recurrence: null };
  const otherNeeds: Analysis['otherNeeds'] = [
    { profession: 'appliance-repair', words: 'A freezer', ...need },
  ];
  const turn = { ...said('correction'), rest: 'a freezer' };
  hears("and there's also a freezer", { otherNeeds, turn });
  expect(now().otherNeeds).toEqual([]);
  expect(now().draft.description).toContain('a freezer');
});

test('a place that is not known is asked for again, rather than waited for', () => {
  const draft = { ...COMPLETE.draft, location: null };
  const { hears } = conversation({ ...COMPLETE, step: 'location', draft });
  expect(hears('by the old mill', { turn: said('tell') })).toEqual(['ask.locationUnknown']);
});

test.each([
  ['bébé arrive en mars', 'Not urgent (within a week)'],
  ['luego', 'Not urgent (within a week)'],
  ['next 2 3 days', 'Soon (2-3 days)'],
  ['3 days would be great', 'Soon (2-3 days)'],
  ['tengo 20 dias habiles creo', 'Not urgent (within a week)'],
  ['dans 2-3 jours', 'Soon (2-3 days)'],
])('"%s" answers when', (text, urgency) => {
  const draft = { ...COMPLETE.draft, urgency: null };
  const { hears, now } = conversation({ ...COMPLETE, step: 'urgency', draft });
  hears(text, { turn: said('doubt') });
  expect(now().draft.urgency).toBe(urgency);
});

test('who takes back that there is no hurry is in a hurry', () => {
  const draft = { ...COMPLETE.draft, urgency: 'Not urgent (within a week)' as const };
  const { hears, now } = conversation({ ...COMPLETE, draft });
  const turn = { ...said('correction'), removes: 'not urgent' };
  hears('scratch the not urgent, it just died. today', {
    urgency: 'Very urgent (within 24h)',
    turn,
  });
  expect(now().draft.urgency).toBe('Very urgent (within 24h)');
});

test('how long it has been answers nothing', () => {
  const draft = { ...COMPLETE.draft, urgency: null };
  const { hears, now } = conversation({ ...COMPLETE, step: 'urgency', draft });
  hears('hace 3 dias que gotea', { turn: said('doubt') });
  expect(now().draft.urgency).toBeNull();
});

test('a place that is taken out of the description is no other place', () => {
  const draft = {
    ...COMPLETE.draft,
    location: 'Parc-Extension',
    description: "bed bugs, we brought them from a hotel in Cuba, it's a small flat",
  };
  const { hears, now } = conversation({ ...COMPLETE, draft });
  const turn = { ...said('correction'), removes: 'hotel Cuba' };
  hears('take out the part about the hotel in Cuba', { location: 'Cuba', turn });
  expect(now().draft).toMatchObject({ location: 'Parc-Extension' });
  expect(now().draft.description).not.toContain('Cuba');
});

test('a number of the address that is wrong is put right', () => {
  const draft = { ...COMPLETE.draft, location: '512 rue King, Sherbrooke' };
  const { hears, now } = conversation({ ...COMPLETE, draft });
  hears("512 c'est pas bon c'est le 521", { turn: said('correction') });
  expect(now().draft.location).toBe('521 rue King, Sherbrooke');
});
