/** Limits concurrency: runs this much work at a time, queues some, and rejects the rest. */
export class ConcurrencyLimiter {
  readonly #most: { running: number; waiting: number };
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(most: { running: number; waiting: number }) {
    this.#most = most;
  }

  /** Runs the work now or queued; `full` when the queue is. */
  run<T>(work: () => Promise<T>): Promise<T> | 'full' {
    if (this.#running < this.#most.running) return this.#start(work);
    if (this.#line.length >= this.#most.waiting) return 'full';
    return new Promise((resolve) => {
      this.#line.push(() => resolve(this.#start(work)));
    });
  }

  async #start<T>(work: () => Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#line.shift()?.();
    }
  }
}
