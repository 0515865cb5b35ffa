import type { Ledger } from '#faults/oracle/ledger.ts';
import type { People } from '#faults/site/people.ts';
import { drawFrom } from '#tests/attacks/fuzz/draw.ts';
import { Sender } from './send.ts';
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
}): Promise<void> {
  const { url, ledger, people, seed, isEnough } = options;
  const goesOn = () => !isEnough();
  const sender = new Sender(url, ledger);
  const write = async (customer: People['customers'][number], number: number) => {
    const chance = drawFrom(seed * 1000 + number);
    const draw = () => chance.below(1000) / 1000;
    for (let story = 0; goesOn(); story += 1) {
      const word = `r${seed}w${number}s${story}`;
      await playStory({ customer, people, sender, word, draw, goesOn });
    }
  };
  await Promise.all(people.customers.map(write));
}
