import { createStore, get, update } from 'idb-keyval';
import type { QueuedAction } from './queued-action.ts';

type Queue = readonly QueuedAction[];

const KEY = 'actions';

let opened: ReturnType<typeof createStore> | undefined;
// What the browser did not store (some store nothing in private windows): lasts as long as the page,
// or until a later change is stored.
let unstored: Queue = [];

/** The queue of this browser, in the order in which it is sent. */
export async function readQueue(): Promise<Queue> {
  const stored = await get<Queue>(KEY, store()).catch((error: unknown) => {
    console.warn('The queue could not be read.', error);
  });
  return [...(stored ?? []), ...unstored];
}

/** Changes the queue in one transaction: tabs and the service worker share it. */
export async function changeQueue(change: (queue: Queue) => Queue): Promise<void> {
  try {
    await update<Queue>(KEY, (stored = []) => change([...stored, ...unstored]), store());
    unstored = [];
  } catch (error) {
    console.warn('The queue could not be stored.', error);
    unstored = change(unstored);
  }
}

function store() {
  opened ??= createStore('nearhand-queue', 'queue');
  return opened;
}
