import type { Address } from './address.ts';

/**
 * What a typed place comes to. `named`: the text says its town. `inferred`: the town was taken from
 * the context, or is one of several of its name, and has to be said. `unclear`: it has to be asked for;
 * `options` are likely ones, best first. `unknown`: nothing of it is a place. `street` is the text
 * where it is a street whose town is not said, else ''.
 */
export type Settled =
  | { status: 'named' | 'inferred'; address: Address; street: string }
  | { status: 'unclear'; options: Address[]; street: string }
  | { status: 'unknown' };
