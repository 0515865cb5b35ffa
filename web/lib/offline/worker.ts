import type { ToWorker } from './worker-messages.ts';

const WORKER = '/service-worker.js';

/** Registers the service worker of the site; undefined where the browser has none, or it could not be fetched. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.register(WORKER);
  } catch (error) {
    console.warn('The service worker could not be registered.', error);
    return undefined;
  }
}

/** The registration with its worker at work; rejects where the browser has none. */
export async function workerAtWork(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** Resolves once a worker answers the reads of this page. */
export async function workerInControl(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** Says something to the worker at work, if there is one, or to another. */
export async function tellWorker(message: ToWorker, worker?: ServiceWorker): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  (worker ?? registration?.active)?.postMessage(message);
}
