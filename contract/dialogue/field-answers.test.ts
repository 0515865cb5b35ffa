import { describe, expect, test } from 'vitest';
import type { Turn } from '#contract/requests/assistant.ts';
import { BEGINNING } from './steps.ts';
import { COMPLETE, conversation } from '#tests/support/conversation.ts';

const atTime = () => conversation({ ...BEGINNING, step: 'urgency' });
const urgency = 'Not urgent (within a week)';

test('a question behind the answer is answered, and the answer counts', () => {
  const { hears, now } = atTime();
  const turn = { act: 'question', about: 'privacy' } as const;
  const replies = hears('next week. and who gets my number?', { urgency, turn });
  expect(replies.slice(0, 2)).toEqual(['answer.privacy', 'urgencyNoted']);
  expect(now().draft.urgency).toBe(urgency);
});

test('a time that is asked for as a question is the answer alone', () => {
  const { hears } = atTime();
  const turn = { act: 'question', about: 'when' } as const;
  expect(hears('can somebody come next week?', { urgency, turn })[0]).toBe('urgencyNoted');
});

test.each([
  ['description', 'sorry i meant an electrician, the breaker trips'],
  ['description', 'en fait non, un électricien. le breaker saute'],
  ['urgency', 'quise decir un electricista'],
] as const)('at the question for the %s "%s" puts right the trade', (step, words) => {
  const { hears, now } = conversation({ ...COMPLETE, step });
  const turn: Partial<Turn> = { act: 'correction', trade: 'electrician', trades: ['electrician'] };
  hears(words, { description: step === 'description' ? words : null, turn });
  expect(now().draft.profession).toBe('electrician');
});

test.each([
  ['ay no perdon, un electricista quise decir, no hay luz en la cocina', 'no hay luz en la cocina'],
  ['un electricista quise decir. se va la luz', 'se va la luz'],
  ['perdón, un electricista, digo. no prende nada', 'no prende nada'],
  ['ay no, un electricista, no hay luz en la cocina', 'no hay luz en la cocina'],
  ['perdón, quise decir un electricista, se va la luz', 'se va la luz'],
  ['no, espera, un electricista, se va la luz', 'se va la luz'],
  ['un electricista, perdón! se va la luz', 'se va la luz'],
  ['oops an electrician i meant, the breaker trips', 'the breaker trips'],
  ['non scuse, un électricien je voulais dire, le breaker saute', 'le breaker saute'],
])('the other trade is meant, and the job is what is told behind: "%s"', (words, job) => {
  const { hears, now } = conversation({
    ...COMPLETE,
    step: 'description',
    draft: { ...COMPLETE.draft, description: null },
  });
  const turn: Partial<Turn> = { act: 'correction', trade: 'electrician', trades: ['electrician'] };
  hears(words, { description: job, turn });
  expect(now().draft).toMatchObject({ profession: 'electrician', description: job });
});

test('a trade told beside the job is that of its story', () => {
  const { hears, now } = conversation({ ...COMPLETE, step: 'description' });
  const turn = { act: 'tell', trade: 'electrician' } as const;
  const words = 'the tap drips, an electrician looked at it';
  hears(words, { description: words, turn: { ...turn, trades: ['electrician'] } });
  expect(now().draft.profession).toBe(COMPLETE.draft.profession);
});

test('a trade that is refused at the summary for another one is put right', () => {
  const { hears, now } = conversation(COMPLETE);
  const turn: Partial<Turn> = { act: 'no', trade: 'dj', trades: ['plumber', 'dj'] };
  hears("je veux pu de plombier, ce qu'il me faut c'est un DJ", { turn });
  expect(now().draft).toMatchObject({
    profession: 'dj',
    description: 'a tap drips. my ex broke it',
  });
});

describe('a count that is told anew', () => {
  const home = { ...COMPLETE, draft: { ...COMPLETE.draft, description: 'hacer dos armarios' } };

  test.each(['tell', 'doubt'] as const)('mends the description at the summary: %s', (act) => {
    const { hears, now } = conversation(home);
    expect(hears('mejor tres armarios', { turn: { act } })).toContain('changedAsSaid');
    expect(now().draft.description).toBe('hacer tres armarios');
  });

  test('mends it where the time is asked for', () => {
    const { hears, now } = conversation({ ...home, step: 'urgency' });
    hears('mejor tres armarios', { urgency: null, turn: { act: 'doubt' } });
    expect(now().draft.description).toBe('hacer tres armarios');
  });

  test('is only weighed, and mends nothing', () => {
    const { hears, now } = conversation(home);
    hears('tal vez tres armarios, no sé', { turn: { act: 'doubt' } });
    expect(now().draft.description).toBe('hacer dos armarios');
  });
});
