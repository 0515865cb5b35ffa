/** So many of something (cores, connections), and who waits for one: first come, first served. */
export class Pool<Waiting> {
  #free: number;
  #waiting: Waiting[] = [];
  #first = 0;

  constructor(size: number) {
    this.#free = size;
  }

  /** Whether one was free; else `who` waits, and a later `give` returns it. */
  take(who: Waiting): boolean {
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    this.#waiting.push(who);
    return false;
  }

  /** Gives one back: to the returned one, who has waited longest, or to whoever comes. */
  give(): Waiting | undefined {
    const next = this.#waiting[this.#first];
    if (next === undefined) {
      this.#free += 1;
      return undefined;
    }
    this.#first += 1;
    if (this.#first > 1000) {
      this.#waiting = this.#waiting.slice(this.#first);
      this.#first = 0;
    }
    return next;
  }
}
