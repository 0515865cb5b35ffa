import { useEffect, useState } from 'react';
import { tellWorker } from './worker.ts';
import type { ToWorker } from './worker-messages.ts';

/** How often a page that stays open asks for a new version, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

/**
 * A function that replaces the program by the new version that has been stored, and reloads the page; undefined
 * while there is none.
 */
export function useUpdate(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    let isGone = false;
    const offer = (worker: ServiceWorker) => !isGone && setWaiting(worker);
    const stop = watchForUpdate(offer);
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return waiting && (() => replaceBy(waiting));
}

function watchForUpdate(offer: (worker: ServiceWorker) => void): () => void {
  let registration: ServiceWorkerRegistration | undefined;
  let askedAt = Date.now();
  const look = async () => {
    registration = await navigator.serviceWorker?.ready;
    registration?.addEventListener('updatefound', follow);
    if (registration?.waiting) await offerIfNewer(registration.waiting, offer);
  };
  const follow = () => {
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void offerIfNewer(worker, offer);
    });
  };
  const ask = () => {
    if (document.hidden || Date.now() - askedAt < ASK_EVERY) return;
    askedAt = Date.now();
    registration?.update().catch(console.warn);
  };
  void look().catch(console.warn);
  document.addEventListener('visibilitychange', ask);
  return () => {
    registration?.removeEventListener('updatefound', follow);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** A page that was reloaded is of the new version already: only what is stored is older. */
async function offerIfNewer(worker: ServiceWorker, offer: (worker: ServiceWorker) => void) {
  const entry = await entryOf(worker);
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (own && new URL(own.src).pathname !== entry) offer(worker);
  else await tellWorker({ type: 'take-over' }, worker);
}

function entryOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const message: ToWorker = { type: 'name-entry' };
  worker.postMessage(message, [port2]);
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
  });
}

function replaceBy(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  void tellWorker({ type: 'take-over' }, worker);
}
