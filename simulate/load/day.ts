import { DAY_MINUTES, HOUR_MINUTES } from '#contract/durations.ts';
import { CALLS, type CallName } from '#simulate/costs/costs.ts';
import { DEMAND_BY_HOUR } from '#server/matching/simulation/build-city.ts';
import { LIVES } from './assumptions.ts';
import { boundsOf, makeChance, type Chance } from '#server/platform/simulation/chance.ts';
import { EventQueue } from '#server/platform/simulation/event-queue.ts';
import type { Region } from './regions.ts';

/** A simulated day of requests and all that follows them. */
export interface Day {
  /** Calls for each request. */
  perRequest: Record<CallName, number>;
  /** Calls by hour (UTC), each as a share of the day. */
  hours: number[];
  /** The busiest hour against the mean. */
  peak: number;
  /** The share of each region of all calls in the busiest hour. */
  regions: number[];
  /** Of the requests, how many found fewer than three with quota left. */
  short: number;
}

interface Life {
  region: number;
  leads: number;
}
type Happening =
  | { kind: 'create'; life: Life }
  | { kind: 'contact'; life: Life }
  | { kind: 'answer'; life: Life; declines: boolean }
  | { kind: 'message'; life: Life; left: number }
  | { kind: 'list' | 'conversation'; life: Life };

/**
 * Plays the lives of as many requests, which begin within one day; what lasts longer falls on its
 * hour. `quota`: how many leads a professional takes a day.
 */
export function simulateDay(
  regions: readonly Region[],
  requests: number,
  seed: number,
  { quota }: { quota: number } = LIVES,
): Day {
  const chance = makeChance(seed);
  const bounds = boundsOf(regions.map(({ share }) => share));
  const hours = boundsOf(DEMAND_BY_HOUR);
  const queue = new EventQueue<Happening>();
  for (let n = 0; n < requests; n += 1) {
    const region = chance.index(bounds);
    const local = (chance.index(hours) + chance.draw()) * HOUR_MINUTES;
    const at = local - regions[region]!.offset * HOUR_MINUTES;
    queue.push(at, { kind: 'create', life: { region, leads: 0 } });
  }
  const day = new Tally(regions, requests);
  const play = new Play(queue, makeQuotas(regions, requests, quota), day, chance);
  for (let next = queue.pop(); next; next = queue.pop()) play.happen(next.time, next.event);
  return day.result();
}

/** Leads that the professionals of each region still take: they share them, as matching takes turns. */
function makeQuotas(regions: readonly Region[], requests: number, quota: number): number[] {
  const professionals = (requests * LIVES.contacted) / LIVES.leadsEach;
  return regions.map(({ share }) => Math.max(3, Math.round(professionals * share)) * quota);
}

class Play {
  readonly #queue: EventQueue<Happening>;
  readonly #quotas: number[];
  readonly #day: Tally;
  readonly #chance: Chance;

  constructor(queue: EventQueue<Happening>, quotas: number[], day: Tally, chance: Chance) {
    this.#queue = queue;
    this.#quotas = quotas;
    this.#day = day;
    this.#chance = chance;
  }

  happen(at: number, event: Happening): void {
    const { life } = event;
    if (event.kind !== 'contact') this.#day.count(at, event.kind, life.region);
    if (event.kind === 'create') this.#create(at, life);
    if (event.kind === 'contact') this.#contact(at, life);
    if (event.kind === 'answer') this.#answered(at, event);
    if (event.kind === 'message') this.#written(at, event);
  }

  #create(at: number, life: Life): void {
    for (let n = 0; n < LIVES.contacted; n += 1) this.#contact(at, life);
    if (life.leads < LIVES.contacted) this.#day.short += 1;
    this.#lists(at, life);
  }

  /** One more professional is contacted, where any has quota left. */
  #contact(at: number, life: Life): void {
    if (this.#quotas[life.region]! <= 0) return;
    this.#quotas[life.region]! -= 1;
    life.leads += 1;
    this.#lists(at, life);
    const { neverAnswers, answerMedian, answerSpread, answerLimit, declines } = LIVES;
    const delay = answerMedian * Math.exp(answerSpread * this.#chance.normal());
    const isSilent = this.#chance.draw() < neverAnswers || delay > answerLimit;
    if (isSilent) this.#queue.push(at + answerLimit, { kind: 'contact', life });
    else {
      const says = this.#chance.draw() < declines;
      this.#queue.push(at + delay, { kind: 'answer', life, declines: says });
    }
  }

  #answered(at: number, { life, declines }: Extract<Happening, { kind: 'answer' }>): void {
    if (declines) this.#contact(at, life);
    else this.#next(at, life, LIVES.messages);
  }

  #written(at: number, { life, left }: Extract<Happening, { kind: 'message' }>): void {
    for (let n = 0; n < LIVES.reads; n += 1) {
      this.#queue.push(at + this.#chance.wait(1), { kind: 'conversation', life });
    }
    this.#next(at, life, left - 1);
  }

  #next(at: number, life: Life, left: number): void {
    if (left <= 0) return;
    this.#queue.push(at + this.#chance.wait(LIVES.messagePause), { kind: 'message', life, left });
  }

  #lists(at: number, life: Life): void {
    for (let n = 0; n < LIVES.lists; n += 1) {
      this.#queue.push(at + this.#chance.wait(LIVES.listPause), { kind: 'list', life });
    }
  }
}

class Tally {
  short = 0;
  readonly #requests: number;
  readonly #calls = Object.fromEntries(CALLS.map((name) => [name, 0])) as Record<CallName, number>;
  /** By hour, then by region. */
  readonly #hours: number[][];

  constructor(regions: readonly Region[], requests: number) {
    this.#requests = requests;
    this.#hours = DEMAND_BY_HOUR.map(() => regions.map(() => 0));
  }

  count(at: number, name: CallName, region: number): void {
    const minute = ((at % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
    this.#calls[name] += 1;
    this.#hours[Math.floor(minute / HOUR_MINUTES)]![region]! += 1;
  }

  result(): Day {
    const sums = this.#hours.map((regions) => regions.reduce((sum, calls) => sum + calls, 0));
    const total = sums.reduce((sum, calls) => sum + calls, 0);
    const most = Math.max(...sums);
    const busiest = this.#hours[sums.indexOf(most)]!;
    return {
      perRequest: Object.fromEntries(
        CALLS.map((name) => [name, this.#calls[name] / this.#requests]),
      ) as Record<CallName, number>,
      hours: sums.map((calls) => calls / total),
      peak: (most * sums.length) / total,
      regions: busiest.map((calls) => calls / most),
      short: this.short / this.#requests,
    };
  }
}
