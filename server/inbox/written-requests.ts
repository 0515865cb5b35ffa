import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/language.ts';
import { ownRequest } from '#contract/requests/requests.ts';
import type { Db } from '#server/platform/database/db.ts';
import { writerOf, writtenList } from '#server/platform/http/written-answer.ts';
import type { Session } from '#server/platform/http/route.ts';
import { listOwnRequests, PAGE } from './own-requests.ts';
import { findRequestStates, type RequestState } from './queries-request-states.ts';
import type { AskedRequests } from './queries-shown.ts';

/** Of each process and database: some 5,000 requests with three leads each. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What an entry takes beside its bytes. */
const BYTES_OF_ENTRY = 500;

const write = writerOf(ownRequest);
type Answer = ReturnType<typeof write>;
type WrittenList = ReturnType<typeof writtenList<Answer['value']>>;

/** What was written of a request, and in which state it was. */
interface Written {
  state: string;
  answer: Answer;
}

/** By the id of a request and a language. */
type Kept = LRUCache<string, Written>;

const ofPools = new WeakMap<Db, Kept>();

/**
 * A page of the customer's requests with their leads, newest first, before the request `before`, for
 * readers of a language. A request that is in the state in which it was last written is not read again
 * (docs/decisions/0077-written-requests.md).
 */
export async function listWrittenRequests(
  db: Db,
  { userId: customerId }: Pick<Session, 'userId'>,
  { before, language }: { before: string | undefined; language: Language },
): Promise<WrittenList> {
  const page = { customerId, before, limit: PAGE };
  const states = await findRequestStates(db, page);
  const kept = keptOf(db);
  const answers = new Map<string, Answer>();
  for (const { id, state } of states) {
    const last = kept.get(`${id} ${language}`);
    if (last?.state === state) answers.set(id, last.answer);
  }
  const changed = states.filter(({ id }) => !answers.has(id));
  if (changed.length > 0) {
    // One is what mostly changes between two looks at a list.
    const [one, ...more] = changed as [RequestState, ...RequestState[]];
    const asked = more.length === 0 ? { customerId, requestId: one.id, limit: 1 } : page;
    for (const [id, answer] of await writeAgain(db, asked, changed, language))
      answers.set(id, answer);
  }
  return writtenList(states.flatMap(({ id }) => answers.get(id) ?? []));
}

function keptOf(db: Db): Kept {
  const kept = ofPools.get(db) ?? new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  ofPools.set(db, kept);
  return kept;
}

function sizeOf({ answer }: Written): number {
  return answer.bytes.length + BYTES_OF_ENTRY;
}

/**
 * Reads requests and writes what changed, and keeps that where nothing changed again meanwhile: what
 * is read in several statements may be of several moments.
 */
async function writeAgain(
  db: Db,
  asked: AskedRequests,
  changed: readonly RequestState[],
  language: Language,
): Promise<Map<string, Answer>> {
  const read = await listOwnRequests(db, asked);
  const statesAfter = new Map(
    (await findRequestStates(db, asked)).map((one) => [one.id, one.state]),
  );
  const own = new Map(read.map((one) => [one.id, one]));
  const answers = new Map<string, Answer>();
  for (const { id, state } of changed) {
    const request = own.get(id);
    if (!request) continue;
    const answer = write(request, language);
    answers.set(id, answer);
    if (statesAfter.get(id) === state) keptOf(db).set(`${id} ${language}`, { state, answer });
  }
  return answers;
}
