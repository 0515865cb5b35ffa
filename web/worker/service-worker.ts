import { drain } from '#web/lib/queue/drain.ts';
import { APP_PATHS } from '#web/lib/navigation/paths.ts';
import { QUEUE_TAG } from '#web/lib/queue/queued-action.ts';
import {
  answerRead,
  forgetAnswers,
  isAnswered,
  isSomebodyKnown,
  startStoring,
  stopStoring,
} from './answers.ts';
import {
  answerAsset,
  answerPage,
  deleteOldPrograms,
  ENTRY,
  storeProgram,
  storeScreens,
} from './program.ts';
import type { ToWorker } from '#web/lib/offline/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync, which TypeScript does not know (wicg.github.io/background-sync). */
type SyncEvent = ExtendableEvent & { tag: string };

// Push messages: a file of their own.
self.importScripts('/push-worker.js');

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => event.waitUntil(hear(event)));
self.addEventListener('sync' as 'message', (event) => {
  const { tag } = event as unknown as SyncEvent;
  if (tag === QUEUE_TAG) event.waitUntil(drainAll());
});

async function install(): Promise<void> {
  await storeProgram();
  // A person's new program is whole before it replaces the one before.
  if (await isSomebodyKnown()) await storeScreens();
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteOldPrograms();
  await self.clients.claim();
}

/** Only reads of this site; undefined leaves a request to the browser. */
function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== self.location.origin) return undefined;
  if (mode === 'navigate') return isScreen(url.pathname) ? answerPage(event) : undefined;
  if (url.pathname.startsWith('/assets/')) return answerAsset(event.request);
  return isAnswered(url) ? answerRead(event) : undefined;
}

/** Public pages are the server's alone. */
function isScreen(path: string): boolean {
  return APP_PATHS.some((known) => known === path);
}

async function hear({ data, ports }: ExtendableMessageEvent): Promise<void> {
  const message = data as ToWorker;
  if (message.type === 'leaving') stopStoring();
  if (message.type === 'store-screens') {
    startStoring();
    await storeScreens(message.language);
  }
  if (message.type === 'forget') await forgetAnswers();
  if (message.type === 'take-over') await self.skipWaiting();
  if (message.type === 'name-entry') ports[0]?.postMessage(ENTRY);
}

/** @throws where something still waits, so that the browser tries again later */
async function drainAll(): Promise<void> {
  if (!(await drain())) throw new Error('Something still waits to be sent.');
}
