import { describe, expect, test } from 'vitest';
import type { Heard } from '#tests/support/conversation.ts';
import { draftsOf } from './drafts.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';
import { respond, type Input } from './respond.ts';
import { BEGINNING, move, type Progress } from './steps.ts';

const own = { location: null, urgency: null, dates: null, recurrence: null };
const ELECTRICIAN = {
  profession: 'electrician',
  words: 'an electrician for 3 lights',
  ...own,
} as const;
const PAINTER = { profession: 'painter', words: 'someone to paint', ...own } as const;

/** A conversation of somebody who asks for a plumber, an electrician and a painter. */
function conversation(signedIn = true) {
  let progress: Progress = BEGINNING;
  const act = (input: Input) => {
    const turn = respond(progress, input, signedIn);
    progress = turn.progress;
    return turn;
  };
  const hears = (text: string, { turn, ...rest }: Heard = {}, first = false) => {
    const heard = { ...EMPTY_ANALYSIS, ...rest, turn: { ...EMPTY_ANALYSIS.turn, ...turn } };
    return act({ type: 'said', text, heard, first });
  };
  hears(
    'a plumber for the dishwasher, an electrician for 3 lights and someone to paint',
    {
      kind: 'need',
      profession: 'plumber',
      confidence: 1,
      description: 'a plumber for the dishwasher',
      otherNeeds: [ELECTRICIAN, PAINTER],
    },
    true,
  );
  return {
    act,
    hears,
    now: () => progress,
    trades: () => draftsOf(progress).map(({ profession }) => profession),
  };
}

function complete(signedIn = true) {
  const talk = conversation(signedIn);
  talk.hears('Laval', { location: 'Laval' });
  talk.hears('tomorrow', { urgency: 'Soon (2-3 days)' });
  return talk;
}

test.each(['send both', 'envoie les deux', 'manda las dos'])(
  'a yes to two of three sends none: %s',
  (words) => {
    const { hears, now } = complete();
    const { next, replies } = hears(words, { turn: { act: 'yes' } });
    expect(next.do).toBe('wait');
    expect(replies.map(({ say }) => say)).toEqual(['nothingSentYet']);
    expect(now().step).toBe('confirmation');
  },
);

test('what puts right a further draft leaves the first as it is', () => {
  const { hears, now } = complete();
  const { replies } = hears('it is 4 lights not 3', { turn: { act: 'correction' } });
  expect(replies[0]!.say).toBe('changedAsSaid');
  expect(draftsOf(now()).map(({ description }) => description)).toEqual([
    'a plumber for the dishwasher',
    'an electrician for 4 lights',
    'someone to paint',
  ]);
});

describe('several needs', () => {
  test('are drafts in the order of mention, each in its own words, with one place and time', () => {
    const { hears, now, trades } = conversation();
    expect(now().step).toBe('location');
    hears('Laval', { location: 'Laval' });
    const { replies } = hears('tomorrow', { urgency: 'Soon (2-3 days)' });
    expect(trades()).toEqual(['plumber', 'electrician', 'painter']);
    expect(draftsOf(now())[2]).toMatchObject({
      description: 'someone to paint',
      location: 'Laval',
      urgency: 'Soon (2-3 days)',
    });
    expect(replies.map(({ say }) => say)).toEqual(['urgencyNoted', 'summary', 'confirmAll']);
  });

  test('have a time of their own where one was said', () => {
    const { hears, now } = complete();
    hears('the painter next month', {
      otherNeeds: [{ ...PAINTER, urgency: 'Not urgent (within a week)' }],
    });
    const urgencies = draftsOf(now()).map(({ urgency }) => urgency);
    expect(urgencies).toEqual(['Soon (2-3 days)', 'Soon (2-3 days)', 'Not urgent (within a week)']);
  });

  test('are all sent by one yes', () => {
    const { next } = complete().hears('yes', { turn: { act: 'yes' } });
    expect(next).toEqual({ do: 'send', positions: [0, 1, 2] });
  });

  test('are sent one by one by words and by a button, also by somebody who has to prove a contact', () => {
    const words = complete().hears('send only the electrician', {
      turn: { act: 'correction', trades: ['electrician'], sendsOnly: true },
    });
    expect(words.next).toEqual({ do: 'send', positions: [1] });
    const visitor = complete(false);
    visitor.act({ type: 'decided', yes: true, only: 2 });
    expect(visitor.now().step).toBe('contact');
    expect(visitor.act({ type: 'proved' }).next).toEqual({ do: 'send', positions: [2] });
  });

  test('are removed by words and by a button, and Back brings them back', () => {
    const { hears, act, now, trades } = complete();
    hears('forget the painter', {
      turn: { act: 'correction', removes: 'painter', trades: ['painter'] },
    });
    expect(trades()).toEqual(['plumber', 'electrician']);
    act({ type: 'dropped', position: 0 });
    expect(trades()).toEqual(['electrician']);
    expect(draftsOf(now())[0]).toMatchObject({ description: ELECTRICIAN.words, location: 'Laval' });
    expect(draftsOf(move(now(), { type: 'undone' }))).toHaveLength(2);
  });

  test('are removed by what is told of them', () => {
    const { hears, trades } = complete();
    hears('forget the lights, keep the rest', {
      turn: { act: 'correction', removes: 'the lights keep rest', trades: [] },
    });
    expect(trades()).toEqual(['plumber', 'painter']);
  });

  test('grow by a trade that is wanted too', () => {
    const { hears, trades } = complete();
    hears('a mason too', { turn: { act: 'correction', trade: 'mason', trades: ['mason'] } });
    expect(trades()).toContain('mason');
    expect(trades()).toHaveLength(4);
  });

  test('grow by a need that is mentioned later', () => {
    const { hears, now, trades } = complete();
    const mason = { profession: 'mason', words: 'a mason for the chimney', ...own } as const;
    const { replies, next } = hears('also a mason for the chimney', {
      otherNeeds: [mason],
      turn: { act: 'correction', trade: 'mason', rest: 'a mason for the chimney' },
    });
    expect(replies.map(({ say }) => say)).toEqual(['alsoNoted', 'summary', 'confirmAll']);
    expect(next.do).toBe('wait');
    expect(trades()).toEqual(['plumber', 'electrician', 'painter', 'mason']);
    expect(now().draft.description).toBe('a plumber for the dishwasher');
  });

  test('that were sent stay sent, and cannot be taken back; the others can be sent again', () => {
    const { act, hears, now, trades } = complete();
    hears('yes', { turn: { act: 'yes' } });
    const sent = [{ position: 0, id: 'r1', profession: 'plumber' as const }];
    const after = move(now(), { type: 'submitted', sent });
    expect(after).toMatchObject({ sent: [{ id: 'r1', profession: 'plumber' }], past: [] });
    expect(draftsOf(after).map(({ profession }) => profession)).toEqual(['electrician', 'painter']);
    expect(move(after, { type: 'undone' })).toEqual(after);
    const { next } = respond(after, { type: 'decided', yes: true }, true);
    expect(next).toEqual({ do: 'send', positions: [0, 1] });
    expect(act({ type: 'went-on' }).next.do).toBe('wait');
    expect(trades()).toHaveLength(3);
  });

  test('are corrected one by one', () => {
    const { now } = complete();
    const changed = move(now(), {
      type: 'corrected',
      found: { description: 'paint the hall', location: 'Verdun' },
      position: 2,
    });
    expect(draftsOf(changed)[2]).toMatchObject({
      description: 'paint the hall',
      location: 'Verdun',
    });
    expect(draftsOf(changed)[0]).toEqual(draftsOf(now())[0]);
  });
});
