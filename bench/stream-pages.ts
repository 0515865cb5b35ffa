import { once } from 'node:events';
import { forkQuietly } from './app.ts';
import { customerToken } from './calls.ts';
import type { Answered, Asked } from './streams-process.ts';

/** A process that holds the other ends of live streams. */
export type Pages = ReturnType<typeof startPages>;

/** Starts it; it opens streams when asked to. */
export function startPages() {
  const child = forkQuietly('streams-process.ts');
  return {
    async ask(asked: Asked): Promise<Answered> {
      child.send(asked);
      const [answered] = (await once(child, 'message')) as [Answered];
      if ('failed' in answered) throw new Error(answered.failed);
      return answered;
    },
    stop: () => child.disconnect(),
  };
}

/** Tokens of synthetic customers, one stream each. */
export function tokensOf(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => customerToken(from + index + 1));
}
