import { percentile } from '#bench/statistics.ts';

/** What became of the calls of some seconds. */
export class Window {
  readonly times: number[] = [];
  /** Of those that were turned away. */
  readonly timesOfShed: number[] = [];
  readonly #failures = new Map<string, number>();
  #succeeded = 0;

  /** Notes an answer, or why none came, and how many milliseconds it took. */
  note(answer: number | string, milliseconds: number): void {
    this.times.push(milliseconds);
    if (answer === 503) this.timesOfShed.push(milliseconds);
    else if (typeof answer === 'number' && answer >= 200 && answer < 300) this.#succeeded += 1;
    else this.#failures.set(`${answer}`, (this.#failures.get(`${answer}`) ?? 0) + 1);
  }

  /** Calls that did what they were to do. */
  succeeded(): number {
    return this.#succeeded;
  }

  /** Calls turned away. */
  shed(): number {
    return this.timesOfShed.length;
  }

  /** Calls that were answered otherwise, or not at all. */
  failed(): number {
    return this.times.length - this.succeeded() - this.shed();
  }

  /** How many failed, and of what. */
  failures(): string {
    const kinds = [...this.#failures].map(([kind, count]) => `${kind} × ${count}`);
    return [`${this.failed()} failed`, ...kinds].join(', ');
  }

  p99(): number {
    return percentile(this.times, 0.99);
  }

  median(): number {
    return percentile(this.times, 0.5);
  }
}
