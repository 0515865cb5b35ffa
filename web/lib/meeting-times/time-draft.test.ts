import { describe, expect, it } from 'vitest';
import {
  beginAt,
  beginnings,
  draftOf,
  firstDraft,
  isBusyAt,
  nextDraft,
  onDay,
  spansOf,
} from './time-draft.ts';

const ZONE = 'America/Toronto';
/** 14:10 in Toronto. */
const NOW = Date.parse('2026-12-01T19:10:00Z');
const tomorrow = firstDraft(NOW, ZONE);

describe('a time to propose', () => {
  it('begins as tomorrow morning at the place', () => {
    expect(spansOf([tomorrow], NOW, ZONE)).toEqual([
      { from: '2026-12-02T14:00:00.000Z', to: '2026-12-02T16:00:00.000Z' },
    ]);
  });

  it('of today begins later than now, and keeps its length', () => {
    expect(beginnings('2026-12-01', NOW, ZONE)[0]).toBe(14 * 60 + 30);
    const today = onDay(tomorrow, '2026-12-01', NOW, ZONE);
    expect(today).toEqual({ day: '2026-12-01', from: 870, to: 990 });
  });

  it('ends before the night, however late it begins', () => {
    expect(beginAt(tomorrow, 21 * 60 + 30)).toMatchObject({ from: 1290, to: 1380 });
  });

  it('of a move is that of the appointment, a day later', () => {
    const [span] = spansOf([tomorrow], NOW, ZONE) ?? [];
    expect(draftOf(span!, ZONE)).toEqual(tomorrow);
    expect(nextDraft(tomorrow).day).toBe('2026-12-03');
  });

  it('is not while somebody is busy', () => {
    const busy = [{ from: '2026-12-02T14:15:00.000Z', to: '2026-12-02T15:30:00.000Z' }];
    const free = beginnings('2026-12-02', NOW, ZONE, busy);
    expect(free.filter((minutes) => minutes >= 510 && minutes <= 660)).toEqual([510, 630, 660]);
    expect(isBusyAt(spansOf([tomorrow], NOW, ZONE) ?? [], busy)).toBe(true);
    expect(isBusyAt(spansOf([nextDraft(tomorrow)], NOW, ZONE) ?? [], busy)).toBe(false);
  });

  it('is refused once it is over', () => {
    expect(spansOf([{ ...tomorrow, day: '2026-12-01' }], NOW, ZONE)).toBeNull();
    expect(spansOf([{ ...tomorrow, to: tomorrow.from }], NOW, ZONE)).toBeNull();
  });

  it('is sent once, with the others, in their order', () => {
    const later = nextDraft(tomorrow);
    const spans = spansOf([later, tomorrow, later], NOW, ZONE) ?? [];
    expect(spans.map(({ from }) => from.slice(0, 10))).toEqual(['2026-12-02', '2026-12-03']);
  });
});
