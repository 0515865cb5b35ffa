import { BEAT } from '#contract/live.ts';

/** The turns between two beats of a stream. */
const TURNS = 10;

/** Beats for many streams. */
export interface Heartbeat<Stream> {
  /** Adds a stream, whose first beat comes within one interval; returns the function that removes it. */
  add(stream: Stream): () => void;
}

/**
 * Calls `beat` for each stream once in `BEAT.every`, with one timer: the streams take turns, because
 * ten thousand writes at once would keep every other call waiting.
 */
export function makeHeartbeat<Stream>(beat: (stream: Stream) => void): Heartbeat<Stream> {
  const turns = Array.from({ length: TURNS }, () => new Set<Stream>());
  let added = 0;
  let turn = 0;
  setInterval(() => {
    turns[turn]!.forEach(beat);
    turn = (turn + 1) % TURNS;
  }, BEAT.every / TURNS).unref();
  return {
    add(stream) {
      const streams = turns[added % TURNS]!;
      added += 1;
      streams.add(stream);
      return () => void streams.delete(stream);
    },
  };
}
