/** Counts the open connections of each address, up to a maximum. */
export class ConnectionCount {
  readonly #max: number;
  readonly #addresses = new Map<string, string>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a connection by its id; false where its address has too many. */
  open(id: string, address: string): boolean {
    const others = [...this.#addresses.values()].filter((one) => one === address);
    if (others.length >= this.#max) return false;
    this.#addresses.set(id, address);
    return true;
  }

  close(id: string): void {
    this.#addresses.delete(id);
  }
}
