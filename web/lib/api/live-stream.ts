import { BEAT, type LiveEvent } from '#contract/live.ts';

export interface EventStreamOptions {
  /** The stream was (re)opened: fetch what happened meanwhile. */
  onOpen(): void;
  onEvent(event: LiveEvent): void;
  /** `up` once something was received, `down` as soon as the stream broke or fell silent. */
  onStatus(status: 'up' | 'down'): void;
}

/** After a refusal; so much later at most, drawn anew, that pages do not all come back at once. */
const RECONNECT_AFTER = 5_000;
const SPREAD = 5_000;
/** A stream that misses two heartbeats is dead, whatever the browser reports. */
const SILENCE = BEAT.every * 2.5;
/** A shorter limit when somebody returns to the page. */
const DOUBTFUL = BEAT.every * 1.5;

/**
 * Connects to the live stream until the returned function is called. A change of network may leave
 * a dead connection that reports no error: without heartbeats, it reconnects.
 */
export function connectEventStream(listening: EventStreamOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  const openIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, milliseconds);
  };
  const heard = () => {
    heardAt = Date.now();
    openIn(SILENCE);
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    listening.onStatus('down');
  };
  const open = () => {
    close();
    heard();
    source = openSource(listening, heard, () => openIn(RECONNECT_AFTER + Math.random() * SPREAD));
  };
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - heardAt > DOUBTFUL) open();
  };
  open();
  addEventListener('online', open);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', open);
    document.removeEventListener('visibilitychange', look);
    close();
  };
}

function openSource(
  { onOpen, onEvent, onStatus }: EventStreamOptions,
  heard: () => void,
  refused: () => void,
): EventSource {
  const source = new EventSource('/api/events', { withCredentials: true });
  const isAlive = () => {
    heard();
    onStatus('up');
  };
  source.onopen = onOpen;
  source.addEventListener(BEAT.name, isAlive);
  source.onmessage = ({ data }) => {
    isAlive();
    onEvent(JSON.parse(data as string) as LiveEvent);
  };
  source.onerror = () => {
    onStatus('down');
    // The browser reconnects by itself after a lost connection, not after a refusal.
    if (source.readyState === EventSource.CLOSED) refused();
  };
  return source;
}
