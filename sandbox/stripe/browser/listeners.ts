type Listener = (event?: unknown) => void;

/** Event listeners of an element: `on`, `once` and `off` of Stripe.js. */
export class Listeners {
  readonly #all = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): void {
    const listeners = this.#all.get(event) ?? new Set();
    this.#all.set(event, listeners.add(listener));
  }

  /** Without a listener, removes all of that event. */
  off(event: string, listener?: Listener): void {
    if (listener) this.#all.get(event)?.delete(listener);
    else this.#all.delete(event);
  }

  once(event: string, listener: Listener): void {
    const only: Listener = (given) => {
      this.off(event, only);
      listener(given);
    };
    this.on(event, only);
  }

  tell(event: string, given: object): void {
    for (const listener of this.#all.get(event) ?? []) listener(given);
  }
}
