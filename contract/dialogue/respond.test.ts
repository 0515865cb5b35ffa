import { describe, expect, test } from 'vitest';
import type { Analysis } from '#contract/requests/assistant.ts';
import { COMPLETE, conversation, type Heard } from '#tests/support/conversation.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { BEGINNING, mayGoBack, move, type Progress } from './steps.ts';

const UNSURE: Partial<Analysis> = {
  kind: 'need',
  profession: 'roofer',
  confidence: 0.5,
  alternatives: ['mason'],
};
const { draft } = COMPLETE;

describe('a correction of the street alone', () => {
  test('keeps the town that was said', () => {
    const home = { ...COMPLETE, draft: { ...draft, location: '12 King St, Laval' } };
    const { hears, now } = conversation(home);
    const place = { street: '40 Queen St', taken: null, options: [] };
    hears('it is 40 Queen St', {
      location: '40 Queen St',
      place: { status: 'unclear', ...place },
      turn: { act: 'correction' },
    });
    expect(now().draft.location).toBe('40 Queen St, Laval');
  });
});

describe('beside the answer to the time', () => {
  test('another place is taken that is known', () => {
    const { hears, now } = conversation({ ...COMPLETE, step: 'urgency' });
    const place = { street: null, taken: null, options: [] };
    hears('no es en Laval, es en Lerma. y no urge', {
      location: 'Lerma',
      place: { status: 'named', ...place },
      urgency: 'Not urgent (within a week)',
      turn: { act: 'correction' },
    });
    expect(now().draft).toMatchObject({ location: 'Lerma', urgency: 'Not urgent (within a week)' });
  });
});

describe('a part that is taken out', () => {
  test('leaves the time as it is, whatever is told beside it', () => {
    const { hears, now } = conversation(COMPLETE);
    hears('quita lo de mi ex, se va hoy', {
      urgency: 'Very urgent (within 24h)',
      turn: { act: 'correction', removes: 'ex' },
    });
    expect(now().draft).toMatchObject({ description: 'a tap drips.', urgency: draft.urgency });
  });
});

describe('a yes that says again what is known', () => {
  const yes = { act: 'correction', restates: true } as const;

  test('sends', () => {
    const { hears } = conversation(COMPLETE, true);
    expect(hears('yes, Laval', { location: 'Laval', turn: yes })).toEqual(['sending', 'send']);
  });

  test('sends nothing where it says something else', () => {
    const { hears } = conversation(COMPLETE, true);
    const turn = { ...yes, trade: 'roofer' as const, trades: ['roofer' as const] };
    expect(hears('yes, the roofer', { turn })).not.toContain('send');
  });
});

