import { expect, type Page } from '@playwright/test';

/** The events a page receives on its live stream, and its requests to the server. */
export interface LivePage {
  heard: string[];
  asked: string[];
}

/** Records a page's live stream and reads; call it before the page navigates. */
export async function listenIn(page: Page): Promise<LivePage> {
  const heard: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') asked.push(new URL(request.url()).pathname);
  });
  await page.exposeBinding('overhear', (_source, type: string) => void heard.push(type));
  await page.addInitScript(() => {
    const tell = (type: string) =>
      (Reflect.get(globalThis, 'overhear') as (type: string) => void)(type);
    globalThis.EventSource = class extends EventSource {
      constructor(...address: ConstructorParameters<typeof EventSource>) {
        super(...address);
        this.addEventListener('open', () => tell('open'));
        this.addEventListener('message', ({ data }) =>
          tell((JSON.parse(data as string) as { type: string }).type),
        );
      }
    };
  });
  return { heard, asked };
}

/**
 * Asserts that a page shows something by the live stream alone: it receives the event, and fetches
 * `path` no more often than it receives events. Returns the milliseconds until it was shown.
 */
export async function expectLive(
  { heard, asked }: LivePage,
  {
    event,
    path,
    act,
    shown,
  }: {
    event: string;
    path: string;
    act: () => Promise<void>;
    shown: () => Promise<void>;
  },
): Promise<number> {
  const [heardBefore, askedBefore] = [heard.length, asked.length];
  await act();
  const began = performance.now();
  await shown();
  const took = performance.now() - began;
  const news = heard.slice(heardBefore);
  expect(news).toContain(event);
  const reads = asked.slice(askedBefore).filter((asked) => asked === path);
  expect(reads.length, `reads of ${path} after hearing ${news.join(', ')}`).toBeLessThanOrEqual(
    news.length,
  );
  return Math.round(took);
}
