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

/** How many streams are opened by one step. */
export const STEP = 500;

/** Opens so many streams on a node, of one customer each, step by step. */
export async function openStreams(
  pages: Pages,
  { port, streams }: { port: number; streams: number },
  onStep: (opened: number) => void = () => {},
): Promise<void> {
  for (let opened = 0; opened < streams;) {
    const open = tokensOf(opened, Math.min(STEP, streams - opened));
    await pages.ask({ open, port });
    opened += open.length;
    onStep(opened);
  }
}

/** Tokens of synthetic customers, one stream each. */
function tokensOf(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => customerToken(from + index + 1));
}
