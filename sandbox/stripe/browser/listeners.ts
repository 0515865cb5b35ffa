type Listener = (event?: unknown) => void;

/** Who listens to an element, as `on`, `once` and `off` of Stripe.js have it. */
export class Listeners {
  readonly #all = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): void {
    const listeners = this.#all.get(event) ?? new Set();
    this.#all.set(event, listeners.add(listener));
  }

  /** Without a listener, nobody listens to that event any more. */
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
