import type { Client } from '#tests/support/app.ts';
import type { Actor } from './matrix.ts';
import type { World } from './world.ts';

/** One actor calling one row. */
export interface Cell {
  world: World;
  actor: Actor;
  client: Client;
}

/** The request sent. */
export interface Sent {
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** A file as the body. */
  file?: Blob;
}

/** How to call each row, by its title. */
export type Ways = Readonly<Record<string, (cell: Cell) => Sent | Promise<Sent>>>;
