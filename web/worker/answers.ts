import { ANSWERED_FOR } from '#contract/answered-for.ts';
import {
  answerCaches,
  cacheOf,
  deleteAnswers,
  STORED_AT,
} from '#web/lib/offline/stored-answers.ts';

/** How long the network is waited for where an answer is stored, in milliseconds. */
const PATIENCE = 4_000;
const MAX_STORED = 250;
const MAX_BYTES = 500_000;

/** Reads that are not stored: streams, the operator's panel, originals of photos, whole archives. */
const NOT_STORED = /^\/api\/(?:events|admin\/|site\/logos|files\/[^/]+$|account\/)/;
const PICTURE = /^\/(?:portraits\/|api\/.+\/(?:preview|portrait)(?:$|\/))/;

// An answer that was asked for before somebody left is not stored after that, and none while they leave:
// when their session has ended, the browser drops this worker, which hears no more, but ends its work.
let departures = 0;
let isStoring = true;

/** Whether this worker answers a read. */
export function isAnswered({ pathname }: URL): boolean {
  return PICTURE.test(pathname) || (pathname.startsWith('/api/') && !NOT_STORED.test(pathname));
}

/** Stores answers: somebody is signed in. */
export function startStoring(): void {
  isStoring = true;
}

/** Stores no more answers: somebody is signing out. */
export function stopStoring(): void {
  departures += 1;
  isStoring = false;
}

/** Deletes all answers: nobody is signed in any more. */
export async function forgetAnswers(): Promise<void> {
  stopStoring();
  await deleteAnswers();
}

/** Whether answers of somebody are stored. */
export async function isSomebodyKnown(): Promise<boolean> {
  return (await answerCaches()).length > 0;
}

/**
 * The server's answer, which is stored for its person; where there is no network, or none within some
 * seconds, the stored one, marked with its moment. Pictures never change, and are fetched once.
 */
export async function answerRead(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = departures;
  const isPicture = PICTURE.test(new URL(request.url).pathname);
  const stored = isPicture ? await findStored(request) : undefined;
  if (stored) return stored;
  const network = fetch(request).then((answer) => {
    event.waitUntil(store(request, answer.clone(), known).catch(console.warn));
    return answer;
  });
  const answered = network.catch(() => undefined);
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  return (await Promise.race([answered, patience])) ?? (await findStored(request)) ?? network;
}

async function findStored(request: Request): Promise<Response | undefined> {
  const [name] = await answerCaches();
  return name === undefined
    ? undefined
    : caches.match(request.url, { cacheName: name, ignoreVary: true });
}

async function store(request: Request, answer: Response, known: number): Promise<void> {
  if (answer.status === 401) {
    departures += 1;
    return deleteAnswers();
  }
  const person = answer.headers.get(ANSWERED_FOR) ?? (await ownerOfPicture(request));
  if (!isStoring || answer.status !== 200 || !person || request.signal.aborted) return;
  const body = await answer.blob();
  if (body.size > MAX_BYTES || known !== departures) return;
  await deleteAnswers(person);
  try {
    await put(request, body, answer, await caches.open(cacheOf(person)));
  } finally {
    // Who left meanwhile had it made anew behind them.
    if (known !== departures) await caches.delete(cacheOf(person));
  }
}

async function put(request: Request, body: Blob, answer: Response, cache: Cache): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, new Date().toISOString());
  // Deleted first: a cache lists its entries in the order in which they were put.
  await cache.delete(request.url);
  await cache.put(request.url, new Response(body, { headers }));
  const entries = await cache.keys();
  const oldest = entries.slice(0, Math.max(0, entries.length - MAX_STORED));
  await Promise.all(oldest.map((entry) => cache.delete(entry)));
}

/** Drawings are everybody's: they are stored with the answers that show them. */
async function ownerOfPicture(request: Request): Promise<string | undefined> {
  if (!new URL(request.url).pathname.startsWith('/portraits/')) return undefined;
  const [name] = await answerCaches();
  return name?.slice(cacheOf('').length);
}
