import { expect, it } from 'vitest';
import type { TimelineEntry } from '#contract/requests/requests.ts';
import { groupTimeline } from './timeline-groups.ts';

const entry = (event: TimelineEntry['event'], at: string, professionalName: string | null = null) =>
  ({
    event,
    at: `2026-01-01T${at}Z`,
    actor: 'system',
    leadId: professionalName,
    note: null,
    professionalName,
  }) as const;

const told = (timeline: TimelineEntry[]) =>
  groupTimeline(timeline, []).map(({ event, names }) => [event, ...names]);

it('groups professionals contacted together, and nothing else', () => {
  expect(
    told([
      entry('submit', '10:00:00'),
      entry('contact', '10:00:00', 'Ana'),
      entry('contact', '10:00:00', 'Luc'),
      entry('accept', '10:05:00', 'Ana'),
      entry('accept', '10:05:10', 'Luc'),
    ]),
  ).toEqual([['submit'], ['contact', 'Ana', 'Luc'], ['accept', 'Ana'], ['accept', 'Luc']]);
});

it('separates those contacted at different times', () => {
  const timeline = [entry('contact', '10:00:00', 'Ana'), entry('contact', '10:01:00', 'Luc')];
  expect(told(timeline)).toEqual([
    ['contact', 'Ana'],
    ['contact', 'Luc'],
  ]);
});

it('separates those withdrawn for different reasons', () => {
  const timeline = ['Ana', 'Luc', 'Marc'].map((name) => entry('withdraw', '10:00:00', name));
  const leads = [
    { id: 'Ana', endedBecause: 'hired_other' as const },
    { id: 'Luc', endedBecause: 'hired_other' as const },
    { id: 'Marc', endedBecause: 'gone' as const },
  ];
  expect(groupTimeline(timeline, leads).map(({ because, names }) => [because, ...names])).toEqual([
    ['hired_other', 'Ana', 'Luc'],
    ['gone', 'Marc'],
  ]);
});

it('separates those our team assigned from those found', () => {
  const asked = { ...entry('contact', '10:00:10', 'Luc'), actor: 'operator' as const };
  expect(told([entry('contact', '10:00:00', 'Ana'), asked])).toEqual([
    ['contact', 'Ana'],
    ['contact', 'Luc'],
  ]);
});
