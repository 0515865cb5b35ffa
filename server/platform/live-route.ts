import type { Context, Hono } from 'hono';
import { begin, refuse, type Underway } from './http-answer.ts';
import { cookiesOf, SESSION_COOKIE } from './http-cookies.ts';
import type { HttpOptions } from './http-options.ts';
import { makeEventStream, type EventStream } from './live-sse.ts';
import type { LiveStream } from './live.ts';
import { assertThat } from './refusal.ts';
import type { Session } from './route.ts';
import { API_HEADERS } from './security-headers.ts';

export const EVENTS_PATH = '/api/events';

const mostStreamsOfOne = 10;
const beatEvery = 25_000;
/** A session that ends in silence (its time is up) is noticed within five minutes. */
const beatsBetweenChecks = 12;

interface OpenStream extends EventStream {
  beats: number;
  recheck(): void;
}

/**
 * GET /api/events: the live stream of the signed-in person as server-sent events. It resumes after
 * `Last-Event-ID`, and ends with a `bye` event when the session ends or the server stops.
 */
export function mountEvents(app: Hono, live: LiveStream, options: HttpOptions): void {
  const streams = new Set<OpenStream>();
  const secure = options.publicUrl.startsWith('https:');
  setInterval(() => streams.forEach(beat), beatEvery).unref();
  app.get(EVENTS_PATH, async (c) => {
    const call = begin(c, EVENTS_PATH, options);
    try {
      const token = cookiesOf(c, secure).cookie(SESSION_COOKIE);
      const identify = async () => (token ? options.identify(token) : null);
      call.session = await identify();
      assertThat(call.session !== null, 'not_signed_in');
      const { userId } = call.session;
      if (c.req.method === 'HEAD') return answer(c, call, null);
      assertThat(live.countSubscribers(userId) < mostStreamsOfOne, 'too_many');
      const stream = open(userId, afterId(c), identify, { live, streams });
      return answer(c, call, stream.readable);
    } catch (error) {
      return refuse(c, call, error, options);
    }
  });
}

function open(
  userId: string,
  after: number | null,
  identify: () => Promise<Session | null>,
  { live, streams }: { live: LiveStream; streams: Set<OpenStream> },
): OpenStream {
  const stream: OpenStream = {
    ...makeEventStream(() => {
      unsubscribe();
      streams.delete(stream);
    }),
    beats: 0,
    recheck: () => void identify().then((session) => session ?? stream.close(), ignore),
  };
  const unsubscribe = live.subscribe(userId, after, stream);
  streams.add(stream);
  return stream;
}

/** A database that cannot be asked just now ends nobody's session. */
function ignore(): void {}

function beat(stream: OpenStream): void {
  stream.beat();
  stream.beats += 1;
  if (stream.beats % beatsBetweenChecks === 0) stream.recheck();
}

function afterId(c: Context): number | null {
  const header = c.req.header('last-event-id') ?? '';
  return /^\d{1,15}$/.test(header) ? Number(header) : null;
}

function answer(c: Context, { requestId }: Underway, stream: ReadableStream | null): Response {
  const headers = {
    ...API_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'x-request-id': requestId,
  };
  return stream === null ? c.body(null, 200, headers) : c.body(stream, 200, headers);
}
