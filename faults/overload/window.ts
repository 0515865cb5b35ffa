import { percentile } from '#bench/statistics.ts';

/** What became of the calls of some seconds. */
export class Window {
  readonly times: number[] = [];
  /** Of those that were turned away. */
  readonly timesOfShed: number[] = [];
  readonly byStatus = new Map<number, number>();

  /** Notes an answer: its status, 0 where none came, and how many milliseconds it took. */
  note(status: number, milliseconds: number): void {
    this.times.push(milliseconds);
    if (status === 503) this.timesOfShed.push(milliseconds);
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
  }

  /** Calls that did what they were to do. */
  succeeded(): number {
    return [...this.byStatus].reduce((sum, [status, n]) => sum + (isSuccess(status) ? n : 0), 0);
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

const isSuccess = (status: number) => status >= 200 && status < 300;
