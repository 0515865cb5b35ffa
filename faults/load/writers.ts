import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '#faults/oracle/ledger.ts';
import type { People } from '#faults/site/people.ts';
import { drawFrom } from '#tests/attacks/fuzz/draw.ts';
import { Sender, type SenderOptions } from './send.ts';
import { playStory } from './story.ts';

/**
 * Lets each customer write in a closed loop, which waits for an answer before it writes again, until
 * it is enough and each has its last answer.
 */
export async function runWriters(options: {
  url: string;
  ledger: Ledger;
  people: People;
  seed: number;
  isEnough: () => boolean;
  /** Of writers who keep the limits of production; without it they neither pause nor end by themselves. */
  pace?: { afterWriteMs: number; afterStoryMs: number; stories: number };
  sending?: SenderOptions;
}): Promise<void> {
  const { url, ledger, people, seed, isEnough, pace = UNPACED, sending } = options;
  const goesOn = () => !isEnough();
  const sender = new Sender(url, ledger, { ...sending, afterWriteMs: pace.afterWriteMs });
  const write = async (customer: People['customers'][number], number: number) => {
    const chance = drawFrom(seed * 1000 + number);
    const draw = () => chance.below(1000) / 1000;
    for (let story = 0; goesOn() && story < pace.stories; story += 1) {
      const word = `r${seed}w${number}s${story}`;
      await playStory({ customer, people, sender, word, draw, goesOn });
      await sleep(pace.afterStoryMs);
    }
  };
  await Promise.all(people.customers.map(write));
}

const UNPACED = { afterWriteMs: 0, afterStoryMs: 0, stories: Infinity };
