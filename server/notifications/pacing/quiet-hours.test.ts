import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfQuietHours } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00', timeZone: 'America/Toronto' };
const at = (iso: string) => new Date(iso);

it.each([
  ['in the evening', '2026-11-20T03:30:00Z', '2026-11-20T12:00:00Z'],
  ['after midnight', '2026-11-20T09:00:00Z', '2026-11-20T12:00:00Z'],
  ['to the minute they begin', '2026-11-20T03:00:00Z', '2026-11-20T12:00:00Z'],
  ['while clocks go back', '2026-11-01T04:30:00Z', '2026-11-01T12:00:00Z'],
  ['while clocks go forward', '2026-03-08T04:30:00Z', '2026-03-08T11:00:00Z'],
])('quiet hours %s end in the morning', (_, moment, end) => {
  expect(endOfQuietHours(at(moment), night)).toEqual(at(end));
});

it.each(['2026-11-20T02:59:59Z', '2026-11-20T12:00:00Z', '2026-11-20T17:00:00Z'])(
  'no quiet hours at %s',
  (moment) => expect(endOfQuietHours(at(moment), night)).toBeNull(),
);

it('never apply to somebody without quiet hours', () => {
  expect(endOfQuietHours(at('2026-11-20T03:30:00Z'), null)).toBeNull();
});

it('whatever the hours and the zone, they end later, within a day and an hour, and then none apply', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const zone = fc.constantFrom(
    'America/Toronto',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  );
  const moment = fc.date({ min: at('2024-01-01'), max: at('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, time, zone, moment, (from, to, timeZone, now) => {
      fc.pre(from !== to);
      const end = endOfQuietHours(now, { from, to, timeZone });
      if (!end) return;
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      expect(endOfQuietHours(end, { from, to, timeZone })).toBeNull();
    }),
    { numRuns: 300 },
  );
});