describe('the question for the service', () => {
  test('the trade that was missing leaves the job as it was told', () => {
    const { hears, now } = conversation();
    const told = 'se infló el piso del comedor, hay que cambiar 12 m2';
    const completeness = { ...EMPTY_ANALYSIS.completeness, hasDescription: true };
    hears(told, { kind: 'outside', completeness }, true);
    const trade = 'el que pone pisos laminados';
    hears(trade, { kind: 'need', profession: 'flooring-installer', completeness });
    expect(now().draft).toMatchObject({ profession: 'flooring-installer', description: told });
  });

  test('words like those of a question are part of the need', () => {
    const { hears } = conversation();
    const told = { kind: 'need', profession: 'gardener', description: 'quien lo pode' } as const;
    const heard = { ...told, turn: { act: 'question', about: 'who' } } as const;
    expect(hears('mi limonero, quien lo pode', heard, true)[0]).toBe('gotIt');
  });

  test('offers the trades of the category somebody began with, until one is named', () => {
    const { act, hears, now } = conversation();
    expect(act({ type: 'chose-category', category: 'tech' })).toEqual(['ask.whichOfThese']);
    expect(now()).toMatchObject({ step: 'profession', offer: { of: 'tech' }, draft: EMPTY_DRAFT });
    const told = { profession: 'web-designer', description: 'a site' } as const;
    expect(hears('a site for my bakery', told)).toEqual(['gotIt', 'ask.description']);
    expect(now()).toMatchObject({ offer: { of: 'likely' }, draft: { profession: 'web-designer' } });
  });

  test('comes twice; then the next one is asked, and it comes back at the end', () => {
    const { hears } = conversation();
    expect(hears('???', {}, true)).toEqual(['ask.profession']);
    expect(hears('hm')).toEqual(['notUnderstood']);
    expect(hears('hm')).toEqual(['goOn', 'ask.description']);
    expect(hears('it does not work at all, really not')).toEqual(['ask.location']);
    expect(hears('Laval', { location: 'Laval' })).toEqual(['ask.urgency']);
    expect(hears('tomorrow')).toEqual(['urgencyNoted', 'ask.professionLast']);
    expect(hears('hm')).toEqual(['ask.professionLast']);
    expect(hears('a plumber')).toEqual(['gotItIn', 'summary', 'confirm']);
  });

  test('is answered by the details too', () => {
    const { hears, now } = conversation();
    for (const words of ['???', 'hm', 'hm']) hears(words);
    expect(hears('the roof leaks', { ...UNSURE, confidence: 0.9 })).toEqual([
      'gotIt',
      'ask.location',
    ]);
    expect(now().draft).toMatchObject({ profession: 'roofer', description: 'the roof leaks' });
  });

  test('is settled by a bare yes, and asked again after a no', () => {
    const yes = conversation();
    expect(yes.hears('water', UNSURE, true)).toEqual(['between']);
    yes.hears('yes', { turn: { act: 'yes' } });
    expect(yes.now().draft.profession).toBe('roofer');

    const no = conversation();
    no.hears('water', UNSURE, true);
    expect(no.hears('no', { turn: { act: 'no' } })).toEqual(['notUnderstood']);
    expect(no.act({ type: 'chose-neither' })).toEqual(['goOn', 'ask.description']);
  });

  test('is not counted where something else was answered', () => {
    const { hears, now } = conversation();
    expect(hears('hello', { kind: 'greeting' }, true)).toEqual(['reply.greeting']);
    expect(hears('who are you', { kind: 'about-us' })).toEqual(['reply.about-us']);
    expect(hears('taxi', { kind: 'outside' })).toEqual(['reply.outside']);
    expect(hears('hallo', { kind: 'other-language' })).toEqual(['languages']);
    expect(now()).toMatchObject({ step: 'profession', questions: 0, offer: { of: 'languages' } });
  });
});

describe('the last question', () => {
  test('is answered by a yes that names the trade of the only request', () => {
    const { hears } = conversation(COMPLETE, true);
    const turn: Partial<Analysis['turn']> = {
      act: 'correction',
      trades: ['plumber'],
      sendsOnly: true,
      restates: false,
    };
    expect(hears('yes, send it to the plumber', { turn })).toEqual(['sending', 'send']);
  });

  test.each([
    ['ok wait', 'doubt', ['nothingSentYet']],
    ['claro que no', 'no', ['whatToChange']],
    ['no, start over', 'start-over', ['whatToChange']],
    ['hm', 'tell', ['nothingSentYet']],
  ] as const)('sends nothing and loses nothing at "%s"', (words, act, said) => {
    const { hears, now } = conversation(COMPLETE, true);
    expect(hears(words, { turn: { act } })).toEqual(said);
    expect(now()).toMatchObject({ step: 'confirmation', draft, ready: false });
  });

  test('answers what is asked, and comes again', () => {
    const { hears } = conversation(COMPLETE, true);
    const turn = { act: 'question', about: 'price' } as const;
    expect(hears('y cuanto cuesta', { turn })).toEqual(['answer.price', 'confirm']);
  });

  test('sends at a yes what somebody signed in has said, and asks others who they are', () => {
    const yes: Heard = { turn: { act: 'yes' } };
    expect(conversation(COMPLETE, true).hears('perfecto', yes)).toEqual(['sending', 'send']);
    const { hears, now } = conversation(COMPLETE);
    expect(hears('perfecto', yes)).toEqual(['ask.contact', 'prove']);
    expect(now()).toMatchObject({ step: 'contact', draft });
  });

  test('makes corrections: another place and time, more details, fewer', () => {
    const { hears, now } = conversation(COMPLETE, true);
    const correction = { act: 'correction' } as const;
    expect(hears('c’est à Verdun', { location: 'Verdun', turn: correction })).toEqual([
      'changedAsSaid',
      'summary',
      'confirm',
    ]);
    hears('pas pressé', { urgency: 'Not urgent (within a week)', turn: correction });
    hears('add that it is upstairs', { turn: { ...correction, rest: 'it is upstairs' } });
    hears('take out the ex', { turn: { ...correction, removes: 'ex' } });
    expect(now().draft).toMatchObject({
      location: 'Verdun',
      locationPlaceId: null,
      urgency: 'Not urgent (within a week)',
      description: 'a tap drips. it is upstairs',
    });
  });

  test('puts the other place where the description named the first', () => {
    const named = { ...draft, description: 'a tap drips in laval, upstairs' };
    const { hears, now } = conversation({ ...COMPLETE, draft: named }, true);
    hears('not Laval, Verdun', { location: 'Verdun', turn: { act: 'correction' } });
    expect(now().draft.description).toBe('a tap drips in Verdun, upstairs');
  });

  test('asks anew for what was called wrong, and keeps the rest', () => {
    const { hears, now } = conversation(COMPLETE, true);
    const turn = { act: 'correction', unsaid: ['location'] } as const;
    expect(hears('change the address first', { turn: { ...turn, unsaid: ['location'] } })).toEqual([
      'whatInstead.location',
    ]);
    expect(hears('Verdun', { location: 'Verdun' })).toEqual(['summary', 'confirm']);
    expect(now().draft).toMatchObject({ ...draft, location: 'Verdun', formattedAddress: 'Verdun' });
  });

  test('begins again only when that was chosen after "What should be different?", and Back undoes it', () => {
    const { act, now } = conversation(COMPLETE, true);
    expect(act({ type: 'decided', yes: false })).toEqual(['whatToChange']);
    expect(now().offer.of).toBe('changes');
    expect(act({ type: 'started-over' })).toEqual(['beginAgain']);
    expect(now().draft).toEqual(BEGINNING.draft);
    expect(mayGoBack(now())).toBe(true);
    expect(move(now(), { type: 'undone' })).toMatchObject({ step: 'confirmation', draft });
  });
});

