/** Runs at most so much work at a time, lets some wait in line, and turns the rest away. */
export class ConcurrencyLimiter {
  readonly #most: { running: number; waiting: number };
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(most: { running: number; waiting: number }) {
    this.#most = most;
  }

  /** Starts the work now or in its turn; `full` when the line is. */
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
