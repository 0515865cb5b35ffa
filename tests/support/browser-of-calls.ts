import type { Hono } from 'hono';

export interface Answered {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect in it
  body: any;
}

/** An HTTP client with cookies, from one network address. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Its user agent. */
  userAgent = '';
  readonly #app: Hono;
  readonly #address: string;

  constructor(app: Hono, address = '203.0.113.1') {
    this.#app = app;
    this.#address = address;
  }

  get(path: string): Promise<Answered> {
    return this.#call(path, { method: 'GET' });
  }

  post(path: string, payload?: unknown): Promise<Answered> {
    return this.send('POST', path, payload);
  }

  /** A call with any method. */
  send(method: string, path: string, payload?: unknown): Promise<Answered> {
    const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
    const headers = { 'content-type': 'application/json' };
    return this.#call(path, { method, ...body, headers });
  }

  async #call(path: string, init: RequestInit): Promise<Answered> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const own = { cookie, ...(this.userAgent ? { 'user-agent': this.userAgent } : {}) };
    const headers = { ...(init.headers as Record<string, string>), ...own };
    const peer = { incoming: { socket: { remoteAddress: this.#address } } };
    const response = await this.#app.request(path, { ...init, headers }, peer);
    response.headers.getSetCookie().forEach((line) => this.#keep(line));
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
