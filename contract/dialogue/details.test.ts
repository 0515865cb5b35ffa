import { describe, expect, test } from 'vitest';
import type { ExtraQuestion } from '#contract/requests/extra-questions.ts';
import { COMPLETE, conversation } from '#tests/support/conversation.ts';
import { answersIn, withDetail } from './details.ts';
import { draftsOf } from './drafts.ts';
import { BEGINNING, move, type Progress } from './steps.ts';
import { openQuestion } from './extra-of-trade.ts';
import { percentAt, stepNumber } from './step-number.ts';

const FLOOR: ExtraQuestion = { id: '1', kind: 'number', question: 'Which floor?', options: [] };
const LIFT: ExtraQuestion = {
  id: '2',
  kind: 'choice',
  question: 'Is there an elevator?',
  options: ['Yes', 'No, stairs'],
};
const NOTE: ExtraQuestion = { id: '3', kind: 'text', question: 'Anything heavy?', options: [] };
const extra = { profession: 'plumber' as const, questions: [FLOOR, LIFT, NOTE] };

/** At the first extra question, with place and time still to be asked. */
const ASKED: Progress = {
  ...BEGINNING,
  step: 'details',
  extra,
  draft: { ...BEGINNING.draft, profession: 'plumber', description: 'a tap drips' },
};

const said = ({ draft }: Progress) => answersIn(draft).map(({ answer }) => answer);

describe('extra questions', () => {
  test('follow the description, one after another, before the place', () => {
    const { hears, now } = conversation({
      ...ASKED,
      step: 'description',
      draft: { ...ASKED.draft, description: null },
    });
    expect(hears('a tap drips', { description: 'a tap drips' })).toEqual(['ask.details']);
    expect(openQuestion(now())).toBe(FLOOR);
    expect(hears('the third, 3')).toEqual(['ask.details']);
    expect(hears('no, STAIRS')).toEqual(['ask.details']);
    expect(hears('a piano')).toEqual(['ask.location']);
    expect(said(now())).toEqual(['the third, 3', 'No, stairs', 'a piano']);
  });

  test('belong to the second of six steps', () => {
    expect([stepNumber('details'), percentAt('details')]).toEqual([2, 33]);
  });

  test.each(['skip', 'I don’t know', 'je ne sais pas', 'passer', 'no sé', 'Omitir.'])(
    'are skipped by “%s”',
    (words) => {
      const { hears, now } = conversation(ASKED);
      hears(words);
      expect(openQuestion(now())).toBe(LIFT);
      expect(said(now())).toEqual([]);
    },
  );

  test('are not skipped by a no, which is an answer', () => {
    const { hears, now } = conversation({ ...ASKED, extra: { ...extra, questions: [NOTE] } });
    hears('No', { turn: { act: 'no' } });
    expect(said(now())).toEqual(['No']);
  });

  test('ask once more for a number, and then take what is said', () => {
    const { hears, now } = conversation(ASKED);
    expect(hears('quite high up')).toEqual(['ask.number']);
    expect(hears('the attic')).toEqual(['ask.details']);
    expect(said(now())).toEqual(['the attic']);
  });

  test('wait while something is asked back, and give way to another trade', () => {
    const { hears, now } = conversation(ASKED);
    const turn = { act: 'question', about: 'price' } as const;
    expect(hears('what does it cost?', { turn })).toEqual(['answer.price', 'ask.details']);
    hears('an electrician I need, no plumber', {
      turn: { act: 'correction', trade: 'electrician', trades: ['electrician', 'plumber'] },
    });
    expect(now()).toMatchObject({ step: 'location', draft: { profession: 'electrician' } });
  });

  test('take an answer that could not be read', () => {
    const { hears, now } = conversation(ASKED);
    expect(hears('2', null)).toEqual(['ask.details']);
    expect(said(now())).toEqual(['2']);
  });

  test('are asked at the last question where they are learned only then', () => {
    const learned = move(COMPLETE, { type: 'learned', extra });
    expect(learned.step).toBe('details');
    expect(move(COMPLETE, { type: 'learned', extra: { ...extra, questions: [] } }).step).toBe(
      'confirmation',
    );
  });
});

describe('answers to extra questions', () => {
  const answered = {
    ...COMPLETE,
    extra,
    draft: [FLOOR, LIFT, NOTE].reduce(
      (draft, question) => ({ ...draft, ...withDetail(draft, question, '2') }),
      COMPLETE.draft,
    ),
  };

  test('can be asked for again, and undone', () => {
    const { act, now } = conversation(answered);
    expect(act({ type: 'chose-details' })).toEqual(['ask.details']);
    expect(said(now())).toEqual([]);
    expect(said(move(now(), { type: 'undone' }))).toEqual(['2', '2', '2']);
  });

  test('are replaced by a correction, in their place', () => {
    const found = withDetail(answered.draft, LIFT, 'Yes');
    expect(said(move(answered, { type: 'corrected', found }))).toEqual(['2', 'Yes', '2']);
  });

  test('belong to the draft of their trade alone, and return with it', () => {
    const other = move(answered, { type: 'corrected', found: { profession: 'roofer' } });
    expect(said(other)).toEqual([]);
    const back = move(other, { type: 'corrected', found: { profession: 'plumber' } });
    expect(said(back)).toHaveLength(3);
    const otherNeeds = [{ profession: 'roofer' as const, words: 'the roof', own: {} }];
    const [, second] = draftsOf({ draft: answered.draft, otherNeeds });
    expect(answersIn(second!)).toEqual([]);
  });
});
