import type { LinkFault } from './link.ts';
import type { Outage } from './outage.ts';

/** What a call may take while the database is away: it is waited for, then refused. */
export const REFUSED_WITHIN_MS = 10_000;

const on = (fault: LinkFault): Outage['begin'] => {
  return ({ link }) => {
    link.suffer(fault);
    return () => link.suffer('none');
  };
};

/** The network between the program and PostgreSQL. */
export const NETWORK: readonly Outage[] = [
  {
    name: 'latency of 500 ms a round trip',
    seconds: 20,
    begin: on('slow'),
    during: { ready: 'serves', read: 'serves', write: 'either' },
    answerMs: 15_000,
  },
  {
    name: 'resets in the middle of answers',
    seconds: 20,
    begin: on('reset'),
    during: { ready: 'either', read: 'either', write: 'either' },
    answerMs: REFUSED_WITHIN_MS,
  },
  {
    name: 'black hole: it accepts and never answers',
    seconds: 30,
    begin: on('blackHole'),
    during: { ready: 'refuses', read: 'refuses', write: 'refuses' },
    answerMs: REFUSED_WITHIN_MS,
  },
  {
    name: 'half-open: existing connections are dead, new ones work',
    seconds: 60,
    begin: on('halfOpen'),
    during: { ready: 'either', read: 'either', write: 'either' },
    answerMs: REFUSED_WITHIN_MS,
  },
];
