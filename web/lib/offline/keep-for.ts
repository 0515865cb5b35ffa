import type { User } from '#web/lib/api/session.tsx';
import { changeQueue } from '#web/lib/queue/stored-queue.ts';
import { deleteAnswers } from './stored-answers.ts';
import { registerWorker, tellWorker, workerInControl } from './worker.ts';

export type Person = Pick<User, 'id' | 'professionalId'>;

/**
 * Prepares this browser for being without a network: registers the service worker, has it store the
 * screens of a signed-in person and what is newest for them, and sends what waits since they were last here.
 * What is stored of anybody else is deleted; without a person, of everybody.
 */
export async function keepFor(person: Person | null): Promise<void> {
  if (!person) await tellWorker({ type: 'forget' });
  // Pages without https have no caches.
  if ('caches' in globalThis) await deleteAnswers(person?.id);
  await changeQueue((queue) => queue.filter((one) => one.person === person?.id));
  const registration = await registerWorker();
  if (!person) return;
  const { sendQueue } = await import('#web/lib/queue/queue.ts');
  void sendQueue();
  if (!registration) return;
  await workerInControl();
  await tellWorker({ type: 'store-screens', language: document.documentElement.lang });
  const { storeAhead } = await import('./store-ahead.ts');
  await storeAhead(person);
}
