import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { MarketRun, SimulatedAnswer, SimulatedProfessional } from './market.ts';
import { playMarket } from './play-market.ts';

const START = Date.UTC(2026, 5, 1, 12);
const MINUTES_20 = 20 * MINUTE_MS;

/** The first is the nearest. */
function professional(
  id: string,
  more: Partial<SimulatedProfessional> = {},
): SimulatedProfessional {
  return {
    id,
    since: 0,
    lat: 45.5 + (id.codePointAt(0)! - 97) / 100,
    lon: -73.6,
    trades: [1],
    radiusKm: 30,
    quota: null,
    known: {
      bayesianRating: 4.2,
      ratingMean: 4.2,
      reviewCount: 20,
      acceptedCount: 10,
      deniedCount: 10,
      lastContactedAt: null,
    },
    working: { hours: [], daysOff: [], timeZone: 'America/Toronto' },
    ...more,
  };
}

const request = (at = START, more = {}) => ({
  id: `request at ${String(at)}`,
  lat: 45.5,
  lon: -73.6,
  trade: 1,
  urgency: 'Very urgent (within 24h)' as const,
  at,
  patience: DAY_MS,
  deciding: HOUR_MS,
  ...more,
});

/** Plays requests; each professional answers as it says, everybody else not at all. */
function play(
  professionals: readonly SimulatedProfessional[],
  answers: Readonly<Record<string, SimulatedAnswer>>,
  requests: MarketRun['requests'] = [request()],
) {
  const answerOf: MarketRun['answerOf'] = (_, id) => answers[id] ?? { kind: 'silence' };
  return playMarket({ professionals, requests, answerOf, until: START + 90 * DAY_MS });
}

const four = ['a', 'b', 'c', 'd'].map((id) => professional(id));
const yes = { kind: 'yes', after: MINUTES_20 } as const;
const no = { kind: 'no', after: 5 * MINUTE_MS } as const;

describe('a simulated market', () => {
  it('asks three at once, and the first yes is its time', () => {
    expect(play(four, { b: yes })).toMatchObject([
      { askedAtFirst: 3, asked: 3, firstYesAt: START + MINUTES_20 },
    ]);
  });

  it('replaces who declines, at once', () => {
    const [outcome] = play(four, { a: no, d: yes });
    expect(outcome).toMatchObject({ asked: 4, firstYesAt: START + 5 * MINUTE_MS + MINUTES_20 });
  });

  it('replaces who does not answer, at the end of their time', () => {
    const [outcome] = play(four, { d: yes });
    expect(outcome).toMatchObject({ asked: 4, firstYesAt: START + 30 * MINUTE_MS + MINUTES_20 });
  });

  it('hears no answer that comes after its time', () => {
    const [outcome] = play([four[0]!], { a: { kind: 'yes', after: 31 * MINUTE_MS } });
    expect(outcome!.firstYesAt).toBeNull();
  });

  it('asks nobody further once somebody is hired, or the customer has left', () => {
    const late = { kind: 'no', after: 3 * HOUR_MS } as const;
    const soon = { urgency: 'Soon (2-3 days)' };
    const hired = play(four, { a: yes, b: late, c: late }, [request(START, soon)]);
    const gone = play(four, { a: late, b: late, c: late }, [
      request(START, { ...soon, patience: HOUR_MS }),
    ]);
    expect([hired[0]!.asked, gone[0]!.asked]).toEqual([3, 3]);
  });

  it('asks nobody beyond their quota of the month, and again in the next', () => {
    const little = [professional('a', { quota: 1 })];
    const requests = [0, 1, 31].map((days) => request(START + days * DAY_MS));
    const asked = play(little, { a: no }, requests).map((outcome) => outcome.asked);
    expect(asked).toEqual([1, 0, 1]);
  });

  it('gives a contact back that came to nothing', () => {
    const little = [professional('a', { quota: 1 })];
    const asked = play(little, {}, [request(), request(START + DAY_MS)]);
    expect(asked.map((outcome) => outcome.asked)).toEqual([1, 1]);
  });

  it('searches again while somebody waits', () => {
    const little = [professional('a', { quota: 1 })];
    const first = request(START, { patience: HOUR_MS });
    const waiting = request(START + HOUR_MS / 2, { urgency: 'Soon (2-3 days)' });
    const answers = { a: { kind: 'yes', after: 2 * HOUR_MS } } as const;
    const [, second] = play(little, answers, [first, waiting]);
    expect(second).toMatchObject({ askedAtFirst: 0, asked: 1 });
  });

  it('asks nobody of another trade, farther away than they go, or not there yet', () => {
    const others = [
      professional('a', { trades: [2] }),
      professional('b', { radiusKm: 1 }),
      professional('c', { since: START + 1 }),
    ];
    expect(play(others, {})[0]!.asked).toBe(0);
  });

  it('chooses by the weights it is given', () => {
    const known = { ...four[0]!.known, bayesianRating: 4.9, acceptedCount: 30 };
    const far = professional('z', { known });
    const run = {
      professionals: [...four, far],
      requests: [request()],
      answerOf: (_: unknown, id: string) => (id === 'z' ? yes : ({ kind: 'silence' } as const)),
      until: START + HOUR_MS / 2,
    };
    const weights = { distance: 0, rating: 1, answers: 0, turn: 0, newcomer: 0 };
    expect(playMarket(run)[0]!.firstYesAt).toBeNull();
    expect(playMarket(run, weights)[0]!.firstYesAt).toBe(START + MINUTES_20);
  });
});
