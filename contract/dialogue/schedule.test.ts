import { expect, test } from 'vitest';
import type { Analysis } from '#contract/requests/assistant.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';
import { respond } from './respond.ts';
import { BEGINNING, type Progress } from './steps.ts';

const FRIDAY = { from: '2026-11-27', to: '2026-11-27' };
const SUNDAY = { from: '2026-12-06', to: '2026-12-06' };
const MOVE: Draft = {
  ...EMPTY_DRAFT,
  profession: 'mover',
  description: 'a piano',
  location: 'Malasaña',
  destination: 'Alcobendas',
  urgency: 'Soon (2-3 days)',
  dates: FRIDAY,
};
const atConfirmation: Progress = { ...BEGINNING, step: 'confirmation', draft: MOVE };

function draftAfter(text: string, heard: Partial<Analysis>, from = atConfirmation): Draft {
  const turn = { ...EMPTY_ANALYSIS.turn, act: 'correction' as const };
  const analysis = { ...EMPTY_ANALYSIS, turn, ...heard };
  return respond(from, { type: 'said', text, heard: analysis, first: false }, true).progress.draft;
}

test('another day changes the urgency with it', () => {
  const urgency = 'Not urgent (within a week)';
  const draft = draftAfter('no, sunday the 6th', { dates: SUNDAY, urgency });
  expect(draft).toMatchObject({ dates: SUNDAY, urgency });
});

test('a day alone stays in its month, and is as urgent as before', () => {
  const wedding = { ...MOVE, dates: { from: '2027-06-19', to: '2027-06-19' } };
  const heard = { dates: { from: '2026-11-26', to: '2026-11-26' }, urgency: MOVE.urgency };
  const from = {
    ...atConfirmation,
    draft: { ...wedding, urgency: 'Not urgent (within a week)' as const },
  };
  expect(draftAfter('no, the 26th', heard, from)).toMatchObject({
    dates: { from: '2027-06-26', to: '2027-06-26' },
    urgency: 'Not urgent (within a week)',
  });
});

test('a day that is put off is moved by as much', () => {
  const turn = { ...EMPTY_ANALYSIS.turn, act: 'doubt' as const };
  expect(draftAfter('a week later please', { turn })).toMatchObject({
    dates: { from: '2026-12-04', to: '2026-12-04' },
  });
});

test('another urgency without a day takes the day back', () => {
  const urgency = 'Very urgent (within 24h)';
  expect(draftAfter('no, as soon as possible', { urgency })).toMatchObject({
    urgency,
    dates: null,
  });
});

test('the same urgency leaves the day', () => {
  expect(draftAfter('soon', { urgency: MOVE.urgency })).toMatchObject({ dates: FRIDAY });
});

test('of a move the place changes that is named', () => {
  const there = { location: 'San Sebastián de los Reyes' };
  const to = draftAfter('no es a alcobendas sino a San Sebastián de los Reyes', there);
  expect(to).toMatchObject({ location: 'Malasaña', destination: there.location });
  const from = draftAfter('cambia el origen a San Sebastián de los Reyes', there);
  expect(from).toMatchObject({ location: there.location, destination: 'Alcobendas' });
});

test('changing when asks for it anew, without the days of before', () => {
  const { progress } = respond(atConfirmation, { type: 'chose-change', field: 'urgency' }, true);
  expect(progress).toMatchObject({ step: 'urgency', draft: { urgency: null, dates: null } });
});

test('a day answers how soon it is needed', () => {
  const draft = { ...MOVE, urgency: null, dates: null };
  const asked: Progress = { ...BEGINNING, step: 'urgency', draft };
  const urgency = 'Not urgent (within a week)';
  const said = draftAfter(
    'sunday the 6th',
    { dates: SUNDAY, urgency, recurrence: 'weekly' },
    asked,
  );
  expect(said).toMatchObject({ dates: SUNDAY, recurrence: 'weekly', urgency });
});
