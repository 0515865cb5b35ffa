import type { Assumed } from './assumptions.ts';
import { Pool } from './pool.ts';

/** One PostgreSQL: connections, cores, and a log that is flushed for all who wait at once. */
export class SimulatedDatabase<Task> {
  readonly connections: Pool<Task>;
  readonly cores: Pool<Task>;
  /** Milliseconds that its cores worked, and that its log was written. */
  worked = 0;
  flushed = 0;
  readonly #assumed: Assumed;
  #committing: Task[] = [];
  #bytes = 0;
  #isFlushing = false;

  constructor(assumed: Assumed) {
    this.#assumed = assumed;
    this.connections = new Pool(assumed.connections);
    this.cores = new Pool(assumed.databaseCores);
  }

  /** One more commit waits to be flushed. */
  commit(task: Task, bytes: number): void {
    this.#committing.push(task);
    this.#bytes += bytes;
  }

  /** Begins a flush of all that wait, unless one is under way. @returns whose it is, and its milliseconds */
  beginFlush(): { tasks: Task[]; took: number } | undefined {
    if (this.#isFlushing || this.#committing.length === 0) return undefined;
    const took = this.#assumed.flushMs + (this.#bytes / this.#assumed.walBytesPerSecond) * 1000;
    const tasks = this.#committing;
    this.#committing = [];
    this.#bytes = 0;
    this.#isFlushing = true;
    this.flushed += took;
    return { tasks, took };
  }

  endFlush(): void {
    this.#isFlushing = false;
  }
}
