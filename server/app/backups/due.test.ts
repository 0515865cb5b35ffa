import { describe, expect, it } from 'vitest';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations.ts';
import { isDue } from './due.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);

function due(now: string, finished: string | undefined, everySeconds: number, failed?: string) {
  const finishedAt = finished === undefined ? undefined : at(finished);
  const failedAt = failed === undefined ? undefined : at(failed);
  return isDue(at(now), everySeconds, { finishedAt, failedAt });
}

describe('a backup is due', () => {
  it('at once where there is none', () => {
    expect(due('20T12:00:00', undefined, DAY_SECONDS)).toBe(true);
  });

  it('each day at half past three, whenever the one before was made', () => {
    expect(due('20T03:29:00', '19T03:40:00', DAY_SECONDS)).toBe(false);
    expect(due('20T03:30:00', '19T03:40:00', DAY_SECONDS)).toBe(true);
    expect(due('20T03:30:00', '19T22:00:00', DAY_SECONDS)).toBe(true);
    expect(due('20T03:50:00', '20T03:41:00', DAY_SECONDS)).toBe(false);
  });

  it('every six hours', () => {
    expect(due('20T09:20:00', '20T03:35:00', 6 * HOUR_SECONDS)).toBe(false);
    expect(due('20T09:40:00', '20T03:35:00', 6 * HOUR_SECONDS)).toBe(true);
  });

  it('later, where it was missed', () => {
    expect(due('20T18:00:00', '18T03:40:00', DAY_SECONDS)).toBe(true);
  });

  it('an hour after it failed', () => {
    expect(due('20T04:10:00', '19T03:40:00', DAY_SECONDS, '20T03:31:00')).toBe(false);
    expect(due('20T04:40:00', '19T03:40:00', DAY_SECONDS, '20T03:31:00')).toBe(true);
  });

  it('never where it is off', () => {
    expect(due('20T12:00:00', undefined, 0)).toBe(false);
  });
});
