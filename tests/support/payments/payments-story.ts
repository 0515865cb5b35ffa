import type { Card } from '#sandbox/stripe/cards.ts';

const DAY = 86_400;

/** An action of a professional in one step. */
export type PaymentAct = Beginning | Changing | GivingCard | { do: 'pay' } | { do: 'refresh' };

/** `passes`: the outcome of 3-D Secure, where required. */
export interface Beginning {
  do: 'form' | 'checkout';
  plan: Plan;
  card: CardName | 'none';
  passes: boolean;
}

export type Changing = { do: 'change'; plan: Plan; by: Way } | { do: 'cancel' | 'resume'; by: Way };

interface GivingCard {
  do: 'card';
  card: CardName;
  passes: boolean;
}

type Plan = 'professional' | 'premium';
/** By our API, or at Stripe itself. */
type Way = 'call' | 'portal';

const NUMBERS = {
  good: '4242424242424242',
  other: '5555555555554444',
  asked: '4000002500003155',
  declined: '4000000000000002',
  poor: '4000000000009995',
  failsLater: '4000000000000341',
} as const;
export type CardName = keyof typeof NUMBERS;

export const cardNamed = (name: CardName): Card => ({
  number: NUMBERS[name],
  expMonth: 12,
  expYear: 2040,
  cvc: '123',
});

/** A seeded random number from 0 to below 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)]!;
}

/** The actions of one professional by round; undefined for none. */
export function storyOf(seed: number, rounds: number): (PaymentAct | undefined)[] {
  const random = randomOf(seed);
  return Array.from({ length: rounds }, (_, round) => {
    if (random() < (round === 0 ? 0.05 : 0.5)) return undefined;
    return random() < (round === 0 ? 1 : 0.2) ? beginning(random) : goingOn(random);
  });
}

/** The time until the next round, in seconds: renewals and retries fall in between. */
export function waitsOf(seed: number, rounds: number): number[] {
  const random = randomOf(seed);
  const waits = [600, 2 * DAY, 6 * DAY, 12 * DAY, 17 * DAY, 31 * DAY];
  return Array.from({ length: rounds }, () => pick(random, waits));
}

function beginning(random: () => number): PaymentAct {
  const cards = [
    'good',
    'good',
    'good',
    'other',
    'asked',
    'declined',
    'failsLater',
    'none',
  ] as const;
  return {
    do: pick(random, ['form', 'checkout'] as const),
    plan: planOf(random),
    card: pick(random, cards),
    passes: random() < 0.6,
  };
}

function goingOn(random: () => number): PaymentAct {
  const by = pick(random, ['call', 'portal'] as const);
  const cards = ['good', 'other', 'asked', 'poor', 'failsLater', 'failsLater'] as const;
  return pick<PaymentAct>(random, [
    { do: 'change', plan: planOf(random), by },
    { do: 'cancel', by },
    { do: 'resume', by },
    { do: 'card', card: pick(random, cards), passes: random() < 0.6 },
    { do: 'pay' },
    { do: 'refresh' },
  ]);
}

function planOf(random: () => number): Plan {
  return pick(random, ['professional', 'premium'] as const);
}
