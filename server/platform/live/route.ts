import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { beginCall, refuseCall } from '#server/platform/http/answer.ts';
import { cookiesOf, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { HttpOptions } from '#server/platform/http/options.ts';
import { makeHeartbeat, type Heartbeat } from './heartbeat.ts';
import { beginEventStream, type EventStream } from './sse.ts';
import type { LiveStream } from './live.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import { API_HEADERS, siteHeaders } from '#server/platform/http/security-headers.ts';

export const EVENTS_PATH = '/api/events';

const MAX_STREAMS_PER_PERSON = 10;
/** A session that expires silently is noticed within five minutes. */
const beatsBetweenChecks = 30;

interface OpenStream extends EventStream {
  beats: number;
  recheck(): void;
}

/**
 * GET /api/events: the live stream of the signed-in person as server-sent events. It resumes after
 * `Last-Event-ID`, and ends with a `bye` event when the session ends or the server stops.
 */
export function mountEvents(app: Hono, live: LiveStream, options: HttpOptions): void {
  const heartbeat = makeHeartbeat(beat);
  const secure = options.publicUrl.startsWith('https:');
  app.get(EVENTS_PATH, async (c) => {
    const call = beginCall(c, EVENTS_PATH, options);
    try {
      const token = cookiesOf(c, secure).cookie(SESSION_COOKIE);
      const identify = async () => (token ? options.identify(token) : null);
      call.session = await identify();
      assertThat(call.session !== null, 'not_signed_in');
      const { userId } = call.session;
      const opened = rightsOf(call.session);
      const head = headOf(c, call.requestId, secure);
      if (c.req.method === 'HEAD') return head;
      assertThat(live.countSubscribers(userId) < MAX_STREAMS_PER_PERSON, 'too_many');
      const headers = Object.fromEntries(head.headers);
      open(c, { userId, opened, headers, identify, live, heartbeat });
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      return refuseCall(c, call, error, options);
    }
  });
}

interface Opening {
  userId: string;
  /** What the session was good for when the stream was opened. */
  opened: string;
  headers: Record<string, string>;
  identify(): Promise<Session | null>;
  live: LiveStream;
  heartbeat: Heartbeat<OpenStream>;
}

function open(c: Context, { userId, opened, headers, identify, live, heartbeat }: Opening): void {
  const { outgoing } = c.env as HttpBindings;
  // It left while the database was asked whose it is: nothing would ever end it.
  if (outgoing.destroyed) return;
  const stream: OpenStream = {
    ...beginEventStream(outgoing, headers, () => {
      unsubscribe();
      endBeats();
    }),
    beats: 0,
    recheck: () =>
      void identify().then((session) => rightsOf(session) === opened || stream.close(), ignore),
  };
  const unsubscribe = live.subscribe(userId, afterId(c), stream);
  const endBeats = heartbeat.add(stream);
}

/** Who joins a team, leaves it or changes sides sees other things from then on: their page opens a new stream. */
function rightsOf(session: Session | null): string {
  return session ? `${session.role} ${session.professionalId}` : 'none';
}

/** A database that is unavailable ends nobody's session. */
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

/** The response headers, with the site's own. */
function headOf(c: Context, requestId: string, secure: boolean): Response {
  return c.body(null, 200, {
    ...siteHeaders(secure),
    ...API_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'x-request-id': requestId,
  });
}
