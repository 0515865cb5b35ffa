/** A call that would wait longer than this for its answer is refused at the door, in seconds. */
const LONGEST_WAIT = 2;
/** So few calls in progress are no overload, however slow they are: each waits for something else. */
const ALWAYS_ADMITTED = 128;
/** A refused caller is asked to wait for so many seconds, drawn anew for each: they come back spread. */
const WAIT = { least: 1, most: 5 };
const BUCKETS = 8;

/**
 * Load shedding. By Little's law a call is answered after as many seconds as there are calls in
 * progress for each that is answered in a second, whatever they wait for: the event loop, the pool of
 * database connections, or each other's batches. Where more are in progress than were answered in the
 * last two seconds, further ones are turned away before they cost anything, so that those inside are answered in time and memory does not grow (docs/decisions/0059).
 */
export class LoadShedder {
  readonly #now: () => number;
  readonly #answered = new Uint32Array(BUCKETS);
  #newest = 0;
  #inProgress = 0;
  #refused = 0;

  /** `now` counts milliseconds and never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** In how many seconds to come back, where a further call would wait too long; else undefined. */
  secondsToWait(): number | undefined {
    if (this.#inProgress < ALWAYS_ADMITTED) return undefined;
    this.#turn();
    if (this.#inProgress < this.#answeredLately()) return undefined;
    this.#refused += 1;
    const { least, most } = WAIT;
    return least + Math.floor(Math.random() * (most - least + 1));
  }

  /** Counts work from its beginning to its end. */
  async during<T>(work: () => T | Promise<T>): Promise<T> {
    this.#inProgress += 1;
    try {
      return await work();
    } finally {
      this.#inProgress -= 1;
      this.#turn();
      this.#answered[this.#newest % BUCKETS]! += 1;
    }
  }

  /** Waits, within such work, for what only its caller keeps waiting: the rest of a body. */
  async besides<T>(awaited: Promise<T>): Promise<T> {
    this.#inProgress -= 1;
    try {
      return await awaited;
    } finally {
      this.#inProgress += 1;
    }
  }

  /** Calls in progress, and those that were refused since the start. */
  figures(): { inProgress: number; refused: number } {
    return { inProgress: this.#inProgress, refused: this.#refused };
  }

  /** Empties the buckets of the time that has passed. */
  #turn(): void {
    const current = Math.floor(this.#now() / ((LONGEST_WAIT * 1000) / BUCKETS));
    for (let n = Math.max(this.#newest, current - BUCKETS) + 1; n <= current; n += 1) {
      this.#answered[n % BUCKETS] = 0;
    }
    this.#newest = Math.max(this.#newest, current);
  }

  #answeredLately(): number {
    return this.#answered.reduce((sum, count) => sum + count, 0);
  }
}
