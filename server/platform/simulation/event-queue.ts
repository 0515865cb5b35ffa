/** Events in the order of their simulated time: a binary heap. Of equal times, any order. */
export class EventQueue<Event> {
  readonly #heap: { time: number; event: Event }[] = [];

  /** The time of the earliest. */
  peek(): number | undefined {
    return this.#heap[0]?.time;
  }

  push(time: number, event: Event): void {
    const heap = this.#heap;
    const added = { time, event };
    let at = heap.push(added) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (heap[parent]!.time <= time) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = added;
  }

  /** Removes the earliest. */
  pop(): { time: number; event: Event } | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first && last && heap.length > 0) this.#sink(last);
    return first;
  }

  #sink(moved: { time: number; event: Event }): void {
    const heap = this.#heap;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      const other = child + 1;
      if (other < heap.length && heap[other]!.time < heap[child]!.time) child = other;
      if (heap[child]!.time >= moved.time) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = moved;
  }
}
