import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import type { StartedApp } from './app.ts';

let keys = 0;

/** Queues a letter in French to an address; a job delivers it. */
export async function queueLetterTo({ platform }: StartedApp, address: string): Promise<void> {
  const letter = letters.fr.nobodyYet({
    brand: 'Nearhand',
    profession: 'P',
    area: 'Q',
    url: 'https://n.test',
  });
  const to = { channel: 'email', address, language: 'fr' } as const;
  await platform.db
    .transaction()
    .execute((tx) =>
      queueLetter(tx, platform, { kind: 'nobodyYet', key: `test ${(keys += 1)}`, to, letter }),
    );
}
