import { createStore, get, update } from 'idb-keyval';
import type { QueuedAction } from './queued-action.ts';

type Queue = readonly QueuedAction[];

const KEY = 'actions';

let opened: ReturnType<typeof createStore> | undefined;
// Where the browser stores nothing (some do not in private windows): it lasts as long as the page.
let inMemory: Queue | undefined;

/** The queue of this browser, in the order in which it is sent. */
export async function readQueue(): Promise<Queue> {
  if (inMemory) return inMemory;
  return (await get<Queue>(KEY, store()).catch(() => (inMemory ??= []))) ?? [];
}

/** Changes the queue in one transaction: tabs and the service worker share it. */
export async function changeQueue(change: (queue: Queue) => Queue): Promise<void> {
  if (!inMemory) {
    try {
      return await update<Queue>(KEY, (queue = []) => change(queue), store());
    } catch (error) {
      console.warn('The queue could not be stored.', error);
    }
  }
  inMemory = change(inMemory ?? []);
}

function store() {
  opened ??= createStore('nearhand-queue', 'queue');
  return opened;
}
