import { percentile } from '#bench/statistics.ts';

/** What became of the calls of some seconds. */
export class Window {
  readonly times: number[] = [];
  /** Of those that were turned away. */
  readonly timesOfShed: number[] = [];
  #succeeded = 0;

  /** Notes an answer: its status, 0 where none came, and how many milliseconds it took. */
  note(status: number, milliseconds: number): void {
    this.times.push(milliseconds);
    if (status === 503) this.timesOfShed.push(milliseconds);
    if (status >= 200 && status < 300) this.#succeeded += 1;
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

  p99(): number {
    return percentile(this.times, 0.99);
  }

  median(): number {
    return percentile(this.times, 0.5);
  }
}
