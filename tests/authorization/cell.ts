import type { Client } from '#tests/support/app.ts';
import type { Actor } from './matrix.ts';
import type { World } from './world.ts';

/** One actor about to use one row. */
export interface Cell {
  world: World;
  actor: Actor;
  client: Client;
}

/** What is sent. */
export interface Sent {
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Instead of a body: a file, as it is. */
  file?: Blob;
}

/** How each row is used, by its title. */
export type Ways = Readonly<Record<string, (cell: Cell) => Sent | Promise<Sent>>>;
