/** The cookies of one browser for one site. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  get isEmpty(): boolean {
    return this.#cookies.size === 0;
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Stores the cookies an answer sets, and deletes those it clears. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0\b/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
