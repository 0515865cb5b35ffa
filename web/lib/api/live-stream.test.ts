import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAT } from '#contract/live.ts';
import { connectEventStream } from './live-stream.ts';

/** An EventSource controlled by the test. */
class QuietSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: QuietSource[] = [];
  readyState = 1;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_event: { data: string }) => {};
  constructor() {
    super();
    QuietSource.opened.push(this);
  }
  beat() {
    this.dispatchEvent(new Event(BEAT.name));
  }
  close() {
    this.readyState = QuietSource.CLOSED;
  }
}

const newest = () => QuietSource.opened.at(-1)!; // one is always open

let status: string;
let stop: () => void;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', QuietSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  QuietSource.opened.length = 0;
  stop = connectEventStream({
    onOpen: () => {},
    onEvent: () => {},
    onStatus: (next) => (status = next),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Silence for this many heartbeats. */
const silence = (beats: number) => vi.advanceTimersByTime(BEAT.every * beats);

describe('a stream', () => {
  it('is up once it has sent something, not when it merely opened', () => {
    newest().onopen();
    expect(status).toBe('down');
    newest().beat();
    expect(status).toBe('up');
  });

  it('stays up as long as it beats', () => {
    for (let count = 0; count < 10; count += 1) {
      newest().beat();
      silence(1);
    }
    expect([status, QuietSource.opened.length]).toEqual(['up', 1]);
  });

  it('that falls silent counts as down, is closed, and reconnected', () => {
    newest().beat();
    const frozen = newest();
    silence(3);
    expect(status).toBe('down');
    expect([frozen.readyState, newest() === frozen]).toEqual([QuietSource.CLOSED, false]);
    newest().beat();
    expect(status).toBe('up');
  });

  it('that never answers is retried', () => {
    silence(6);
    expect(QuietSource.opened).toHaveLength(3);
  });

  it('that was refused is retried after five to ten seconds', () => {
    newest().close();
    newest().onerror();
    vi.advanceTimersByTime(4_999);
    expect(QuietSource.opened).toHaveLength(1);
    vi.advanceTimersByTime(5_001);
    expect(QuietSource.opened).toHaveLength(2);
  });
});

describe('is reconnected at once', () => {
  it('when the browser is back online', () => {
    newest().beat();
    browser.dispatchEvent(new Event('online'));
    expect([status, QuietSource.opened.length]).toEqual(['down', 2]);
  });

  it('when somebody returns to a page that has missed a heartbeat, and only then', () => {
    newest().beat();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(QuietSource.opened).toHaveLength(1);
    silence(2);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(QuietSource.opened).toHaveLength(2);
  });
});
