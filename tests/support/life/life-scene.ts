import type { StartedApp } from '#tests/support/app.ts';
import type { Model } from './life-model.ts';
import type { Customer, Professional } from '#tests/support/people.ts';

/** The scene of one lifecycle. */
export interface Scene {
  site: StartedApp;
  customer: Customer;
  stranger: Customer;
  /** Registered ones first. */
  people: Person[];
  requestId: string;
  model: Model;
}

export type Person = Professional | { professionalId: string };