describe('a question in the middle', () => {
  test.each(['description', 'location', 'urgency'] as const)('is answered at %s', (field) => {
    const { hears, now } = conversation({ ...BEGINNING, step: field });
    const turn = { act: 'question', about: 'free' } as const;
    expect(hears('is it free', { turn })).toEqual(['answer.free', `ask.${field}`]);
    expect(now()).toMatchObject({ step: field, draft: BEGINNING.draft });
  });

  test('about a request that was sent is answered in the first words', () => {
    const turn = { act: 'no', about: 'cancel' } as const;
    expect(conversation().hears('cancel my request', { turn }, true)[0]).toBe('answer.cancel');
  });

  test('in the first words is answered before the need is taken', () => {
    const { hears } = conversation();
    const need = { kind: 'need', profession: 'roofer', confidence: 1 } as const;
    const turn = { act: 'question', about: 'price' } as const;
    expect(hears('how much to fix my roof?', { ...need, turn }, true)).toEqual([
      'answer.price',
      'gotIt',
      'ask.description',
    ]);
  });
});

describe('an answer', () => {
  const asked = (step: Progress['step'], known: Partial<Progress['draft']> = {}): Progress => ({
    ...BEGINNING,
    step,
    draft: { ...draft, ...known },
  });

  test('keeps what is said beside the place', () => {
    const { hears, now } = conversation(asked('location', { location: null }));
    hears('Barrie. the furnace is a Lennox', {
      location: 'Barrie',
      turn: { rest: 'the furnace is a Lennox' },
    });
    expect(now().draft).toMatchObject({
      location: 'Barrie',
      description: 'a tap drips. my ex broke it. the furnace is a Lennox',
    });
  });

  test('that names no place is not taken for one, until it was said three times', () => {
    const { hears, now } = conversation(asked('location', { location: null }));
    expect(hears('zzzz')).toEqual(['ask.locationUnknown']);
    expect(hears('zzzz')).toEqual(['ask.locationUnknown']);
    expect(now().draft.location).toBeNull();
    hears('Saint-Machin');
    expect(now().draft.location).toBe('Saint-Machin');
  });

  test('that needs a while is waited for', () => {
    const { hears } = conversation(asked('urgency', { urgency: null }));
    expect(hears('let me think', { turn: { act: 'doubt' } })).toEqual([
      'takeYourTime',
      'ask.urgency',
    ]);
  });

  test('that could not be read keeps the words, and the service is asked for', () => {
    const { hears, now } = conversation();
    expect(hears('my tap is leaking', null, true)).toEqual(['ask.profession']);
    expect(now().draft.description).toBe('my tap is leaking');
  });
});

test.each(['do I have to pay anything to use this site?', 'ça coûte de quoi?', '¿es gratis?'])(
  'a question of the site told first is no description: "%s"',
  (text) => {
    const { hears, now } = conversation(BEGINNING);
    hears(text, { kind: 'unclear', turn: { act: 'question', about: 'free' } });
    expect(now().draft.description).toBeNull();
  },
);
