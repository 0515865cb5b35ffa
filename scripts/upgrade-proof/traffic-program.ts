// The people of the upgrade proof, as a program of this machine in the network of that one: they write
// to the site without a pause, with open pages. It is asked by messages: `node traffic-program.ts
// DATABASE_URL SITE_URL FILE_OF_MAILS`
import { readFileSync } from 'node:fs';
import { makePauseMeter } from '#faults/failover/pauses.ts';
import { openLiveReader } from '#faults/load/live-reader.ts';
import { runWriters } from '#faults/load/writers.ts';
import { compare } from '#faults/oracle/compare.ts';
import { drain } from '#faults/oracle/drain.ts';
import { faultsOf, judge } from '#faults/oracle/judge.ts';
import { Ledger } from '#faults/oracle/ledger.ts';
import { insertPeople, type People, type SignedIn } from '#faults/site/people.ts';
import { openDatabase, type Database } from '#server/platform/database/db.ts';
import type { Answer, Question } from './traffic.ts';

const [connectionString, url, mailFile] = process.argv.slice(2) as [string, string, string];

const CUSTOMERS = 50;
/** What production lets a person write: 20 messages a minute, 10 requests a day. */
const PACE = { afterWriteMs: 12_000, afterStoryMs: 60_000, stories: 9 };
/** Longer than any upgrade. */
const PATIENCE_MS = 20 * 60_000;
const SEED = 1;

const db = open();
const people = behindTls(await insertPeople(db, CUSTOMERS));
const ledger = new Ledger();
const pages = await Promise.all(
  people.customers.map(async (who) => ({ who, reader: await openLiveReader(url, who) })),
);
const pauses = makePauseMeter(() => ledger.acked);
let isOver = false;
let kept = new Ledger();
const writing = runWriters({
  url,
  ledger,
  people,
  seed: SEED,
  isEnough: () => isOver,
  pace: PACE,
  sending: { pauseMs: 1000, patienceMs: PATIENCE_MS },
});

const ANSWERS: Readonly<Record<Question, () => Answer | Promise<Answer>>> = {
  count: () => ({ acked: ledger.acked, pauseSeconds: pauses.longest() }),
  mark() {
    kept = acknowledgedOf(ledger);
    pauses.reset();
    return { acked: kept.acked };
  },
  'forget pauses'() {
    pauses.reset();
    return { acked: ledger.acked };
  },
  settle,
  async 'compare with the mark'() {
    const { lost, doubled } = await compare(db, kept);
    const faults = [
      ...lost.map((name) => `lost: ${name}`),
      ...doubled.map((name) => `doubled: ${name}`),
    ];
    return { acked: kept.acked, faults };
  },
};

process.on('message', (question: Question) => {
  void Promise.resolve(ANSWERS[question]()).then(
    (answer) => process.send!(answer),
    (error: Error) =>
      process.send!({ acked: ledger.acked, faults: [error.stack ?? error.message] }),
  );
});
process.send!({ acked: 0 } satisfies Answer);

/** Ends the writing, waits until it is quiet, and asks the oracles. */
async function settle(): Promise<Answer> {
  isOver = true;
  await writing;
  await drain(db, 180);
  const smtp = { mails: mailsOfTheSite() };
  const verdict = await judge({ ledger, smtp, pages, cluster: { db } });
  const { acked, refused, unknown, repeated, deliveries } = verdict;
  await Promise.all(pages.map(({ reader }) => reader.close()));
  return {
    acked,
    refused,
    unknown,
    repeated,
    mails: deliveries.received,
    faults: faultsOf(verdict),
  };
}

/** What was acknowledged by now. */
function acknowledgedOf({ writes }: Ledger): Ledger {
  const acknowledged = new Ledger();
  acknowledged.writes.push(...writes.filter(({ outcome }) => outcome === 'ok'));
  acknowledged.acked = acknowledged.writes.length;
  return acknowledged;
}

/** Over https the cookie of a session has another name. */
function behindTls({ customers, professionals }: People): People {
  const secure = (one: SignedIn) => ({ ...one, cookie: `__Host-${one.cookie}` });
  const entries = [...professionals].map(([id, one]) => [id, secure(one)] as const);
  return { customers: customers.map(secure), professionals: new Map(entries) };
}

/** The first one is that by which nearhand setup tries the mail server, before there is an outbox. */
function mailsOfTheSite() {
  const [, ...lines] = readFileSync(mailFile, 'utf8').trim().split('\n');
  return lines
    .map((line) => JSON.parse(line) as { to: string[]; text: string; messageId: string })
    .map(({ to, ...mail }) => ({ ...mail, envelopeTo: to }));
}

function open(): Database {
  return openDatabase({
    connection: { connectionString },
    statementTimeout: 0,
    onConnectionError: () => {},
  });
}
